import { keepTable, keptTable } from './tables';

const slotOf = (table: string): string => `ponti.seat.${table}`;

/** The secret by which this page holds its seat: that of the link, for this browser tab, or the one that is kept. */
export function seatKey(table: string, linked: string | null): string | null {
  try {
    if (linked) sessionStorage.setItem(slotOf(table), linked);
    return linked ?? sessionStorage.getItem(slotOf(table)) ?? keptTable(table)?.token ?? null;
  } catch {
    return linked;
  }
}

/**
 * Whether the secret of this page, which has turned out to give the seats `you`, is the one to be kept for good: not
 * when the browser already sits elsewhere at the table (its owner may open the friend's link to look).
 */
export function isOwnKey(table: string, token: string | null, you: readonly number[]): boolean {
  const kept = keptTable(table);
  return !kept?.token || kept.token === token || (token !== null && kept.you.some((seat) => you.includes(seat)));
}

/** Forgets a secret that the table does not know, so that it does not stand in the way of a good one. */
export function forgetKey(table: string, token: string | null): void {
  try {
    if (sessionStorage.getItem(slotOf(table)) === token) sessionStorage.removeItem(slotOf(table));
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
  if (token !== null && keptTable(table)?.token === token) keepTable(table, { token: null, you: [] });
}
