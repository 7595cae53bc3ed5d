import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { router } from '$shell/routes.svelte';

let scrolled: ReturnType<typeof vi.fn>;
/** Whether the browser went where a link leads, because the house did not. */
let wasLeft: boolean | null;
const leave = (click: Event) => {
  wasLeft = !click.defaultPrevented;
  click.preventDefault();
};

beforeEach(() => {
  scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
  router.replace('/');
  wasLeft = null;
  addEventListener('click', leave);
});
afterEach(() => removeEventListener('click', leave));

function click(html: string, how: MouseEventInit = {}): void {
  document.body.innerHTML = html;
  const inmost = document.body.querySelector('b') ?? document.body.firstElementChild!;
  inmost.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...how }));
}

test.each([
  ['/', { page: 'home' }],
  ['/t/Ab3_-Ab3_-Ab3_-A', { page: 'table', table: 'Ab3_-Ab3_-Ab3_-A' }],
  ['/t/Ab3_-Ab3_-Ab3_-A/', { page: 'table', table: 'Ab3_-Ab3_-Ab3_-A' }],
  ['/t', { page: 'nowhere' }],
  ['/replay', { page: 'replay', table: null }],
  ['/replay/Ab3_-Ab3_-Ab3_-A', { page: 'replay', table: 'Ab3_-Ab3_-Ab3_-A' }],
  ['/rules/ra', { page: 'rules', game: 'ra' }],
  ['/rules/ra#5.3', { page: 'rules', game: 'ra' }],
  ['/rules', { page: 'nowhere' }],
  ['/me', { page: 'me' }],
  ['/tables', { page: 'nowhere' }],
  ['/rules/pharaon%5Fabsolu', { page: 'rules', game: 'pharaon_absolu' }],
  ['/t/%E0%A4%A', { page: 'table', table: '%E0%A4%A' }],
  ['/%E0%A4%A', { page: 'nowhere' }],
])('%s means a page', (address, route) => {
  router.go(address);
  expect(router.route).toEqual(route);
});

test('going somewhere is a step in the history, and looking otherwise at a page is none', () => {
  const before = history.length;
  router.go('/me');
  expect(history.length).toBe(before + 1);
  router.replace('/replay');
  expect(history.length).toBe(before + 1);
  expect(location.pathname).toBe('/replay');
});

test('a page begins at its top, unless its address names a place', () => {
  router.go('/rules/ra');
  expect(scrolled).toHaveBeenCalledWith(0, 0);
  scrolled.mockClear();
  router.go('/rules/ra#5.3');
  expect(scrolled).not.toHaveBeenCalled();
  expect(router.hash).toBe('#5.3');
});

test('going back shows the page of before', () => {
  router.go('/me');
  history.replaceState(null, '', '/');
  dispatchEvent(new Event('popstate'));
  expect(router.route).toEqual({ page: 'home' });
});

test('a click on a link of ours changes the page without leaving the house', () => {
  click('<a href="/rules/ra#5.3">the <b>rules</b></a>');
  expect(wasLeft).toBe(false);
  expect(router.route).toEqual({ page: 'rules', game: 'ra' });
  expect(router.hash).toBe('#5.3');
});

test.each([
  ['of another house', '<a href="https://house.example/me">x</a>'],
  ['to what the house serves itself', '<a href="/api/openapi.json">x</a>'],
  ['to no page', '<a href="/manifest.webmanifest">x</a>'],
  ['for another tab', '<a href="/me" target="_blank">x</a>'],
  ['to something to keep', '<a href="/me" download>x</a>'],
  ['that nobody can read', '<a href="/%E0%A4%A">x</a>'],
])('a link %s is left to the browser', (_, html) => {
  click(html);
  expect(wasLeft).toBe(true);
  expect(router.route).toEqual({ page: 'home' });
});

test.each([
  ['with Ctrl', { ctrlKey: true }],
  ['with Command', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with Alt', { altKey: true }],
  ['with the middle button', { button: 1 }],
])('a click %s is left to the browser', (_, how) => {
  click('<a href="/me">x</a>', how);
  expect(wasLeft).toBe(true);
  expect(router.route).toEqual({ page: 'home' });
});

test('a link to another place on the same page is left to the browser, which goes there', () => {
  router.replace('/rules/ra');
  click('<a href="/rules/ra#5.3">5.3</a>');
  expect(wasLeft).toBe(true);
});

test('a click that somebody else has answered is theirs', () => {
  document.body.innerHTML = '<a href="/me">x</a>';
  const link = document.body.firstElementChild!;
  link.addEventListener('click', (click) => click.preventDefault());
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 }));
  expect(router.route).toEqual({ page: 'home' });
});

test('a click beside all links changes nothing', () => {
  click('<p>nothing</p>');
  expect(router.route).toEqual({ page: 'home' });
});
