/** Rulebooks as the client wants them: `import book from 'rulebook.fr.md'` is its chapters, made when the client is built. */
import { marked } from 'marked';
import type { Plugin } from 'vite';

const CHAPTER = /^## (?:(\d+)\. )?(.+)$/;
const PARAGRAPH = /^\*\*(\d+\.\d+)\*\* /;
const HEADING = /^#+ /;

interface Part {
  /** The number of the paragraph; null for text between paragraphs. */
  number: string | null;
  source: string;
}
interface Chapter {
  number: string | null;
  title: string;
  parts: Part[];
}

export function rulebook(): Plugin {
  return {
    name: 'rulebook',
    enforce: 'pre',
    transform(code, id) {
      if (!/rulebook\.\w+\.md$/.test(id)) return null;
      const chapters = chaptersOf(code).map(({ number, title, parts }) => ({
        number,
        title,
        parts: parts.map(({ number, source }) => ({ number, html: marked.parse(source, { async: false }) })),
      }));
      return { code: `export default ${JSON.stringify(chapters)};`, map: null };
    },
  };
}

/** A paragraph opens with its bold number and goes on until the next one, or the next heading. */
function chaptersOf(text: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of text.split('\n')) {
    const chapter = CHAPTER.exec(line);
    const paragraph = PARAGRAPH.exec(line);
    const last = chapters.at(-1);
    if (chapter) chapters.push({ number: chapter[1] ?? null, title: chapter[2]!, parts: [] });
    else if (line.startsWith('# ')) chapters.push({ number: null, title: line.slice(2), parts: [] });
    else if (paragraph) last?.parts.push({ number: paragraph[1]!, source: line.slice(paragraph[0].length) });
    else if (last?.parts.length && !HEADING.test(line)) last.parts.at(-1)!.source += `\n${line}`;
    else if (line !== '') last?.parts.push({ number: null, source: line });
  }
  return chapters;
}
