import { describe, expect, it } from 'vitest';
import {
  deckOf,
  fan,
  nearestTo,
  onMap,
  sector,
  smooth,
  spacesById,
  steps,
  streetLabels,
} from '../src/boards/bridgetown/geometry';
import { FLAGS, ICONS } from '../src/boards/bridgetown/look';
import { BRIDGES, MAP, TOURS } from '../src/boards/bridgetown/mini';
import { placesIn, type Reach } from '../src/boards/bridgetown/scene';
import { CLOSEST, around, including, kept, moved, showing, zoomed, type Box } from '../src/boards/bridgetown/view';
import { blockedWords } from '../src/boards/bridgetown/words';

const HOME: Box = { x: 0, y: 0, width: 1000, height: 500 };
const isInside = (view: Box): boolean =>
  view.x >= -1e-9 && view.y >= -1e-9 && view.x + view.width <= 1000 + 1e-9 && view.y + view.height <= 500 + 1e-9;

describe('the window on the map', () => {
  it('takes the shape of the screen without losing anything', () => {
    expect(around({ x: 0, y: 0, width: 100, height: 100 }, 2)).toEqual({ x: -50, y: 0, width: 200, height: 100 });
    expect(around({ x: 0, y: 0, width: 400, height: 100 }, 2)).toEqual({ x: 0, y: -50, width: 400, height: 200 });
  });

  it('zooms about a point that stays where it is', () => {
    const view = zoomed(HOME, HOME, 2, 400, 200);
    expect(view).toEqual({ x: 200, y: 100, width: 500, height: 250 });
    expect((400 - view.x) / view.width).toBeCloseTo(0.4);
  });

  it('is never larger than the map, nor closer than allowed, nor beside it', () => {
    expect(zoomed(HOME, HOME, 0.5, 100, 100)).toEqual(HOME);
    expect(zoomed(HOME, HOME, 1000, 0, 0).width).toBeCloseTo(1000 / CLOSEST);
    const near = zoomed(HOME, HOME, 4, 500, 250);
    for (const [dx, dy] of [
      [-9e3, 0],
      [9e3, 0],
      [0, 9e3],
      [0, -9e3],
    ] as const)
      expect(isInside(moved(near, HOME, dx, dy))).toBe(true);
    expect(isInside(kept({ x: -50, y: 480, width: 300, height: 150 }, HOME))).toBe(true);
  });

  it('shows all points that it is told to, and comes to one that has the focus', () => {
    const points = [
      { x: 300, y: 100 },
      { x: 500, y: 140 },
    ];
    const view = showing(points, HOME, 20);
    for (const { x, y } of points) {
      expect(x >= view.x && x <= view.x + view.width).toBe(true);
      expect(y >= view.y && y <= view.y + view.height).toBe(true);
    }
    expect(view.width).toBeLessThan(300);
    expect(showing([], HOME, 20)).toEqual(HOME);
    const gone = including(view, HOME, { x: 900, y: 400 });
    expect(gone.x + gone.width).toBeGreaterThan(900);
    expect(gone.width).toBeCloseTo(view.width);
    expect(including(view, HOME, { x: 400, y: 120 })).toBe(view);
  });
});

describe('the map', () => {
  it('draws decks from head to head', () => {
    const spaces = spacesById(MAP);
    const ends = BRIDGES.map((bridge) => deckOf(bridge, MAP.edges, spaces) as { id?: string }[]).map((deck) => [
      deck[0]?.id,
      deck.at(-1)?.id,
    ]);
    expect(ends).toEqual([
      ['wHA', 'eHA'],
      ['wMO', 'eMO'],
      ['wBU', 'eBU'],
      ['tOT', 'tRQ'],
    ]);
  });

  it('builds stairs of several steps and a smooth river', () => {
    expect(steps({ x: 0, y: 0 }, { x: 60, y: 0 }).match(/M/g)?.length).toBeGreaterThan(5);
    expect(
      smooth([
        [0, 0],
        [10, 0],
        [20, 5],
      ]),
    ).toMatch(/^M0 0C.*20 5$/);
  });

  it('lets several racers stand on one space without hiding each other', () => {
    expect(fan(1, 10)).toEqual([{ x: 0, y: 0 }]);
    for (const count of [2, 3, 4]) {
      const places = fan(count, 11);
      for (const [index, one] of places.entries())
        for (const other of places.slice(index + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(14);
    }
  });

  it('names streets as maps do, and only where the name fits', () => {
    expect(onMap('West Burnside Street')).toBe('Burnside St');
    expect(onMap('1st Avenue (track)')).toBe('1st Ave');
    const space = (id: string, x: number, y: number) => ({ id, name: id, kind: 'street' as const, bank: 'W', x, y });
    const map = {
      ...MAP,
      spaces: [space('a', 0, 100), space('b', 120, 100), space('c', 0, 300), space('d', 20, 300)],
      streets: [
        { name: 'Long Street', spaces: ['a', 'b'] },
        { name: 'Short Street', spaces: ['c', 'd'] },
      ],
    };
    expect(streetLabels(map, [], 14).map(({ name }) => name)).toEqual(['Long St']);
    const bar = [
      { x: 60, y: 0 },
      { x: 60, y: 200 },
    ];
    expect(streetLabels(map, [bar], 14)).toEqual([]);
  });

  it('finds the nearest place within a finger', () => {
    const places = [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
    ];
    expect(nearestTo(places, 20, 0, 15)).toBe(places[1]);
    expect(nearestTo(places, 20, 40, 15)).toBeNull();
  });

  it('cuts the wheel into sectors', () => {
    expect(sector(0, 0.25, 0, 10, 10)).toBe('M10.00 0.00A10 10 0 0 1 20.00 10.00L10 10Z');
  });
});

describe('the words of the log', () => {
  it('name spaces and bridges', () => {
    expect(placesIn('to eMO MO+HA')).toEqual(['eMO', 'MO', 'HA']);
    expect(placesIn('walk yBU')).toEqual(['yBU']);
    expect(placesIn('swap HA MO')).toEqual(['HA', 'MO']);
    expect(placesIn('use taxi')).toEqual([]);
  });
});

describe('the reason why a mode cannot move', () => {
  it('is the track only where the streetcar is not beside it', () => {
    const facts = { points: 6, doubled: false, blocked: true, off_track: false, ends: [], flags: [] };
    const reach: Reach = { mode: 'streetcar', ...facts };
    expect(blockedWords(reach)).toContain('exactly 6 steps');
    expect(blockedWords({ ...reach, off_track: true })).toContain('Neither on the track');
  });
});

describe('the lobby', () => {
  it('moves its racers along connections only', () => {
    const ways = new Set(MAP.edges.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
    for (const tour of TOURS)
      tour.forEach((id, index) =>
        expect(ways, tour[index + 1] ?? tour[0]).toContain(`${id} ${tour[(index + 1) % tour.length]}`),
      );
  });

  it('has a look for every colour and a symbol for every mode', () => {
    expect(Object.keys(FLAGS)).toHaveLength(8);
    expect(new Set(Object.values(ICONS)).size).toBe(8);
  });
});
