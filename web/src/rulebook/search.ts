/** Finding words on a page, whatever their capitals and accents. */

interface Place {
  node: Text;
  offset: number;
}

/** Where these words stand, in the order of the page. */
export function placesOf(wanted: string, blocks: Iterable<Element>): Range[] {
  const words = folded(wanted.trim());
  return words === '' ? [] : Array.from(blocks).flatMap((block) => rangesIn(block, words));
}

function rangesIn(block: Element, words: string): Range[] {
  const { text, places } = lettersOf(block);
  const ranges: Range[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    const [first, last] = [places[at]!, places[at + words.length - 1]!];
    const range = document.createRange();
    range.setStart(first.node, first.offset);
    range.setEnd(last.node, last.offset + 1);
    ranges.push(range);
  }
  return ranges;
}

/** The letters of a block as they are searched, and where each of them stands. */
function lettersOf(block: Element): { text: string; places: Place[] } {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const places: Place[] = [];
  let text = '';
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (let offset = 0; offset < node.data.length; offset += 1) {
      const letters = folded(node.data.charAt(offset));
      text += letters;
      for (let count = 0; count < letters.length; count += 1) places.push({ node, offset });
    }
  }
  return { text, places };
}

const LIKE: Record<string, string> = { œ: 'oe', æ: 'ae', '’': "'", '−': '-' };

function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæ’−]/g, (letter) => LIKE[letter]!)
    .replace(/\s/g, ' ');
}
