import { beforeEach, describe, expect, it } from 'vitest';
import { defaults, middleLevel, presetOf, presetSeats, tableRequest } from '../src/lobby/seating';
import { DEFAULT_SETTINGS } from '../src/lobby/clocks';
import { Chooser } from '../src/lib/chooser.svelte';
import { readRoute } from '../src/lib/router.svelte';
import { seatKey } from '../src/lib/seatkey';
import { retryDelay } from '../src/lib/connection';
import { mergeLog } from '../src/lib/session.svelte';
import { forgetTable, keepTable, keptTable, keptTables } from '../src/lib/tables';
import { secretFits } from '../src/lib/verify';
import { naturalChoices } from '../src/lib/natural';
import { nearest } from '../src/lib/walk';
import type { GameInfo, Legal, LogEntry } from '../src/protocol';
import { clauseId, plainClause } from '../src/shell/clauses';
import trePonti from '../src/boards/tre_ponti';
import { CardKeys, indexOf, points, rankOf, suitOf } from '../src/boards/tre_ponti/scene';

const line = (number: number, words = ''): LogEntry => ({ number, seat: 0, action: 1, text: 'c3', words });
const action = (id: number): Legal => ({ id, action: { type: 'tile' }, text: '', words: '', preview: {} });
const touch = (): Event => new PointerEvent('click', { pointerType: 'touch' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the log', () => {
  it('appends what is new', () => {
    expect(mergeLog([line(1)], [line(2)], 1).map((each) => each.number)).toEqual([1, 2]);
  });

  it('is replaced when it is read again in another language', () => {
    expect(
      mergeLog([line(1, 'one'), line(2, 'two')], [line(1, 'uno'), line(2, 'due')], 0).map((each) => each.words),
    ).toEqual(['uno', 'due']);
  });
});

describe('reconnecting', () => {
  it('waits longer each time, up to a limit', () => {
    const delays = [0, 1, 2, 3, 4, 5, 6, 7].map((attempt) => retryDelay(attempt, 1));
    expect(delays).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
  });

  it('spreads a room of browsers', () => {
    expect(retryDelay(3, 0)).toBeLessThan(retryDelay(3, 1));
  });
});

describe('choosing', () => {
  it('plays at once with a mouse and at the second tap of a finger', () => {
    const played: number[] = [];
    const chooser = new Chooser((each) => played.push(each.id));
    chooser.choose(action(1), new PointerEvent('click', { pointerType: 'mouse' }));
    expect(played).toEqual([1]);
    chooser.choose(action(2), touch());
    expect(played).toEqual([1]);
    expect(chooser.picked?.id).toBe(2);
    chooser.choose(action(3), touch());
    expect(chooser.picked?.id).toBe(3);
    chooser.choose(action(3), touch());
    expect(played).toEqual([1, 3]);
  });

  it('steps back one stage at a time', () => {
    const chooser = new Chooser(() => {});
    chooser.begin('c3');
    chooser.choose(action(5), touch());
    expect(chooser.back()).toBe(true);
    expect(chooser.start).toBe('c3');
    expect(chooser.back()).toBe(true);
    expect(chooser.start).toBeNull();
    expect(chooser.back()).toBe(false);
  });
});

describe('arrow keys', () => {
  const points3 = [
    { x: 10, y: 0 },
    { x: 30, y: 1 },
    { x: 12, y: 40 },
  ];
  it('go to the nearest place in their direction', () => {
    expect(nearest({ x: 0, y: 0 }, points3, 'right')).toBe(0);
    expect(nearest({ x: 0, y: 0 }, points3, 'down')).toBe(2);
    expect(nearest({ x: 0, y: 0 }, points3, 'left')).toBe(-1);
  });
});

describe('addresses', () => {
  it('lead to pages', () => {
    expect(readRoute('')).toEqual({ page: 'lobby' });
    expect(readRoute('#/new/tre_ponti')).toEqual({ page: 'setup', game: 'tre_ponti' });
    expect(readRoute('#/table/ab_1?key=s%2F3')).toEqual({ page: 'table', id: 'ab_1', key: 's/3' });
    expect(readRoute('#/nonsense/x')).toEqual({ page: 'lobby' });
    expect(readRoute('#/table/ab%E0%A4%A')).toEqual({ page: 'table', id: 'ab%E0%A4%A', key: null });
  });
});

describe('kept tables', () => {
  it('are found again, newest first, and can be forgotten', () => {
    keepTable('a', { token: 't' });
    keepTable('b', {});
    keepTable('a', { you: [1] });
    expect(keptTables().map((table) => table.id)).toEqual(['a', 'b']);
    expect(keptTable('a')).toMatchObject({ token: 't', you: [1] });
    forgetTable('a');
    expect(keptTable('a')).toBeUndefined();
  });

  it('survive damaged storage', () => {
    localStorage.setItem('ponti.tables', '{oops');
    expect(keptTables()).toEqual([]);
  });

  it('keep the owner’s secret when the owner opens the friend’s link', () => {
    keepTable('a', { token: 'mine' });
    expect(seatKey('a', 'friend')).toBe('friend');
    expect(keptTable('a')?.token).toBe('mine');
    sessionStorage.clear();
    expect(seatKey('a', null)).toBe('mine');
  });
});

describe('the set-up', () => {
  const game: GameInfo = {
    id: 'g',
    title: '',
    tagline: '',
    seats: [2, 4],
    hidden: false,
    options: [
      { name: 'size', kind: 'whole', default: 10, label: '', help: '' },
      { name: 'last', kind: 'choice', default: 'other', label: '', help: '' },
    ],
  };

  it('starts from the middle level and recognises its presets', () => {
    const ids = ['beginner', 'easy', 'medium', 'hard', 'expert', 'A program', 'Another'];
    const levels = ids.map((id) => ({ id, label: '', help: '', games: null }));
    expect(middleLevel(levels)).toBe('medium');
    expect(middleLevel(levels.filter((level) => level.id !== 'medium'))).toBe('hard');
    const seats = presetSeats('bot', 3, 'medium');
    expect(presetOf(seats)).toBe('bot');
    expect(presetOf([seats[1]!, seats[0]!, seats[2]!])).toBe('bot');
    expect(presetOf([seats[0]!, seats[1]!, { ...seats[2]!, kind: 'friend' }])).toBe('custom');
  });

  it('asks for what was changed only', () => {
    const options = { ...defaults(game.options), size: 4 };
    const request = tableRequest(game, presetSeats('bot', 2, 'easy'), options, () => 'Ada', DEFAULT_SETTINGS);
    expect(request).toEqual({
      game: 'g',
      options: { size: 4 },
      seats: [
        { kind: 'me', name: 'Ada' },
        { kind: 'bot', level: 'easy' },
      ],
    });
  });
});

describe('the proof of the dice', () => {
  it('accepts the secret that was promised and no other', async () => {
    const promise = '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'; // SHA-256 of one zero byte
    expect(await secretFits('00', promise)).toBe(true);
    expect(await secretFits('01', promise)).toBe(false);
  });
});

describe('references to rules', () => {
  it('are read with and without sign', () => {
    expect(clauseId('§8a, 12')).toBe('8a');
    expect(clauseId('B3')).toBe('B3');
    expect(clauseId('')).toBe('');
    expect(plainClause('§3')).toBe('3');
  });
});

describe('cards', () => {
  it('are read from their notation', () => {
    expect(['Xh', '7b', 'C'].map(indexOf)).toEqual(['X', 'VII', 'C']);
    expect(['Xh', 'C'].map(suitOf)).toEqual(['h', '']);
    expect(rankOf('Ka')).toBe('K');
  });

  it('show half points as halves', () => {
    expect([4, 4.5, 0.5, 0].map(points)).toEqual(['4', '4½', '½', '0']);
  });

  it('tell the two Chroniclers apart', () => {
    const keys = new CardKeys();
    expect([keys.next('C'), keys.next('Xh'), keys.next('C')]).toEqual(['card-C', 'card-Xh', 'card-C-2']);
  });
});

describe('the choices that stand out', () => {
  const choice = (id: number, type: string, owner?: number): Legal => ({
    ...action(id),
    action: owner === undefined ? { type } : { type, owner },
  });
  const natural = (...choices: Legal[]): number[] => [
    ...naturalChoices(choices, (each) => trePonti.hurtsSelf?.(each, 0) ?? false),
  ];

  it('are never a pass or an own card to be turned while something better is there', () => {
    expect(natural(choice(1, 'turn', 0), choice(2, 'turn', 1), choice(3, 'pass'))).toEqual([2]);
    expect(natural(choice(1, 'draw'), choice(2, 'pass'))).toEqual([1]);
  });

  it('are the pass when a leaf reaches nothing but own cards', () => {
    expect(natural(choice(1, 'turn', 0), choice(2, 'pass'))).toEqual([2]);
  });

  it('leave targets to the board when there are more than two, and then do not speak for passing', () => {
    const many = [choice(1, 'turn', 1), choice(2, 'turn', 0), choice(3, 'turn', 0), choice(4, 'pass')];
    expect(trePonti.worded(many).map(({ id }) => id)).toEqual([4]);
    expect(trePonti.worded(many.slice(1)).map(({ id }) => id)).toEqual([2, 3, 4]);
    expect(natural(...many)).toEqual([1]);
  });

  it('are all when a leaf must turn one of the own cards', () => {
    expect(natural(choice(1, 'turn', 0), choice(2, 'turn', 0))).toEqual([1, 2]);
  });
});
