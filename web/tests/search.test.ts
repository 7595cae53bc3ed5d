import { expect, test } from 'vitest';
import { placesOf } from '$shell/rulebook/search';

function page(...blocks: string[]): Element[] {
  document.body.innerHTML = blocks.map((html) => `<p>${html}</p>`).join('');
  return Array.from(document.body.children);
}
const found = (wanted: string, ...blocks: string[]) => placesOf(wanted, page(...blocks)).map(String);

test('words are found whatever their capitals', () => {
  expect(found('RA track', 'The Ra Track fills; the ra track ends.')).toEqual(['Ra Track', 'ra track']);
});

test('words are found whatever their accents, on either side', () => {
  expect(found('epoque', 'Une époque s’achève.')).toEqual(['époque']);
  expect(found('Époque', 'Une epoque.')).toEqual(['epoque']);
  expect(found('époque', 'Une e\u0301poque.')).toEqual(['e\u0301poque']);
});

test('ligatures are found by their letters, and what comes behind them stands where it stands', () => {
  expect(found('oeuvre', 'Une œuvre, deux Œuvres.')).toEqual(['œuvre', 'Œuvre']);
  expect(found('œuvre', 'Une oeuvre.')).toEqual(['oeuvre']);
  expect(found('suite', 'Une œuvre et sa suite')).toEqual(['suite']);
});

test('apostrophes, minus signs and spaces are found as people type them', () => {
  expect(found("l'or", 'On garde l’or.')).toEqual(['l’or']);
  expect(found('-5', 'Il coûte −5 points.')).toEqual(['−5']);
  expect(found('10 points', 'Il rapporte 10\u00a0points.')).toEqual(['10\u00a0points']);
});

test('a phrase is found across inline elements', () => {
  const [range] = placesOf('play gods', page('A player may <em>play <b>go</b></em>ds now.'));
  expect(String(range)).toBe('play gods');
  expect(range?.startContainer.parentElement?.tagName).toBe('EM');
  expect(range?.endContainer.parentElement?.tagName).toBe('P');
});

test('a phrase does not run from one block into the next', () => {
  expect(found('bid sun', 'bid ', 'sun')).toEqual([]);
});

test('places come in the order of the page, and do not overlap', () => {
  expect(found('a', 'Ra, papa', 'Anubis')).toEqual(['a', 'a', 'a', 'A']);
  expect(found('ana', 'banana')).toEqual(['ana']);
});

test('what surrounds the wanted words does not matter, and nothing is found for nothing', () => {
  expect(found('  sun ', 'One sun.')).toEqual(['sun']);
  expect(found('   ', 'One sun.')).toEqual([]);
  expect(found('moon', 'One sun.')).toEqual([]);
});
