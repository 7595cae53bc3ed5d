/** A house that answers as a test wants it to. */
import { vi } from 'vitest';

export interface Asked {
  method: string;
  path: string;
  language: string | null;
  body: unknown;
}
type Answer = (asked: Asked) => Response | Promise<Response>;

/** Answers in the place of the house; what was asked, in order. */
export function answering(answer: Answer): Asked[] {
  const all: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    const url = new URL(address, location.origin);
    const language = url.searchParams.get('lang');
    url.searchParams.delete('lang');
    const asked = {
      method,
      path: url.pathname + url.search,
      language,
      body: body === undefined ? undefined : (JSON.parse(body) as unknown),
    };
    all.push(asked);
    return answer(asked);
  });
  return all;
}

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

export const unreachable: Answer = () => Promise.reject(new TypeError('no network'));

/** A browser that lets nobody keep anything. */
export function forgetting(): void {
  const refuse = () => {
    throw new DOMException('not here', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
}
