import type { Component } from 'svelte';
import type { Chooser } from '../lib/chooser.svelte';
import type { Lang, Legal, LogEntry, Seat } from '../protocol';

/** What every board gets. `S` is the game's scene. */
export interface BoardProps<S = unknown> {
  scene: S;
  /** The seat whose view this is; spectators look from seat 0. */
  seat: number;
  isSpectator: boolean;
  seats: Seat[];
  acting: number[];
  legal: Legal[];
  chooser: Chooser;
  /** The log as this visitor reads it, oldest line first. */
  log?: LogEntry[];
  /** Marks from the log or a hint, in the game's own place names. */
  marked: string[];
  /** Ask why something cannot be done: an action in notation. */
  why: (text: string) => void;
  /** Play in notation, where a choice is typed. */
  say: (text: string) => void;
}

/** What stands on a seat's strip beside the name. */
export interface FactsProps<S = unknown> {
  scene: S;
  seat: number;
}

/** A rules page in short: sections of numbered clauses. */
export interface RulesSection {
  title: string;
  clauses: { id: string; text: string }[];
}

export interface BoardModule {
  Board: Component<BoardProps<never>>;
  Facts: Component<FactsProps<never>>;
  /** The choices that stand as buttons with words in the prompt bar; the board offers the others (and may offer these too). */
  worded: (legal: Legal[]) => Legal[];
  /** Whether a choice does harm to the seat that makes it, so that it is never the one that stands out. */
  hurtsSelf?: (choice: Legal, seat: number) => boolean;
  /** Whether choices in words come and go often, so that the prompt bar keeps room for them. */
  reservesChoices: boolean;
  /** Places that an entry of the log speaks of. */
  marks: (entry: Pick<LogEntry, 'text'>) => string[];
  rules: (lang: Lang) => Promise<RulesSection[]>;
}

export interface BoardEntry {
  board: () => Promise<BoardModule>;
  /** A small living board for the lobby. */
  mini: () => Promise<{ default: Component }>;
}

/** One line per game. Games without an entry get the generic board. */
const BOARDS: Record<string, BoardEntry> = {
  diavolo: {
    board: async () => (await import('./diavolo')).default,
    mini: () => import('./diavolo/Mini.svelte'),
  },
  tre_ponti: {
    board: async () => (await import('./tre_ponti')).default,
    mini: () => import('./tre_ponti/Mini.svelte'),
  },
  ponte_vecchio: {
    board: async () => (await import('./ponte_vecchio')).default,
    mini: () => import('./ponte_vecchio/Mini.svelte'),
  },
  bridgetown: {
    board: async () => (await import('./bridgetown')).default,
    mini: () => import('./bridgetown/Mini.svelte'),
  },
  rialto: {
    board: async () => (await import('./rialto')).default,
    mini: () => import('./rialto/Mini.svelte'),
  },
};

const GENERIC: BoardEntry = {
  board: async () => (await import('./generic')).default,
  mini: () => import('./generic/Mini.svelte'),
};

export function boardOf(game: string): BoardEntry {
  return BOARDS[game] ?? GENERIC;
}
