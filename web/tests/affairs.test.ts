import { describe, expect, it } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { ago, span } from '../src/lib/ago';
import { settingWords } from '../src/lib/settingswords';
import { clockFace, DAY, HOUR, isLow, leftOn, MINUTE, roughly, timeOf } from '../src/lib/time';
import { waitingFor } from '../src/lib/waiting';
import { CLOCKS, changedSettings, DEFAULT_SETTINGS, isSameClock, recounted } from '../src/lobby/clocks';
import { freeSeats, myTables } from '../src/lobby/mine';
import { readRoute, replayPath } from '../src/lib/router.svelte';
import { mergeLog } from '../src/lib/session.svelte';
import { colourName, inkOn } from '../src/people/colours';
import type { KeptTable } from '../src/lib/tables';
import type { ClockState, Line, Seat, StateMessage } from '../src/protocol';

const UNITS = { day: 'd', hour: 'h' };

describe('a clock', () => {
  const clock = (change: Partial<ClockState> = {}): ClockState => ({
    kind: 'game',
    is_paused: false,
    now: 1000,
    seats: [
      { left_ms: 60_000, runs: true },
      { left_ms: 60_000, runs: false },
      { left_ms: null, runs: false },
    ],
    ...change,
  });

  it('runs from the server’s time for whom it runs, and never below nothing', () => {
    expect(leftOn(clock(), 0, 21_000)).toBe(40_000);
    expect(leftOn(clock(), 1, 21_000)).toBe(60_000);
    expect(leftOn(clock(), 0, 900_000)).toBe(0);
    expect(leftOn(clock(), 2, 21_000)).toBeNull();
  });

  it('does not run backwards when this browser’s clock is behind', () => {
    expect(leftOn(clock(), 0, 500)).toBe(60_000);
  });

  it('stands still in a pause', () => {
    expect(leftOn(clock({ is_paused: true }), 0, 21_000)).toBe(60_000);
  });

  it('shows what there is in figures that can be read at a glance', () => {
    const face = (left: number): string => clockFace(left, UNITS);
    expect(face(2 * DAY + 4 * HOUR)).toBe('2 d 4 h');
    expect(face(26 * HOUR + 5 * MINUTE)).toBe('26:05:00');
    expect(face(12 * MINUTE + 7_900)).toBe('12:07');
    expect(face(9_990)).toBe('0:09.9');
    expect(face(0)).toBe('0:00.0');
  });

  it('never shows the hours of a whole day', () => {
    expect(clockFace(3 * DAY - 1, UNITS)).toBe('3 d 0 h');
  });

  it('warns in time', () => {
    expect([isLow('move', 20_000), isLow('move', 20_001)]).toEqual([true, false]);
    expect([isLow('days', 5 * HOUR), isLow('days', 7 * HOUR)]).toEqual([true, false]);
  });
});

describe('lengths of time', () => {
  it('are told in their largest unit', () => {
    expect(roughly(59_000)).toBeNull();
    expect(roughly(59 * MINUTE)).toEqual({ count: 59, unit: 'minute' });
    expect(roughly(47 * HOUR)).toEqual({ count: 47, unit: 'hour' });
    expect(roughly(50 * HOUR)).toEqual({ count: 2, unit: 'day' });
  });

  it('have words in both languages', () => {
    settings.setLang('en');
    expect([span(MINUTE), ago(3 * HOUR), ago(1)]).toEqual(['1 minute', '3 hours ago', 'just now']);
    settings.setLang('it');
    expect([span(MINUTE), ago(3 * HOUR), ago(1)]).toEqual(['1 minuto', '3 ore fa', 'adesso']);
    settings.setLang('en');
  });

  it('are read as the server writes moments', () => {
    expect(timeOf(86_400_000)).toBe(86_400_000);
    expect(timeOf('1970-01-02T00:00:00Z')).toBe(86_400_000);
    expect([timeOf(null), timeOf(undefined), timeOf('soon')]).toEqual([null, null, null]);
  });
});

const seat = (number: number, change: Partial<Seat> = {}): Seat => ({
  seat: number,
  name: `P${number}`,
  kind: 'person',
  level: null,
  claimed: true,
  connected: true,
  colour: '',
  status: 'playing',
  is_open: false,
  ...change,
});

describe('why nothing happens', () => {
  const state = (change: object): StateMessage =>
    ({
      table: { status: 'playing' },
      acting: [1],
      you: [0],
      thinking: [],
      is_paused: false,
      seats: [seat(0), seat(1)],
      ...change,
    }) as unknown as StateMessage;
  const kind = (change: object): string => waitingFor(state(change)).kind;

  it('always has an answer', () => {
    expect(kind({})).toBe('person');
    expect(kind({ acting: [0] })).toBe('mine');
    expect(kind({ thinking: [1] })).toBe('thinking');
    expect(kind({ is_paused: true, acting: [0] })).toBe('paused');
    expect(kind({ table: { status: 'over' } })).toBe('over');
    expect(kind({ acting: [] })).toBe('nobody');
  });

  it('tells who is away, who never came, and which seat is free', () => {
    expect(kind({ seats: [seat(0), seat(1, { connected: false })] })).toBe('away');
    expect(kind({ seats: [seat(0), seat(1, { connected: false, claimed: false })] })).toBe('unclaimed');
    expect(kind({ seats: [seat(0), seat(1, { connected: false, claimed: false, is_open: true })] })).toBe('free');
  });

  it('waits for persons who are there rather than for those away', () => {
    const seats = [seat(0), seat(1, { connected: false }), seat(2)];
    expect(waitingFor(state({ acting: [1, 2], seats }))).toEqual({ kind: 'person', seats: [1, 2] });
  });
});

describe('my tables', () => {
  const line = (id: string, change: Partial<Line> = {}): Line => ({
    id,
    game: 'diavolo',
    title: '',
    status: 'playing',
    event: 0,
    seats: [seat(0), seat(1)],
    you: [],
    your_turn: false,
    acting: [0],
    changed_at: 1,
    deadline_at: null,
    settings: DEFAULT_SETTINGS,
    option_words: [],
    result_words: '',
    ...change,
  });
  const kept = (id: string, change: Partial<KeptTable> = {}): KeptTable => ({
    id,
    token: 't',
    game: '',
    title: '',
    names: [],
    links: [],
    request: null,
    you: [0],
    over: false,
    at: 0,
    ...change,
  });

  it('are the person’s and the browser’s, each once, my turn first, then the newest', () => {
    const mine = myTables(
      [line('a', { changed_at: 5 }), line('b', { changed_at: 3, your_turn: true })],
      [kept('a'), kept('c'), kept('d', { you: [1] })],
      new Map([
        ['c', line('c', { changed_at: 9 })],
        ['d', line('d', { changed_at: 7 })],
      ]),
    );
    expect(mine.map(({ line: { id }, isMyTurn }) => [id, isMyTurn])).toEqual([
      ['c', true],
      ['b', true],
      ['d', false],
      ['a', false],
    ]);
  });

  it('leave out what was only watched, and what the server does not know', () => {
    const found = new Map([['w', line('w')]]);
    expect(myTables([], [kept('w', { token: null }), kept('gone')], found)).toEqual([]);
  });

  it('never wait for me when they are over', () => {
    expect(myTables([line('a', { status: 'over', your_turn: true })], [], new Map())[0]?.isMyTurn).toBe(false);
  });

  it('have seats for anybody only while they go on', () => {
    const seats = [seat(0), seat(1, { is_open: true }), seat(2, { is_open: true })];
    expect(freeSeats(line('a', { seats }))).toEqual([1, 2]);
    expect(freeSeats(line('a', { seats, status: 'over' }))).toEqual([]);
  });
});

describe('the settings of a table', () => {
  it('are asked for only where they are unusual', () => {
    expect(changedSettings(DEFAULT_SETTINGS)).toEqual({});
    expect(changedSettings({ ...DEFAULT_SETTINGS, timeout: 'forfeit' })).toEqual({});
    const clock = CLOCKS[3]!;
    expect(changedSettings({ ...DEFAULT_SETTINGS, clock, timeout: 'forfeit', listed: true })).toEqual({
      clock,
      timeout: 'forfeit',
      listed: true,
    });
  });

  it('have one preset for each clock', () => {
    for (const clock of CLOCKS) expect(CLOCKS.filter((each) => isSameClock(each, clock))).toHaveLength(1);
    expect(isSameClock({ kind: 'none', seconds: 9, increment: 9 }, CLOCKS[0]!)).toBe(true);
    expect(recounted('days').seconds).toBe(86_400);
  });

  it('are told in sentences', () => {
    const words = settingWords({ ...DEFAULT_SETTINGS, clock: CLOCKS[3]!, chat: false }, span);
    expect(words.map(([name]) => name)).toEqual(['clock', 'timeout', 'take_back', 'listed', 'chat']);
    expect(words[0]?.[1]).toBe('10 minutes each, 5 s more per turn');
    expect(settingWords(DEFAULT_SETTINGS, span).map(([name]) => name)).toEqual(['clock', 'take_back', 'listed']);
  });
});

describe('colours of people', () => {
  it('have names', () => {
    expect(colourName('#d5202a')).toEqual(['red', 'plain']);
    expect(colourName('#0a5c1e')).toEqual(['green', 'dark']);
    expect(colourName('#a8c8ff')).toEqual(['blue', 'light']);
    expect(colourName('#7a4a10')).toEqual(['brown', 'dark']);
    expect(colourName('#808080')).toEqual(['grey', 'plain']);
  });

  it('carry an initial that can be read', () => {
    expect([inkOn('#f0e442'), inkOn('#1b2a6b'), inkOn('#ffffff'), inkOn('#000000')]).toEqual([
      '#000',
      '#fff',
      '#000',
      '#fff',
    ]);
  });
});

describe('addresses of what is over', () => {
  it('lead to the lists and to a moment of a game', () => {
    expect(readRoute('#/finished')).toEqual({ page: 'finished' });
    expect(readRoute('#/import')).toEqual({ page: 'import' });
    expect(readRoute(replayPath('ab', 7))).toMatchObject({ page: 'replay', id: 'ab', event: 7 });
    expect(readRoute(`${replayPath('ab')}?event=x`)).toMatchObject({ page: 'replay', event: null });
  });
});

describe('lines of a log', () => {
  it('make place for what comes again', () => {
    const lines = [1, 2, 3].map((number) => ({ number }));
    expect(mergeLog(lines, [{ number: 2 }], 1)).toEqual([{ number: 1 }, { number: 2 }]);
  });
});
