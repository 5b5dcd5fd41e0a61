import { json, post, type RecordReport } from '../api';
import type {
  Lang,
  LogEntry,
  OptionValue,
  Result,
  SeatRequest,
  StateMessage,
  TableCreated,
  TableSettings,
} from '../protocol';
import type { Eyes, Position } from './replay.svelte';

/** A past moment of a table, with what is always the same about it. */
export type Moment = StateMessage & Position & { last: number };

/** The log of a table as it may be read, and from which moment on it can be looked back at. */
export interface PastLog {
  log: LogEntry[];
  first: number;
  last: number;
  eyes: Eyes;
}

/** What a record says, and whether it is true. */
export interface ReadRecord extends RecordReport {
  game: string;
  title: string;
  options: Record<string, OptionValue>;
  option_words: string[];
  names: string[];
  seats: number;
  /** How many of the first events were brought from another game. */
  continued: number;
  commitment: string;
  /** How many turns of chance follow from the secret. */
  outcomes: number;
  log: LogEntry[];
  last: number;
  result: Result | null;
}

/** A new table that goes on from a point of a game. */
export interface ContinueRequest {
  table?: string;
  record?: string;
  event: number;
  seats: SeatRequest[];
  settings?: Partial<TableSettings>;
}

/** What is asked of the server about the past. */
export const pastApi = {
  /** A past moment, without the log: who has a secret sees with its seat's eyes. */
  moment: (id: string, event: number, eyes: Eyes | null, token: string | null, lang: Lang) =>
    json<Moment>(`${table(id)}/replay?event=${event}&since=${event}&lang=${lang}${seenBy(eyes)}`, bearer(token)),
  log: (id: string, eyes: Eyes | null, token: string | null, lang: Lang) =>
    json<PastLog>(`${table(id)}/log?lang=${lang}${seenBy(eyes)}`, bearer(token)),
  recordJson: async (id: string) => JSON.stringify(await json(`${table(id)}/record?form=json`), null, 2) + '\n',
  record: (text: string, lang: Lang) => json<ReadRecord>(`/api/records?lang=${lang}`, plain(text)),
  positions: async (text: string, from: number, until: number, lang: Lang) =>
    (await json<{ positions: Position[] }>(`/api/records?event=${from}&until=${until}&lang=${lang}`, plain(text)))
      .positions,
  continue: (wanted: ContinueRequest, lang: Lang) => json<TableCreated>(`/api/continue?lang=${lang}`, post(wanted)),
};

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const seenBy = (eyes: Eyes | null): string => (eyes === null ? '' : `&eyes=${eyes}`);

function plain(text: string): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'text/plain' }, body: text };
}

/** A secret goes into a header: addresses are written into logs. */
function bearer(token: string | null): RequestInit {
  return token ? { headers: { authorization: `Bearer ${token}` } } : {};
}
