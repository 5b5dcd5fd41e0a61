import { ApiError, api } from '../api';
import { settings } from '../lib/settings.svelte';
import { forgetTable, type KeptTable } from '../lib/tables';
import type { Line } from '../protocol';

/** Tables that are held by a secret alone are asked for one by one, so only the newest are. */
const MOST_HELD = 12;

/** The tables that only this browser's secrets open, beside those that are `listed`. */
export function heldBeside(listed: readonly Line[], kept: readonly KeptTable[]): KeptTable[] {
  const known = new Set(listed.map((line) => line.id));
  return kept.filter((table) => table.token && !known.has(table.id)).slice(0, MOST_HELD);
}

/** What the server tells of a table; null when it cannot now, or does not know it any more. */
export async function lineOf(id: string): Promise<Line | null> {
  try {
    return await api.table(id, settings.lang);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unknown_table') forgetTable(id);
    return null;
  }
}
