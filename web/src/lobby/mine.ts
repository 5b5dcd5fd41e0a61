import type { KeptTable } from '../lib/tables';
import { timeOf } from '../lib/time';
import type { Line } from '../protocol';

/** A table in the visitor's list. */
export interface MyTable {
  line: Line;
  isMyTurn: boolean;
  changed: number;
}

/** A line that the server gave for a table which only this browser's kept secret opens. */
function held(line: Line, kept: KeptTable): Line {
  const you = line.you.length ? line.you : kept.you;
  return { ...line, you, your_turn: line.your_turn || (line.acting ?? []).some((seat) => you.includes(seat)) };
}

/**
 * The visitor's tables: those of the person, as the server lists them, and those that this browser holds by secrets.
 * Whoever is waited for comes first, then what happened last.
 */
export function myTables(
  ofPerson: readonly Line[],
  kept: readonly KeptTable[],
  known: ReadonlyMap<string, Line>,
): MyTable[] {
  const listed = new Set(ofPerson.map((line) => line.id));
  const others = kept.flatMap((table) => {
    const line = listed.has(table.id) || !table.token ? undefined : known.get(table.id);
    return line ? [held(line, table)] : [];
  });
  return [...ofPerson, ...others]
    .map((line) => ({
      line,
      isMyTurn: line.status === 'playing' && line.your_turn,
      changed: timeOf(line.changed_at) ?? 0,
    }))
    .sort((a, b) => Number(b.isMyTurn) - Number(a.isMyTurn) || b.changed - a.changed);
}

/** The seats that anybody may take. */
export function freeSeats(line: Line): number[] {
  return line.status === 'over' ? [] : line.seats.filter((seat) => seat.is_open).map(({ seat }) => seat);
}
