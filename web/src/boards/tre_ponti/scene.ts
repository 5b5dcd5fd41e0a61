/** What the server says about the three bridges; bridges and positions count from 1, seats from 0. */
export interface Slot {
  seat: number;
  bridge: number;
  position: number;
}

export interface LyingCard {
  card: string | null;
  face_down: boolean;
  sideways: boolean;
  declared: string | null;
  value: number | null;
  halved: boolean;
  hole: boolean;
}

export interface BridgeScene {
  card: string | null;
  columns: LyingCard[][];
  totals: number[];
  hearts?: number[];
  kings?: number[];
  leads: number | null;
}

export interface TrePontiScene {
  turn: number;
  turns: number;
  leader: number | null;
  phase: string;
  to_move: number | null;
  pile: number;
  bridges: BridgeScene[];
  won?: number[];
  hands: { count: number; cards: string[] | null }[];
  pending: (Slot & { step: string; compulsory?: boolean }) | null;
  last: Slot | null;
}

export const MATERIALS = ['stone', 'oak', 'iron'] as const;

export function suitOf(card: string): string {
  return card.length > 1 ? card.slice(-1) : '';
}

export function rankOf(card: string): string {
  return card[0] ?? '';
}

const INDICES: Record<string, string> = { '7': 'VII', '8': 'VIII', '9': 'IX' };

/** What stands in the corner of a card. */
export function indexOf(card: string): string {
  return INDICES[rankOf(card)] ?? rankOf(card);
}

/** A key per physical card: the two Chroniclers look alike, so they are told apart by counting. */
export class CardKeys {
  private readonly seen = new Map<string, number>();

  next(card: string): string {
    const count = (this.seen.get(card) ?? 0) + 1;
    this.seen.set(card, count);
    return count === 1 ? `card-${card}` : `card-${card}-${count}`;
  }
}

export const isAt = (slot: Slot | null, seat: number, bridge: number, position: number): boolean =>
  slot !== null && slot.seat === seat && slot.bridge === bridge && slot.position === position;

/** Half points with their half: 4.5 is 4½. */
export function points(value: number): string {
  const whole = Math.floor(value);
  return value === whole ? String(whole) : `${whole || ''}½`;
}
