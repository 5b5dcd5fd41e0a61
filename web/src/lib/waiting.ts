import type { StateMessage } from '../protocol';

/** Why nothing happens at a table, for the reader's eyes: the answer is never “nothing”. */
export interface Waiting {
  kind: 'over' | 'paused' | 'mine' | 'thinking' | 'free' | 'unclaimed' | 'away' | 'person' | 'nobody';
  /** The seats that are waited for. */
  seats: number[];
}

export function waitingFor(state: StateMessage): Waiting {
  const acting = state.acting;
  if (state.table.status === 'over') return { kind: 'over', seats: [] };
  if (state.is_paused) return { kind: 'paused', seats: [] };
  const mine = acting.filter((seat) => state.you.includes(seat) && state.seats[seat]?.claimed !== false);
  if (mine.length) return { kind: 'mine', seats: mine };
  if (state.thinking.length) return { kind: 'thinking', seats: acting };
  const people = acting.flatMap((seat) => state.seats[seat] ?? []).filter((seat) => seat.kind === 'person');
  const free = people.filter((seat) => seat.is_open);
  if (free.length) return { kind: 'free', seats: free.map(({ seat }) => seat) };
  const unclaimed = people.filter((seat) => seat.claimed === false && !state.you.includes(seat.seat));
  if (unclaimed.length) return { kind: 'unclaimed', seats: unclaimed.map(({ seat }) => seat) };
  const away = people.filter((seat) => !seat.connected && !state.you.includes(seat.seat));
  if (away.length && away.length === people.length) return { kind: 'away', seats: away.map(({ seat }) => seat) };
  return { kind: acting.length ? 'person' : 'nobody', seats: acting };
}
