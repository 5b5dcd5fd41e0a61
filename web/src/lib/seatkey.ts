import { keepTable, keptTable } from './tables';

/**
 * The secret by which this page holds its seat. A link's secret holds for this browser tab; it is kept for good unless
 * the browser already sits at the table (its owner may open the friend's link to look).
 */
export function seatKey(table: string, linked: string | null): string | null {
  const slot = `ponti.seat.${table}`;
  try {
    if (linked) {
      sessionStorage.setItem(slot, linked);
      if (!keptTable(table)?.token) keepTable(table, { token: linked });
      return linked;
    }
    return sessionStorage.getItem(slot) ?? keptTable(table)?.token ?? null;
  } catch {
    return linked;
  }
}
