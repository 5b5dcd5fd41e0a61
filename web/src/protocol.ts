/** What the server and the page say to each other. */

export type Lang = 'en' | 'it';

export interface OptionSpec {
  name: string;
  kind: 'flag' | 'whole' | 'choice';
  default: boolean | number | string;
  low?: number | null;
  high?: number | null;
  values?: (string | number)[] | null;
  label: string;
  help: string;
  value_labels?: Record<string, string> | null;
}

export type OptionValue = boolean | number | string;

export interface GameInfo {
  id: string;
  title: string;
  tagline: string;
  seats: [number, number];
  options: OptionSpec[];
  hidden: boolean;
}

export interface Level {
  id: string;
  label: string;
  help: string;
}

export type SeatKind = 'me' | 'hotseat' | 'friend' | 'bot';

export interface SeatRequest {
  kind: SeatKind;
  name?: string;
  level?: string;
}

export interface TableRequest {
  game: string;
  options: Record<string, OptionValue>;
  seats: SeatRequest[];
}

export interface TableCreated {
  table: string;
  token: string;
  links: { seat: number; token: string }[];
}

export interface Seat {
  seat: number;
  name: string;
  kind: 'person' | 'bot';
  level: string | null;
  /** Whether somebody has ever sat here. */
  claimed?: boolean;
  connected: boolean;
}

/** An action as data: its type and the values of its fields. */
export type ActionData = { type: string } & Record<string, string | number>;

export interface Legal {
  id: number;
  action: ActionData;
  text: string;
  words: string;
  preview: Record<string, unknown>;
}

export interface View {
  seat: number | 'spectator';
  scene: unknown;
  legal: Legal[];
  can_take_back: boolean;
}

export interface LogEntry {
  number: number;
  /** What happened: an action of the game, or one taken back. */
  kind?: string;
  seat: number;
  action: number | null;
  text: string;
  words: string;
}

export interface ScoreRow {
  label: string;
  values: number[];
  is_total: boolean;
}

export interface Result {
  words: string;
  reason: string;
  places: number[];
  scores: number[];
  tie_breaks: string[];
  rows: ScoreRow[];
}

export interface StateMessage {
  type: 'state';
  table: {
    id: string;
    game: string;
    title: string;
    options: Record<string, OptionValue>;
    option_words: string[];
    status: 'playing' | 'over';
  };
  event: number;
  /** `log` holds the lines after this number. */
  since: number;
  log_from: number;
  seats: Seat[];
  you: number[];
  acting: number[];
  thinking: number[];
  prompt: { phase: string; clause: string; words: string };
  views: View[];
  log: LogEntry[];
  result: Result | null;
  dice: { commitment: string; secret: string };
}

export interface Refusal {
  code?: string;
  clause: string;
  words: string;
}

export interface HintMove {
  action: number;
  words: string;
  share: number;
  value: number;
}

export interface HintMessage {
  type: 'hint';
  ref: number;
  seat: number;
  moves: HintMove[];
  line: string[];
}

export type ServerMessage =
  | StateMessage
  | HintMessage
  | { type: 'ack'; ref: number; event: number }
  | { type: 'error'; ref?: number | null; code: string; clause: string; words: string }
  | { type: 'why'; ref: number; allowed: boolean; clause: string; words: string }
  | { type: 'pong' };

export type ClientMessage =
  | { type: 'hello'; token: string | null; lang: Lang; since: number }
  | { type: 'play'; seat: number; action: number; event: number }
  | { type: 'play'; seat: number; text: string; event: number }
  | { type: 'why'; seat: number; action?: number; text?: string }
  | { type: 'takeback'; event: number }
  | { type: 'hint'; seat: number }
  | { type: 'name'; seat: number; name: string }
  | { type: 'lang'; lang: Lang }
  | { type: 'ping' };
