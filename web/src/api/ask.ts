/** Asking the house over HTTP: answers, or the fault it tells. */
import type { Fault } from './schema';
import { settings } from '$shell/settings.svelte';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A fault as it travels: what does not apply is left out. */
export type Told = Pick<Fault, 'code' | 'sentence'> & Partial<Fault>;

/** What the house does not do, and why. */
export class Refused extends Error {
  readonly fault: Told;
  constructor(fault: Told) {
    super(fault.sentence);
    this.fault = fault;
  }
}

/** The house cannot be reached. */
export class Unreachable extends Error {}

export async function ask<T = void>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await send(method, path, body);
  if (!answer.ok) throw new Refused(await faultOf(answer));
  if (answer.status === 204) return undefined as T;
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return (await (isJson ? answer.json() : answer.text())) as T;
}

async function send(method: Method, path: string, body: unknown): Promise<Response> {
  const address = `${path}${path.includes('?') ? '&' : '?'}lang=${settings.language}`;
  const written =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    return await fetch(address, { method, ...written });
  } catch (fault) {
    throw new Unreachable(String(fault));
  }
}

/** What an answer says went wrong; something between us and the house may answer in words of its own. */
async function faultOf(answer: Response): Promise<Told> {
  try {
    return (await answer.json()) as Told;
  } catch {
    throw new Unreachable(String(answer.status));
  }
}

const LUCK_BYTES = 16;

/** What nobody can foresee: our part of the luck, and names for requests. */
export function unforeseen(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LUCK_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
