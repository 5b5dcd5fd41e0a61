import { api } from '../api';
import type { Lang, TableRequest } from '../protocol';
import { router, tablePath } from './router.svelte';
import { keepTable } from './tables';

/** Opens a table, remembers its secrets and goes there. */
export async function startTable(request: TableRequest, title: string, lang: Lang): Promise<void> {
  const made = await api.create(request, lang);
  keepTable(made.table, {
    token: made.token,
    links: made.links,
    game: request.game,
    title,
    names: request.seats.map((seat) => seat.name ?? ''),
    request,
  });
  router.go(tablePath(made.table));
}
