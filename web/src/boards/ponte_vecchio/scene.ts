/** What the server says about the bridge; its shape stands in `games/ponte_vecchio/scene.py`. */
export type Facing = 'up' | 'down';

export interface StepScene {
  step: number;
  left: number | null;
  right: number | null;
  in_view: boolean;
}

export interface PlayerScene {
  seat: number;
  letter: string;
  /** Null: the viewer must remember it. */
  cash: number | null;
  shops_left: number;
  shops_built: number;
  nearest: number | null;
  hand: string[] | null;
  hand_size: number;
  played: string[] | null;
  played_size: number;
  top: string | null;
  has_chosen: boolean;
  chosen: string | null;
  offer: number | null;
  has_offered: boolean;
  struck: boolean;
  rank: number | null;
}

export interface AuctionScene {
  bid: number;
  high: number | null;
  to_bid: number;
  in: number[];
  lowest: number;
  entered: string;
  most: number | null;
}

export interface SaleScene {
  holder: number;
  mode: 'public' | 'sealed' | 'off';
  asked: number[];
  entered: string;
  most: number | null;
}

export interface RightScene {
  holder: number;
  mover: number;
  card: string;
  value: number;
}

export interface MoveFact {
  mover: number;
  from: number;
  to: number;
  payee: number | null;
  paid: number;
  turned: boolean;
  round: number;
}

export interface LastScene {
  cards: string[] | null;
  build: { seat: number; plot: string; price: number; round: number } | null;
  sale: { seller: number; buyer: number; price: number; round: number } | null;
  move: MoveFact | null;
}

export interface VecchioScene {
  phase: string;
  round: number;
  final: { reason: 'last_shop' | 'stall'; play: number; plays: number } | null;
  rounds_without_build: number;
  stall_cap: number;
  shops_to_build: number;
  ledger: 'open' | 'memory';
  steps: StepScene[];
  lord: { step: number; facing: Facing };
  start_player: number | null;
  last_mover: number | null;
  players: PlayerScene[];
  auction: AuctionScene | null;
  sale: SaleScene | null;
  right: RightScene | null;
  payees: number[];
  last: LastScene;
}

export interface Payment {
  seat: number;
  amount: number;
}

/** The previews of legal actions (`games/ponte_vecchio/preview.py`), all members that any of them may have. */
export interface Preview {
  step?: number;
  side?: 'L' | 'R';
  faces?: number | null;
  pays?: Payment[];
  turns?: 'must' | 'may' | 'no';
  seat?: number;
  amount?: number;
  facing?: Facing;
}

export const CARDS: readonly string[] = ['J', '10', '20', '30', '40', '50', '60', '70', '80', '90', '100'];

/** The phases in which the cards of the round lie open. */
export const OPEN_PHASES: readonly string[] = ['sale', 'offer', 'answer', 'stop', 'payee', 'turn', 'over'];

/** The Joker is the lowest card. */
export function cardRank(card: string): number {
  return CARDS.indexOf(card);
}

export type Fate = 'right' | 'struck' | 'other';

/** What the turned cards led to, by seat. */
export function fates(scene: VecchioScene): Fate[] {
  return scene.players.map(({ seat, struck }) => {
    if (scene.right?.holder === seat) return 'right';
    return struck ? 'struck' : 'other';
  });
}

/** Whether the holder's card was not the only lowest one left, so that the nearest shop decided. */
export function wonByNearness(scene: VecchioScene): boolean {
  const { cards } = scene.last;
  const holder = scene.right?.holder;
  if (!cards || holder === undefined) return false;
  return scene.players.some(({ seat, struck }) => seat !== holder && !struck && cards[seat] === cards[holder]);
}

/** The round before ended without a move: all were struck. */
export function nobodyMoved(scene: VecchioScene): boolean {
  const isBefore = ['bid', 'build', 'card', 'over'].includes(scene.phase);
  if (!isBefore || !scene.last.cards || scene.round < 1) return false;
  const ended = scene.phase === 'over' ? scene.round : scene.round - 1;
  return ended >= 1 && scene.last.move?.round !== ended;
}

/** Two shops of one owner on a step are one owner. */
export function ownersOn(step: StepScene | undefined): number[] {
  const owners = [step?.left, step?.right].filter((seat): seat is number => typeof seat === 'number');
  return [...new Set(owners)];
}

/** Where a line of the log happened: plots such as `7L`, and the step the Lord went to. */
export function placesIn(text: string): string[] {
  const plots = text.match(/\b\d{1,2}[LR]\b/g) ?? [];
  const step = /\bto (\d{1,2})\b/.exec(text)?.[1];
  return step ? [...plots, step] : plots;
}
