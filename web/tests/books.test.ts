import { beforeAll, describe, expect, test } from 'vitest';
import { bookOf, numberOf, paragraphOf, type Book } from '$shell/rulebook/books';

/** What a piece of a book looks like on a page. */
function shown(html: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = html;
  return page;
}
const pageOf = (book: Book) => shown(book.flatMap(({ parts }) => parts.map(({ html }) => html)).join(''));
const paragraph = (book: Book, number: string) => shown(paragraphOf(book, number)?.html ?? '');
const linksIn = (page: HTMLElement) => Array.from(page.querySelectorAll('a'), (link) => link.getAttribute('href'));

describe.each(['en', 'fr'] as const)('the rulebook of Ra (%s)', (language) => {
  let book: Book;
  beforeAll(async () => {
    book = (await bookOf('ra', language))!;
  });

  test('has all its paragraphs, each to be found by its number', () => {
    const numbers = book.flatMap(({ parts }) => parts.map(({ number }) => number)).filter((each) => each !== null);
    expect(numbers.length).toBeGreaterThan(40);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(paragraphOf(book, number)?.number).toBe(number);
    expect(paragraphOf(book, '99.9')).toBeUndefined();
  });

  test('has no empty part', () => {
    for (const { parts } of book) for (const { html } of parts) expect(shown(html).textContent.trim()).not.toBe('');
  });

  test('leads on where it refers to a chapter or a paragraph', () => {
    expect(linksIn(paragraph(book, '4.2'))).toEqual(['/rules/ra#5', '/rules/ra#6', '/rules/ra#8']);
    expect(linksIn(paragraph(book, '5.3'))).toEqual(['/rules/ra#7', '/rules/ra#10.1']);
  });

  test('leads only where there is something', () => {
    const known = new Set(book.flatMap(({ number, parts }) => [number, ...parts.map((part) => part.number)]));
    const links = linksIn(pageOf(book));
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) expect(known).toContain(link?.replace('/rules/ra#', ''));
  });

  test('sets its rulings and its examples apart', () => {
    const words = { en: ['Ruling', 'Example'], fr: ['Décision', 'Exemple'] }[language];
    const openings = (kind: string) =>
      Array.from(pageOf(book).querySelectorAll(`p.${kind} > em:first-child`), (em) => em.textContent);
    const [ruling, example] = [openings('ruling'), openings('example')];
    expect(ruling.length).toBeGreaterThan(5);
    expect(example.length).toBeGreaterThan(0);
    for (const each of ruling) expect(each.replace(/\s?:$/, '')).toBe(words[0]);
    for (const each of example) expect(each.replace(/\s?:$/, '')).toBe(words[1]);
    expect(pageOf(book).querySelectorAll('.remark')).toHaveLength(0);
  });

  test('lets its tables scroll in a box of their own', () => {
    const tables = Array.from(pageOf(book).querySelectorAll('table'));
    expect(tables.length).toBeGreaterThan(3);
    for (const table of tables) expect(table.parentElement?.className).toBe('scroll');
  });
});

test('both languages have the same paragraphs', async () => {
  const [english, french] = await Promise.all([bookOf('ra', 'en'), bookOf('ra', 'fr')]);
  const numbers = (book: Book | null) => book?.map(({ number, parts }) => [number, parts.map((part) => part.number)]);
  expect(numbers(french)).toEqual(numbers(english));
});

test('a game without a rulebook has none', async () => {
  expect(await bookOf('no_such_game', 'en')).toBeNull();
});

test('the number of a citation comes behind the name of its game', () => {
  expect(numberOf('Ra 9.3')).toBe('9.3');
  expect(numberOf('Priests of Ra 12.10')).toBe('12.10');
});
