import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { grouped, missed } from '../src/lib/grouping';
import { Replay, type Past, type Position, type ReplaySource } from '../src/lib/replay.svelte';
import { readRoute, replayPath, shortReplayPath } from '../src/lib/router.svelte';
import type { LogEntry } from '../src/protocol';

const line = (number: number, seat = 0): LogEntry => ({ number, seat, action: 1, text: 'c3', words: `line ${number}` });

const position = (event: number): Position => ({
  event,
  eyes: 'everything',
  acting: [0],
  prompt: { phase: '', clause: '', words: '' },
  views: [],
  result: null,
});

/** A game of `last` events that notes what it is asked for. */
class Source implements ReplaySource {
  asked: number[] = [];
  log = 0;
  fails = false;
  hold: Promise<void> = Promise.resolve();

  constructor(
    public last: number,
    private readonly first = 0,
    private readonly together = 1,
  ) {}

  past = async (): Promise<Past> => {
    this.log++;
    return {
      game: 'diavolo',
      title: '',
      options: {},
      optionWords: [],
      isOver: true,
      seats: [],
      log: [],
      first: this.first,
      last: this.last,
      continued: 0,
    };
  };

  positions = async (event: number): Promise<Position[]> => {
    this.asked.push(event);
    await this.hold;
    if (this.fails) throw new Error('gone');
    const from = event - (event % this.together);
    return Array.from({ length: this.together }, (_, index) => position(from + index));
  };
}

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

async function opened(source: Source, event: number | null = null): Promise<Replay> {
  const replay = new Replay(source);
  await replay.open(event);
  await settled();
  return replay;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('looking back', () => {
  it('begins at the end, or at the moment of a link', async () => {
    expect((await opened(new Source(9))).position?.event).toBe(9);
    expect((await opened(new Source(9), 4)).position?.event).toBe(4);
    expect((await opened(new Source(9), 99)).position?.event).toBe(9);
    expect((await opened(new Source(9, 5), 2)).position?.event).toBe(5);
  });

  it('asks for the log once, and for each moment once', async () => {
    const source = new Source(20);
    const replay = await opened(source, 5);
    for (const event of [6, 7, 6, 5, 4, 5]) {
      replay.go(event);
      await settled();
      expect(replay.position?.event).toBe(event);
    }
    expect(source.log).toBe(1);
    expect(new Set(source.asked).size).toBe(source.asked.length);
  });

  it('fetches what is looked at first, then its neighbours', async () => {
    const source = new Source(20);
    await opened(source, 5);
    expect(source.asked).toEqual([5, 6, 4, 7]);
  });

  it('has the neighbours at hand without waiting', async () => {
    const replay = await opened(new Source(20), 5);
    replay.step(1);
    expect(replay.position?.event).toBe(6);
  });

  it('skips the moments that a finger slides over', async () => {
    const source = new Source(100);
    const replay = await opened(source, 0);
    source.asked = [];
    for (let event = 1; event <= 90; event++) replay.go(event);
    await settled();
    expect(replay.position?.event).toBe(90);
    expect(source.asked.length).toBeLessThan(10);
  });

  it('takes what comes along from a record', async () => {
    const source = new Source(40, 0, 10);
    const replay = await opened(source, 3);
    for (let event = 4; event < 9; event++) replay.go(event);
    await settled();
    expect(source.asked).toEqual([3, 10]);
  });

  it('stays between the first and the last moment', async () => {
    const replay = await opened(new Source(9, 3), 4);
    replay.step(-10);
    expect(replay.event).toBe(3);
    replay.step(100);
    expect(replay.event).toBe(9);
  });

  it('says when a moment cannot be had, and tries again', async () => {
    const source = new Source(9);
    source.fails = true;
    const replay = await opened(source, 4);
    expect(replay.trouble).toBeInstanceOf(Error);
    source.fails = false;
    replay.go(5);
    await settled();
    expect(replay.trouble).toBeNull();
    expect(replay.position?.event).toBe(5);
  });

  it('sees the same moment with other eyes', async () => {
    const source = new Source(9);
    const replay = await opened(source, 4);
    await replay.look(1);
    await settled();
    expect(replay.eyes).toBe(1);
    expect(replay.event).toBe(4);
    expect(source.asked.filter((event) => event === 4)).toHaveLength(2);
  });

  it('does not mix in what was asked for with the eyes before', async () => {
    const source = new Source(9);
    const replay = await opened(source, 4);
    let release = (): void => {};
    source.hold = new Promise((resolve) => (release = resolve));
    replay.go(8);
    const looking = replay.look('spectator');
    source.hold = Promise.resolve();
    release();
    await looking;
    await settled();
    expect(replay.position?.event).toBe(8);
    expect(replay.trouble).toBeNull();
  });
});

describe('playing by itself', () => {
  it('goes on step by step to the end, and says so', async () => {
    const ended = vi.fn();
    const replay = new Replay(new Source(4), ended);
    await replay.open(1);
    await settled();
    replay.play();
    const seen: number[] = [];
    while (replay.isPlaying && seen.length < 20) {
      await vi.advanceTimersByTimeAsync(300);
      if (replay.position && seen.at(-1) !== replay.position.event) seen.push(replay.position.event);
    }
    expect(seen).toEqual([1, 2, 3, 4]);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('begins again from the end, and stops at the first touch', async () => {
    const replay = await opened(new Source(4));
    replay.toggle();
    expect(replay.event).toBe(0);
    replay.step(1);
    expect(replay.isPlaying).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(replay.event).toBe(1);
  });

  it('waits for a slow line', async () => {
    const source = new Source(9);
    const replay = await opened(source, 0);
    let release = (): void => {};
    source.hold = new Promise((resolve) => (release = resolve));
    replay.play();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(replay.event).toBeLessThan(5);
    release();
    source.hold = Promise.resolve();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(replay.event).toBe(9);
  });

  it('finds new moments while the game goes on', async () => {
    const source = new Source(4);
    const replay = await opened(source);
    source.last = 6;
    await replay.refresh();
    replay.step(1);
    await settled();
    expect(replay.position?.event).toBe(5);
  });
});

describe('since somebody left', () => {
  const log = [line(1, 0), line(2, 1), line(3, 1), line(4, -1), line(5, 1)];

  it('tells what others have done', () => {
    expect(missed(log, 2, [0]).map((each) => each.number)).toEqual([3, 4, 5]);
    expect(missed(log, 5, [0])).toEqual([]);
    expect(missed(log, null, [0])).toEqual([]);
    expect(missed(log, 0, [0, 1])).toHaveLength(5);
  });

  it('tells nothing when only the own actions are new', () => {
    expect(missed(log.slice(0, 3), 1, [1])).toEqual([]);
  });

  it('groups the lines by who acted', () => {
    expect(grouped(log).map((group) => [group.seat, group.lines.length])).toEqual([
      [0, 1],
      [1, 2],
      [-1, 1],
      [1, 1],
    ]);
    expect(grouped([])).toEqual([]);
  });
});

describe('addresses of the past', () => {
  it('lead to a moment, and through whose eyes', () => {
    expect(readRoute(replayPath('a b', 7))).toEqual({
      page: 'replay',
      id: 'a b',
      event: 7,
      eyes: null,
      isShort: false,
    });
    expect(readRoute(`${replayPath('t', 7)}&eyes=1`)).toMatchObject({ eyes: '1' });
    expect(readRoute(replayPath('t'))).toMatchObject({ event: null });
    expect(readRoute('#/replay/t?event=x')).toMatchObject({ event: null });
    expect(readRoute(shortReplayPath('t', 3))).toMatchObject({ event: 3, isShort: true });
    expect(readRoute('#/import')).toEqual({ page: 'import' });
  });
});
