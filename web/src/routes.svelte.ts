/** Which page an address means, and going from one to another without leaving the house. */

export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string | null }
  | { page: 'rules'; game: string }
  | { page: 'me' }
  | { page: 'nowhere' };

function routeOf(path: string): Route {
  const [room = '', name] = path.split('/').filter(Boolean).map(read);
  if (room === '') return { page: 'home' };
  if (room === 't' && name) return { page: 'table', table: name };
  if (room === 'replay') return { page: 'replay', table: name ?? null };
  if (room === 'rules' && name) return { page: 'rules', game: name };
  if (room === 'me') return { page: 'me' };
  return { page: 'nowhere' };
}

/** A part of an address as people read it; what cannot be read stays as it is written. */
function read(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);
  route = $derived(routeOf(this.path));

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('hashchange', () => this.#look());
    document.addEventListener('click', (click) => this.#follow(click));
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.#look();
    if (!location.hash) scrollTo(0, 0);
  }

  /** Change the address without a step in the history. */
  replace(address: string): void {
    history.replaceState(null, '', address);
    this.#look();
  }

  #look(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  /** A plain click on a link of ours changes the page; anything else is the browser's business. */
  #follow(click: MouseEvent): void {
    const link = (click.target as Element | null)?.closest('a');
    if (!link || click.defaultPrevented || click.button !== 0) return;
    if (
      click.metaKey ||
      click.ctrlKey ||
      click.shiftKey ||
      click.altKey ||
      link.target ||
      link.hasAttribute('download')
    )
      return;
    const to = new URL(link.href);
    const isOurs = to.origin === location.origin && routeOf(to.pathname).page !== 'nowhere';
    const isHere = to.pathname === location.pathname && to.search === location.search && to.hash !== '';
    if (!isOurs || isHere) return;
    click.preventDefault();
    this.go(to.pathname + to.search + to.hash);
  }
}

export const router = new Router();
