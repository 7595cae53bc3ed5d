import { expect, test } from 'vitest';
import type { Book } from '$shell/rulebook/books';
import { rulebook } from '../build/rulebook.ts';

/** What a book becomes when the client is built. */
function built(text: string, file = '/house/games/mehen/rulebook.en.md'): Book | null {
  const { transform } = rulebook() as unknown as { transform: (code: string, id: string) => { code: string } | null };
  const made = transform(text, file);
  return made && (JSON.parse(made.code.replace(/^export default |;$/g, '')) as Book);
}

const BOOK = `# Mehen

A snake lies on the table.

## 1. The snake

It is coiled.

**1.1** A lion sets out from the tail.
It crawls.

*Ruling:* Lions crawl too.

**1.2** A lion sets out from the head.

### Of tails

Tails are long.

## 2. The end

**2.1** The *first* lion home wins.

## Thanks

To all lions.
`;

test('a book has its title, its numbered chapters, and those without a number', () => {
  expect(built(BOOK)?.map(({ number, title }) => [number, title])).toEqual([
    [null, 'Mehen'],
    ['1', 'The snake'],
    ['2', 'The end'],
    [null, 'Thanks'],
  ]);
});

test('a chapter has its paragraphs by number, and the text before them', () => {
  const numbers = built(BOOK)?.map(({ parts }) => parts.map(({ number }) => number));
  expect(numbers).toEqual([[null], [null, '1.1', '1.2', null], ['2.1'], [null]]);
});

test('a paragraph goes on until the next one, or the next heading', () => {
  const [, snake] = built(BOOK)!;
  const [before, tail, head, after] = snake!.parts.map(({ html }) => html);
  expect(before).toBe('<p>It is coiled.</p>\n');
  expect(tail).toBe('<p>A lion sets out from the tail.\nIt crawls.</p>\n<p><em>Ruling:</em> Lions crawl too.</p>\n');
  expect(head).toBe('<p>A lion sets out from the head.</p>\n');
  expect(after).toBe('<h3>Of tails</h3>\n<p>Tails are long.</p>\n');
});

test('markup becomes what a browser shows, and the number stands apart from its paragraph', () => {
  const end = built(BOOK)!.find(({ number }) => number === '2')!;
  expect(end.parts).toEqual([{ number: '2.1', html: '<p>The <em>first</em> lion home wins.</p>\n' }]);
});

test('nothing but rulebooks is made into books', () => {
  expect(built(BOOK, '/house/README.md')).toBeNull();
  expect(built(BOOK, '/house/rulebook.en.ts')).toBeNull();
});
