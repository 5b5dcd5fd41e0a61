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
  /** The games that it plays; null for all. */
  games: string[] | null;
}

export type SeatKind = 'me' | 'hotseat' | 'friend' | 'open' | 'bot';

export interface Clock {
  kind: 'none' | 'move' | 'game' | 'days';
  seconds: number;
  increment: number;
}

/** How people deal with each other at a table. */
export interface TableSettings {
  listed: boolean;
  take_back: 'frontier' | 'none' | 'consent';
  clock: Clock;
  timeout: 'stand_in' | 'forfeit';
  chat: boolean;
}

export interface SeatRequest {
  kind: SeatKind;
  name?: string;
  level?: string;
}

export interface TableRequest {
  game: string;
  options: Record<string, OptionValue>;
  seats: SeatRequest[];
  settings?: Partial<TableSettings>;
}

/** Somebody whom the server knows by a cookie: a guest, or with a pass-phrase on any device. */
export interface Person {
  id: string;
  name: string;
  colour: string;
  has_passphrase: boolean;
  webhook: string | null;
  /** What the webhook's receiver checks signatures with. */
  webhook_secret: string | null;
}

export interface Me {
  person: Person | null;
  /** Empty when this server sends no notifications. */
  push_key: string;
  /** Whether this server calls people's own addresses. */
  webhooks: boolean;
}

/** A table as the lobby lists it. Times are milliseconds since 1970, or a text that `Date` reads. */
export interface Line {
  id: string;
  game: string;
  title: string;
  status: 'playing' | 'over';
  event: number;
  seats: Seat[];
  you: number[];
  your_turn: boolean;
  acting?: number[];
  changed_at: number | string;
  deadline_at: number | string | null;
  settings: TableSettings;
  option_words: string[];
  result_words: string;
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
  /** The colour of the person, empty for a bot or a seat without one. */
  colour: string;
  status: 'playing' | 'resigned' | 'stand_in';
  /** Anybody may sit down here. */
  is_open: boolean;
}

export interface ClockState {
  kind: Clock['kind'];
  is_paused: boolean;
  /** The server's time when it sent this, in milliseconds since 1970. */
  now: number;
  seats: { left_ms: number | null; runs: boolean }[];
}

/** Something that the other people at the table must agree to. */
export interface Ask {
  number: number;
  kind: 'take_back' | 'pause' | 'rematch';
  seat: number;
  waiting: number[];
  words: string;
}

/** What this client may do besides playing. */
export interface Can {
  resign: number[];
  pause: boolean;
  resume: boolean;
  rematch: boolean;
  replace: number[];
  back: number[];
  take_back: 'free' | 'ask' | 'no';
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
    settings: TableSettings;
    /** Where a table comes from that goes on from a point of another game: a table, or a record without one. */
    origin?: { table: string; event: number; continued: number } | null;
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
  /** Members of scenes that never change in a game; later states of a connection leave them out. */
  fixed: string[];
  log: LogEntry[];
  result: Result | null;
  /** `continued`: how many of the first events were brought from another game, so that its dice answer for them. */
  dice: { commitment: string; secret: string; continued?: number };
  spectators: number;
  clock: ClockState | null;
  asks: Ask[];
  is_paused: boolean;
  can: Can;
  /** The table of the rematch, empty while there is none. */
  next: string;
  /** Number of the last line that this viewer had seen when it left; only in the first state of a connection. */
  left_at?: number | null;
  /** Number before the first line that is sent at once. */
  log_start: number;
  /** When the last line of the log was written, in milliseconds since 1970; null while there is none. */
  changed_at: number | null;
}

export interface ChatLine {
  number: number;
  at: number | string;
  who: string;
  name: string;
  seat: number | null;
  colour: string;
  text: string;
}

export interface ChatMessage {
  type: 'chat';
  since: number;
  lines: ChatLine[];
  /** Whose lines this viewer does not want to read. */
  muted: { who: string; name: string }[];
  /** This client may write. */
  writes: boolean;
  /** There is a chat at this table. */
  on: boolean;
  /** How this client's own lines are marked in `who`; null for those whom the server does not know. */
  me: string | null;
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
  /** The line as it is told: who does what, as far as that is clear. */
  expected: { seat: number; words: string }[];
}

export type ServerMessage =
  | StateMessage
  | HintMessage
  | { type: 'ack'; ref: number; event: number }
  | { type: 'link'; ref: number; seat: number; token: string }
  | { type: 'log'; ref: number; from: number; log: LogEntry[] }
  | ChatMessage
  | { type: 'error'; ref?: number | null; code: string; clause: string; words: string }
  | { type: 'why'; ref: number; allowed: boolean; clause: string; words: string }
  | { type: 'pong' };

export type ClientMessage =
  | { type: 'hello'; token: string | null; lang: Lang; since: number; remembers: boolean }
  | { type: 'play'; seat: number; action: number; event: number }
  | { type: 'play'; seat: number; text: string; event: number }
  | { type: 'why'; seat: number; action?: number; text?: string }
  | { type: 'takeback'; event: number }
  | { type: 'hint'; seat: number }
  | { type: 'name'; seat: number; name: string }
  | { type: 'resign'; seat: number }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'rematch' }
  | { type: 'answer'; ask: number; agree: boolean }
  | { type: 'withdraw'; ask: number }
  | { type: 'replace'; seat: number; by: 'bot'; level: string }
  | { type: 'replace'; seat: number; by: 'person' }
  | { type: 'back'; seat: number }
  | { type: 'chat'; text: string }
  | { type: 'mute'; who: string; muted: boolean }
  | { type: 'log'; before: number }
  | { type: 'lang'; lang: Lang }
  | { type: 'ping' };
