import type { SeatKind, TableRequest } from '../protocol';

/** Tables this browser has sat at, newest first, so that they can be found again. */
export interface KeptTable {
  id: string;
  token: string | null;
  game: string;
  title: string;
  names: string[];
  /** Seats still to be given to friends, with their secrets. */
  links: { seat: number; token: string }[];
  /** What was asked for at the start: the next set-up begins with it. */
  request: TableRequest | null;
  /** The seats that this browser plays. */
  you: number[];
  over: boolean;
  at: number;
}

const KEY = 'ponti.tables';
const MOST = 30;

export function keptTables(): KeptTable[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? (list as KeptTable[]) : [];
  } catch {
    return [];
  }
}

export function keptTable(id: string): KeptTable | undefined {
  return keptTables().find((table) => table.id === id);
}

export function keepTable(id: string, change: Partial<KeptTable>): void {
  const before = keptTable(id) ?? {
    id,
    token: null,
    game: '',
    title: '',
    names: [],
    links: [],
    request: null,
    you: [],
    over: false,
    at: 0,
  };
  const table = { ...before, ...change, at: Date.now() };
  write([table, ...keptTables().filter((other) => other.id !== id)].slice(0, MOST));
}

export function forgetTable(id: string): void {
  write(keptTables().filter((table) => table.id !== id));
}

function write(tables: KeptTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // A private window may refuse; the table's address still works.
  }
}

/** The last set-up that somebody chose for a game. */
export function keptSeats(game: string): SeatKind[] | null {
  const last = keptTables().find((table) => table.game === game && table.request);
  return last?.request?.seats.map((seat) => seat.kind) ?? null;
}
