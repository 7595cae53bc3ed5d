import { beforeEach, expect, test, vi } from 'vitest';
import { copyText } from '$shell/copying';

/** Where the text was that the browser was told to copy. */
let selected: { text: string; within: string } | null;

/** What the browser does when a page tells it to copy. */
const command = (done: () => boolean) => Object.assign(document, { execCommand: done });

beforeEach(() => {
  document.body.innerHTML = '<button></button><dialog open><button></button></dialog>';
  selected = null;
  command(() => {
    const field = document.querySelector('textarea')!;
    selected = {
      text: field.value.slice(field.selectionStart, field.selectionEnd),
      within: field.parentElement!.tagName,
    };
    return true;
  });
});

test('text is copied to the clipboard', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('perankh')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('perankh');
  expect(selected).toBeNull();
});

test.each([
  ['there is no clipboard', {}],
  ['the clipboard is closed', { clipboard: { writeText: () => Promise.reject(new DOMException('no')) } }],
])('where %s, text is copied all the same', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await copyText('perankh')).toBe(true);
  expect(selected).toEqual({ text: 'perankh', within: 'BODY' });
});

test('whoever copies within a dialog stays there, at the button they pressed', async () => {
  vi.stubGlobal('navigator', {});
  const button = document.querySelector<HTMLElement>('dialog button')!;
  button.focus();
  await copyText('perankh');
  expect(selected?.within).toBe('DIALOG');
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});

test('what could not be copied is not said to be', async () => {
  vi.stubGlobal('navigator', {});
  command(() => false);
  expect(await copyText('perankh')).toBe(false);
});
