/** Where the visitor is. Addresses live behind the hash, so that a seat's secret never reaches a server's log. */
export type Route =
  { page: 'lobby' } | { page: 'setup'; game: string } | { page: 'table'; id: string; key: string | null };

export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [head, tail] = path.split('/').map(decodeURIComponent);
  if (head === 'new' && tail) return { page: 'setup', game: tail };
  if (head === 'table' && tail) return { page: 'table', id: tail, key: new URLSearchParams(query).get('key') };
  return { page: 'lobby' };
}

export const lobbyPath = '#/';
export const setupPath = (game: string): string => `#/new/${encodeURIComponent(game)}`;
export const tablePath = (id: string): string => `#/table/${encodeURIComponent(id)}`;

/** The address that gives a seat to whoever opens it. */
export function seatLink(id: string, token: string): string {
  return `${location.origin}${location.pathname}${tablePath(id)}?key=${encodeURIComponent(token)}`;
}

class Router {
  route = $state.raw<Route>(readRoute(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.route = readRoute(location.hash);
      scrollTo(0, 0);
    });
  }

  go(path: string): void {
    location.hash = path;
  }
}

export const router = new Router();
