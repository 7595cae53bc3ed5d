import { expect, test, vi } from 'vitest';
import { bookOf } from '$shell/rulebook/books';

vi.mock('../../src/perankh/games/ra/rulebook.en.md', () => ({
  default: [
    {
      number: '1',
      title: 'The snake',
      parts: [
        { number: '1.1', html: '<p>See chapter 1, chapters 7 and 1.2, not 7.3.</p>' },
        { number: '1.2', html: '<p><a href="/snake-1.1" title="chapter 1">1.1</a> It costs 3.50.</p>' },
        { number: '1.3', html: '<p><em>Ruling:</em> Yes.</p><p><em>Story:</em> Once.</p><p>No <em>ruling</em>.</p>' },
        { number: '1.4', html: '<table><tr><td>1.1</td></tr></table>' },
      ],
    },
  ],
}));
const dressed = (await bookOf('ra', 'en'))![0]!.parts.map(({ html }) => html);

test('a reference leads on where there is something, and is left as it is where there is nothing', () => {
  const [chapter, paragraph] = ['<a href="/rules/ra#1">chapter 1</a>', '<a href="/rules/ra#1.2">1.2</a>'];
  expect(dressed[0]).toBe(`<p>See ${chapter}, chapters 7 and ${paragraph}, not 7.3.</p>`);
});

test('markup is passed over', () => {
  const inner = '<a href="/rules/ra#1.1">1.1</a>';
  expect(dressed[1]).toBe(`<p><a href="/snake-1.1" title="chapter 1">${inner}</a> It costs 3.50.</p>`);
});

test('what opens with another word is a remark, and what only has one in it is nothing of the kind', () => {
  const remark = '<p class="remark"><em>Story:</em> Once.</p>';
  expect(dressed[2]).toBe(`<p class="ruling"><em>Ruling:</em> Yes.</p>${remark}<p>No <em>ruling</em>.</p>`);
});

test('a table lies in a box of its own, which ends where it ends', () => {
  const cell = '<td><a href="/rules/ra#1.1">1.1</a></td>';
  expect(dressed[3]).toBe(`<div class="scroll"><table><tr>${cell}</tr></table></div>`);
});
