import type { Seat, StateMessage } from '../protocol';
import { pastApi, type ReadRecord } from './pastapi';
import type { Past, Position, ReplaySource } from './replay.svelte';
import { settings } from './settings.svelte';

/** The past of a table on the server, as the holder of a secret may see it. */
export function tablePast(id: string, token: string | null): ReplaySource {
  return {
    past: async (eyes) => {
      const { log, first, last } = await pastApi.log(id, eyes, token, settings.lang);
      const { table, seats, dice } = await pastApi.moment(id, last, eyes, token, settings.lang);
      return {
        game: table.game,
        title: table.title,
        options: table.options,
        optionWords: table.option_words,
        isOver: table.status === 'over',
        continued: dice.continued ?? 0,
        seats,
        log,
        first,
        last,
      };
    },
    positions: async (event, eyes) => [await pastApi.moment(id, event, eyes, token, settings.lang)],
  };
}

const TOGETHER = 32;

/** The past that a record tells. It stays in this page: the server replays it anew for each stretch of positions. */
export function recordPast(
  text: string,
  playerName: (seat: number) => string,
  onread: (record: ReadRecord) => void,
): ReplaySource {
  return {
    past: async (): Promise<Past> => {
      const record = await pastApi.record(text, settings.lang);
      onread(record);
      return {
        game: record.game,
        title: record.title,
        options: record.options,
        optionWords: record.option_words,
        isOver: record.result !== null,
        continued: record.continued,
        seats: Array.from({ length: record.seats }, (_, seat) =>
          recordSeat(seat, record.names[seat] || playerName(seat)),
        ),
        log: record.log,
        first: 0,
        last: record.last,
      };
    },
    positions: async (event): Promise<Position[]> => {
      const from = Math.max(0, event - (event % TOGETHER));
      return pastApi.positions(text, from, from + TOGETHER - 1, settings.lang);
    },
  };
}

function recordSeat(seat: number, name: string): Seat {
  return { seat, name, kind: 'person', level: null, connected: true, colour: '', status: 'playing', is_open: false };
}

/** A past moment in the shape of a present one, for what is drawn for both. */
export function asState(past: Past, position: Position): StateMessage {
  const isEnd = position.result !== null;
  return {
    type: 'state',
    table: {
      id: '',
      game: past.game,
      title: past.title,
      options: past.options,
      option_words: past.optionWords,
      status: isEnd ? 'over' : 'playing',
      settings: { listed: false, take_back: 'none', clock: NO_CLOCK, timeout: 'forfeit', chat: false },
    },
    event: position.event,
    since: 0,
    log_from: 0,
    fixed: [],
    log_start: 0,
    seats: past.seats.map((seat) => ({ ...seat, connected: true, status: isEnd ? seat.status : 'playing' })),
    you: [],
    acting: position.acting,
    thinking: [],
    prompt: position.prompt,
    views: position.views,
    log: [],
    result: position.result,
    dice: { commitment: '', secret: '' },
    spectators: 0,
    clock: null,
    asks: [],
    is_paused: false,
    can: { resign: [], pause: false, resume: false, rematch: false, replace: [], back: [], take_back: 'no' },
    next: '',
    changed_at: 0,
  };
}

const NO_CLOCK = { kind: 'none' as const, seconds: 0, increment: 0 };
