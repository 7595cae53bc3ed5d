/** The games of the house, in the language of the reader: asked for once in each. */
import { ask } from './api/ask';
import type { GameInfo } from './api/schema';
import type { Language } from './settings.svelte';

const asked = new Map<Language, Promise<readonly GameInfo[]>>();

export function allGames(language: Language): Promise<readonly GameInfo[]> {
  const known = asked.get(language) ?? ask<readonly GameInfo[]>('GET', '/api/games');
  asked.set(language, known);
  known.catch(() => asked.delete(language));
  return known;
}

export async function gameNamed(name: string, language: Language): Promise<GameInfo | undefined> {
  return (await allGames(language)).find((game) => game.name === name);
}
