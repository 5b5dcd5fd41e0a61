import { api } from '../api';
import { router, tablePath } from './router.svelte';
import { keepTable } from './tables';

/** Sits down on a seat that anybody may take, and goes there. Rejects with the server's reason. */
export async function sitDown(table: string, seat: number): Promise<void> {
  const { token } = await api.sit(table, seat);
  keepTable(table, { token });
  router.go(`${tablePath(table)}?key=${encodeURIComponent(token)}`);
}
