/** Buttons for amounts, and what somebody types. The server judges: an amount it refuses comes back with the reason. */
const RAISES: readonly number[] = [5, 10, 25, 50, 100];
const OFFERS: readonly number[] = [5, 10, 20, 30, 50];
const COIN = 5;

/** Raises above the bid, no lower than allowed and no higher than the cash; at last the whole cash. */
export function quickBids(bid: number, lowest: number, most: number): number[] {
  const base = bid || lowest - COIN;
  return fitting(RAISES.map((more) => base + more), lowest, most); // prettier-ignore
}

/** Sensible offers for the right, and the whole cash. */
export function quickOffers(most: number): number[] {
  return fitting(OFFERS, COIN, most);
}

function fitting(amounts: readonly number[], lowest: number, most: number): number[] {
  const list = amounts.filter((amount) => amount >= lowest && amount < most);
  return most >= lowest ? [...list, most] : list;
}

/** A typed amount, or null when it is none. */
export function typedAmount(text: string): number | null {
  const digits = text.trim();
  return /^\d{1,8}$/.test(digits) ? Number(digits) : null;
}

/** One step up or down to the next multiple of 5 between the bounds. */
export function stepped(text: string, direction: 1 | -1, lowest: number, most: number): number {
  const now = typedAmount(text) ?? lowest - direction * COIN;
  const next = direction > 0 ? Math.floor(now / COIN) + 1 : Math.ceil(now / COIN) - 1;
  return Math.max(lowest, Math.min(most, next * COIN));
}
