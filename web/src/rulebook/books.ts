/** The rulebooks of the games, each in its languages; a book comes when somebody opens it. */
import type { Language } from '$shell/settings.svelte';

export interface Part {
  /** The number of the paragraph; null for text between paragraphs. */
  readonly number: string | null;
  readonly html: string;
}
export interface Chapter {
  readonly number: string | null;
  readonly title: string;
  readonly parts: readonly Part[];
}
export type Book = readonly Chapter[];

const BOOKS = import.meta.glob<Book>('../../../src/perankh/games/*/rulebook.*.md', { import: 'default' });
const ASIDES: Record<string, string> = {
  Ruling: 'ruling',
  Décision: 'ruling',
  Example: 'example',
  Exemple: 'example',
};
const ASIDE = /<p><em>(\p{L}+)\s?:<\/em>/gu;
/** A paragraph or a chapter that the text names; markup is passed over. */
const REFERENCE = /<[^>]*>|\b(?:chapters?|chapitres?)\s(\d+)\b|\b(\d+\.\d+)\b/g;

/** The rulebook of a game; null where there is none. */
export async function bookOf(game: string, language: Language): Promise<Book | null> {
  const ending = `/${game}/rulebook.${language}.md`;
  const loader = Object.entries(BOOKS).find(([path]) => path.endsWith(ending))?.[1];
  return loader ? dressed(await loader(), game) : null;
}

/** The paragraph of a book with this number. */
export function paragraphOf(book: Book, number: string): Part | undefined {
  return book.flatMap((chapter) => chapter.parts).find((part) => part.number === number);
}

/** What comes behind the name of the game in a citation such as `Ra 9.3`. */
export function numberOf(citation: string): string {
  return citation.split(' ').at(-1) ?? '';
}

/** A book with what the page needs: references that lead on, rulings set apart, tables that scroll in their box. */
function dressed(book: Book, game: string): Book {
  const known = new Set(book.flatMap(({ number, parts }) => [number, ...parts.map((part) => part.number)]));
  const leadOn = (written: string, chapter?: string, paragraph?: string) => {
    const number = chapter ?? paragraph;
    return number !== undefined && known.has(number) ? `<a href="/rules/${game}#${number}">${written}</a>` : written;
  };
  const setApart = (opening: string, word: string) => opening.replace('<p>', `<p class="${ASIDES[word] ?? 'remark'}">`);
  const dress = (html: string) =>
    html
      .replace(REFERENCE, leadOn)
      .replace(ASIDE, setApart)
      .replaceAll('<table>', '<div class="scroll"><table>')
      .replaceAll('</table>', '</table></div>');
  return book.map((chapter) => ({
    ...chapter,
    parts: chapter.parts.map((part) => ({ ...part, html: dress(part.html) })),
  }));
}
