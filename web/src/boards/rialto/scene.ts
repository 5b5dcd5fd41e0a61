/** The scene of Rialto, as `src/ponti/games/rialto/scene.py` makes it. Players are seats, then the virtual player. */

export const TYPES = ['doge', 'gold', 'building', 'bridge', 'gondola', 'councilman', 'joker'] as const;
export type CardType = (typeof TYPES)[number];
export type SectionId = Exclude<CardType, 'joker'>;
export const SECTIONS = TYPES.slice(0, 6) as SectionId[];

export type DistrictId = 'CAN' | 'CAS' | 'SMA' | 'SCR' | 'SPO' | 'DOR';
export const DISTRICTS: readonly DistrictId[] = ['CAN', 'CAS', 'SMA', 'SCR', 'SPO', 'DOR'];
export type Side = 'north' | 'south';

/** How many of each type; types without a card are left out. */
export type Cards = Partial<Record<CardType, number>>;

export interface Standing {
  player: number;
  men: number;
  points: number;
}

export interface DistrictScene {
  id: DistrictId;
  side: Side;
  /** The round in which it is the current one; 0 before the tiles are drawn. */
  number: number;
  is_current: boolean;
  value: number;
  ends: { connection: string; value: number; tile: 'bridge' | 'gondola' }[];
  men: number[];
  standing: Standing[];
  payout: number[];
}

export interface ConnectionScene {
  id: string;
  ends: [DistrictId, DistrictId];
  tile: 'bridge' | 'gondola' | null;
  values: [number, number] | null;
  marker: boolean;
  is_new: boolean;
}

export interface SectionScene {
  id: SectionId;
  state: 'done' | 'now' | 'coming';
  counts: number[];
  winner: number | null;
  leader: number | null;
  tied: number[];
  gains: number[];
  played: number[];
}

export type BuildingState = 'free' | 'used' | 'new';

export interface BuildingScene {
  kind: string;
  state: BuildingState;
}

export interface MarketScene {
  kind: string;
  value: number;
  phase: number;
  left: number;
}

export interface PlayerScene {
  points: number;
  coins: number;
  supply: number;
  general: number;
  men: number;
  doge: number;
  rank: number | null;
  limit: number | null;
  excess: number;
  hand: Cards | null;
  hand_size: number;
  known: Cards | number;
  absent: CardType[];
  played: Cards;
  tossed: Cards | number;
  buildings: BuildingScene[];
  total: number | null;
}

export interface RialtoScene {
  phase: string;
  round: number;
  section: SectionId | 'blue' | null;
  current: number | null;
  virtual: number | null;
  viewer: number | null;
  districts: DistrictScene[];
  connections: ConnectionScene[];
  doge: { ranks: number[]; spaces: { space: number; stack: number[] }[] };
  sections: SectionScene[];
  play: { player: number; cards: Cards; natural: number; jokers: number; count: number } | null;
  queue: number[];
  order: number[];
  index: number;
  rows: (Cards | null)[];
  pile: number;
  discards: number;
  bridges: { top: string | null; below: string[] };
  gondolas: number;
  coins: number;
  market: MarketScene[];
  bonuses: Record<Side, 'open' | 'claimed' | 'gone'>;
  budget: number;
  making_room_for: string | null;
  returned: BuildingScene | null;
  players: PlayerScene[];
}

/** What a legal action would do, as `preview.py` tells it. */
export interface Preview {
  count?: number;
  leads?: boolean;
  plain?: number;
  best?: number;
  values?: Partial<Record<DistrictId, number>>;
  points?: number[] | number;
  coins?: number;
}
