/** Where the visitor is. Addresses live behind the hash, so that a seat's secret never reaches a server's log. */
export type Route =
  | { page: 'lobby' }
  | { page: 'setup'; game: string }
  | { page: 'table'; id: string; key: string | null }
  | { page: 'finished' }
  | { page: 'replay'; id: string; event: number | null; eyes: string | null; isShort: boolean }
  | { page: 'import' };

export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [head, tail] = path.split('/').map(decoded);
  const wanted = new URLSearchParams(query);
  if (head === 'new' && tail) return { page: 'setup', game: tail };
  if (head === 'table' && tail) return { page: 'table', id: tail, key: wanted.get('key') };
  if (head === 'replay' && tail)
    return {
      page: 'replay',
      id: tail,
      event: wholeNumber(wanted.get('event')),
      eyes: wanted.get('eyes'),
      isShort: wanted.has('short'),
    };
  if (head === 'finished' || head === 'import') return { page: head };
  return { page: 'lobby' };
}

/** A part of an address; what a messenger has mangled stays as it is, and nothing is found there. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

export const lobbyPath = '#/';
export const finishedPath = '#/finished';
export const importPath = '#/import';
export const replayPath = (id: string, event?: number): string =>
  `#/replay/${encodeURIComponent(id)}${event === undefined ? '' : `?event=${event}`}`;
/** What happened since somebody left, played once; then the table again. */
export const shortReplayPath = (id: string, event: number): string => `${replayPath(id, event)}&short`;
export const setupPath = (game: string): string => `#/new/${encodeURIComponent(game)}`;
export const tablePath = (id: string): string => `#/table/${encodeURIComponent(id)}`;

/** The address for whoever watches, or takes a seat that anybody may have. */
export function tableLink(id: string): string {
  return `${location.origin}${location.pathname}${tablePath(id)}`;
}

/** The address that gives a seat to whoever opens it. */
export function seatLink(id: string, token: string): string {
  return `${tableLink(id)}?key=${encodeURIComponent(token)}`;
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
