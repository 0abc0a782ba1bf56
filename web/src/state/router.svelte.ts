/** Which page is shown: the path below the base of the house. */
const base = new URL(document.baseURI);

function here(): string {
  return plain(location.pathname).slice(base.pathname.length).replace(/^\/+|\/+$/g, '');
}

/** A path as people read it; one that nobody can read stays as it is. */
export function plain(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

export const place = $state({ path: here(), search: location.search });

addEventListener('popstate', () => arrive());

function arrive(): void {
  place.path = here();
  place.search = location.search;
}

/** Go to a page, `t/K7QP3M`, without loading the document again. */
export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', new URL(path, base));
  arrive();
  scrollTo(0, 0);
}

/** The address of a page or of an answer of the server. */
export function address(path: string): string {
  return new URL(path, base).href;
}

/** Follow links inside the house without loading the document again. */
export function followed(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href);
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname) || link.getAttribute('href')?.startsWith('#')) return;
  if (/^\/?api\//.test(url.pathname.slice(base.pathname.length))) return;
  event.preventDefault();
  go(url.pathname.slice(base.pathname.length) + url.search + url.hash);
}
