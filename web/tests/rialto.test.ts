import { describe, expect, it } from 'vitest';
import {
  HEIGHT,
  ISLANDS,
  SHORES,
  WAYS,
  WIDTH,
  boxStyle,
  onTile,
  siteAt,
  smooth,
  wayOf,
} from '../src/boards/rialto/geometry';
import { BUILDS, MEN, builtAfter, landedAfter } from '../src/boards/rialto/mini';
import {
  DISTRICTS,
  type Cards,
  type DistrictScene,
  type RialtoScene,
  type SectionScene,
} from '../src/boards/rialto/scene';
import {
  bySeat,
  byPlace,
  cardCount,
  currentSection,
  groups,
  nextNumber,
  numbered,
  pileUp,
  placeOf,
  placesIn,
  sinceLast,
  spread,
  stageOf,
  tiesIn,
  trackRange,
} from '../src/boards/rialto/view';
import english from '../src/boards/rialto/rules.en';
import italian from '../src/boards/rialto/rules.it';
import type { Legal, LogEntry } from '../src/protocol';
import { clauseId } from '../src/shell/clauses';

let last = 0;
const action = (type: string, fields: Record<string, string | number> = {}): Legal => ({
  id: ++last,
  action: { type, ...fields },
  text: type,
  words: type,
  preview: {},
});
const entry = (number: number, seat: number, text: string, words = text): LogEntry => ({ number, seat, action: 1, text, words }); // prettier-ignore

const GAPS = ['CAN-DOR'];

describe('the picture', () => {
  const inside = (x: number, y: number): boolean => x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT;
  const pairs = DISTRICTS.flatMap((one, index) => DISTRICTS.slice(index + 1).map((two) => `${one}-${two}`));

  it('has a way for every connection of both maps, named as the engine names it', () => {
    expect(Object.keys(WAYS).sort()).toEqual(pairs.filter((pair) => !GAPS.includes(pair)).sort());
  });

  it('keeps every site and both ends of its tile on the water of the picture', () => {
    for (const id of Object.keys(WAYS))
      for (const along of [-25, 0, 25]) {
        const { x, y } = onTile(wayOf(id), along);
        expect(inside(x, y), id).toBe(true);
      }
  });

  it('lays no tile over the words of an island', () => {
    for (const id of Object.keys(WAYS).filter((each) => !['SMA-SCR', 'CAS-SPO'].includes(each)))
      for (const [name, box] of Object.entries(ISLANDS)) {
        const { site } = wayOf(id);
        const isOver = site.x > box.x && site.x < box.x + box.width && site.y > box.y && site.y < box.y + box.height;
        expect(isOver, `${id} over ${name}`).toBe(false);
      }
  });

  it('turns a tile so that its first end points to the first district', () => {
    for (const id of Object.keys(WAYS).filter((each) => each !== 'CAS-SCR')) {
      const [one, two] = id.split('-') as [keyof typeof ISLANDS, keyof typeof ISLANDS];
      const far = (name: keyof typeof ISLANDS, along: number): number => {
        const { x, y, width, height } = ISLANDS[name];
        const spot = onTile(wayOf(id), along);
        return Math.hypot(spot.x - x - width / 2, spot.y - y - height / 2);
      };
      expect(far(one, -20) - far(two, -20), id).toBeLessThan(far(one, 20) - far(two, 20));
    }
  });

  it('keeps cold districts north of the canal apart from warm ones south of it', () => {
    const middle = (id: keyof typeof ISLANDS): number => ISLANDS[id].x + ISLANDS[id].width / 2;
    expect(ISLANDS.CAN.y + ISLANDS.CAN.height).toBeLessThan(ISLANDS.SCR.y);
    expect(ISLANDS.CAN.y + ISLANDS.CAN.height).toBeLessThan(ISLANDS.SPO.y);
    expect(middle('SPO')).toBeLessThan(middle('SMA'));
    expect(ISLANDS.SMA.y + ISLANDS.SMA.height).toBeLessThan(ISLANDS.DOR.y);
  });

  it('draws every island around its words', () => {
    for (const id of DISTRICTS) {
      const { x, y, width, height } = ISLANDS[id];
      const [xs, ys] = [SHORES[id].map(([at]) => at), SHORES[id].map(([, at]) => at)];
      expect(Math.min(...xs) <= x && Math.max(...xs) >= x + width - 4, id).toBe(true);
      expect(Math.min(...ys) <= y && Math.max(...ys) >= y + height, id).toBe(true);
      expect(smooth(SHORES[id], true)).toMatch(/^M.*Z$/);
    }
  });

  it('finds the site under a finger, and none far from all', () => {
    const { x, y } = wayOf('CAN-SPO').site;
    expect(siteAt(x + 3, y - 3, Object.keys(WAYS), 30)).toBe('CAN-SPO');
    expect(siteAt(x, y, ['SPO-DOR'], 30)).toBeNull();
    expect(siteAt(5, 5, Object.keys(WAYS), 30)).toBeNull();
  });

  it('gives boxes in shares of itself', () => {
    expect(boxStyle({ x: WIDTH / 2, y: 0, width: WIDTH / 4, height: HEIGHT })).toBe(
      'left:50.00%;top:0.00%;width:25.00%;height:100.00%',
    );
  });
});

describe('choices', () => {
  it('have their places on the board', () => {
    const place = (type: string, fields: Record<string, string | number>): string | null =>
      placeOf(action(type, fields));
    expect(place('bridge', { one: 'CAN', two: 'SPO', high: 'SPO' })).toBe('CAN-SPO');
    expect(place('gondola', { one: 'SMA', two: 'DOR' })).toBe('SMA-DOR');
    expect(place('pull', { district: 'DOR' })).toBe('DOR');
    expect(place('move', { source: 'CAS', target: 'DOR' })).toBe('CAS');
    expect(place('toss', { card: 'gold' })).toBe('card-gold');
    expect(place('as_two', { card: 'joker' })).toBe('card-joker');
    expect(place('return', { building: 'G2', state: 'used' })).toBe('own-G2-used');
    expect(place('use', { building: 'B3' })).toBe('own-B3-free');
    expect(place('take', { building: 'Y4' })).toBe('kind-Y4');
    expect(place('row', { row: 3 })).toBe('row-3');
    expect(placeOf(action('pass'))).toBeNull();
  });

  it('share a place when they differ only in what is told apart in words', () => {
    const both = ['CAN', 'SPO'].map((high) => action('bridge', { one: 'CAN', two: 'SPO', high }));
    const places = byPlace([...both, action('bridge', { one: 'CAN', two: 'CAS', high: 'CAS' }), action('done')]);
    expect([...places.keys()]).toEqual(['CAN-SPO', 'CAN-CAS']);
    expect(places.get('CAN-SPO')).toEqual(both);
  });

  it('of a number go up with every tap and begin again after the last', () => {
    const lays = [2, 0, 1].map((number) => action('lay', { number }));
    const sorted = numbered([action('pass'), ...lays]);
    expect(sorted.map((each) => each.action['number'])).toEqual([0, 1, 2]);
    const first = nextNumber(sorted, null);
    const second = nextNumber(sorted, first);
    expect([first?.action['number'], second?.action['number']]).toEqual([1, 2]);
    expect(nextNumber(sorted, second)).toBe(first);
    expect(nextNumber(numbered([lays[1]!]), null)).toBeNull();
  });
});

describe('a hand and buildings', () => {
  it('are grouped in the order of types', () => {
    const hand: Cards = { joker: 2, doge: 1, gondola: 3 };
    expect(groups(hand).map(({ type }) => type)).toEqual(['doge', 'gondola', 'joker']);
    expect(cardCount(hand)).toBe(6);
    expect(cardCount(4)).toBe(4);
  });

  it('lie together when they are of one kind and in one state', () => {
    const free = { kind: 'B2', state: 'free' as const };
    expect(pileUp([free, free, { kind: 'B2', state: 'used' }])).toEqual([
      { ...free, number: 2 },
      { kind: 'B2', state: 'used', number: 1 },
    ]);
  });
});

describe('the round', () => {
  const scene = (phase: string, round: number, section: RialtoScene['section']): RialtoScene =>
    ({ phase, round, section, sections: [{ id: 'doge', state: 'now' } as SectionScene] }) as RialtoScene;

  it('knows its stage', () => {
    expect(stageOf(scene('found', 0, null))).toBe('setup');
    expect(stageOf(scene('row', 1, null))).toBe('cards');
    expect(stageOf(scene('lay', 1, 'doge'))).toBe('sections');
    expect(stageOf(scene('blue', 6, 'blue'))).toBe('blue');
    expect(stageOf(scene('over', 6, 'blue'))).toBe('over');
    expect(currentSection(scene('lay', 1, 'doge'))?.id).toBe('doge');
  });

  it('names those in a district who are ranked by the Doge alone', () => {
    const standing = [
      { player: 2, men: 3, points: 9 },
      { player: 0, men: 2, points: 4 },
      { player: 3, men: 2, points: 2 },
      { player: 1, men: 1, points: 1 },
    ];
    expect(tiesIn({ standing } as DistrictScene)).toEqual([[0, 3]]);
  });

  it('has news since the own last turn, without the dealing', () => {
    const log = [
      entry(1, 0, 'row 2'),
      entry(2, 1, 'row 1'),
      entry(3, 0, 'lay 2', 'Ada plays'),
      entry(4, 1, 'pass', 'Bice passes'),
      entry(5, -1, 'deal gold'),
      entry(6, -1, 'turn 3-6', 'A bridge'),
      entry(7, -1, 'virtual act', 'It moves'),
      entry(8, 1, '', 'Bice discards'),
      entry(9, 1, '', 'Bice discards'),
    ];
    const news = sinceLast(log, 0);
    expect(news.map(({ number }) => number)).toEqual([4, 6, 7, 8, 9]);
    expect(bySeat(news)).toEqual([
      { seat: 1, key: 4, words: [{ text: 'Bice passes', times: 1 }] },
      { seat: -1, key: 6, words: [{ text: 'A bridge', times: 1 }] },
      { seat: -1, key: 7, words: [{ text: 'It moves', times: 1 }] },
      { seat: 1, key: 8, words: [{ text: 'Bice discards', times: 2 }] },
    ]);
    expect(sinceLast(log, 2)).toHaveLength(8);
  });

  it('marks what a line of the log speaks of', () => {
    expect(placesIn('bridge CAN-SPO high SPO')).toEqual(['CAN-SPO', 'CAN', 'SPO']);
    expect(placesIn('pull DOR')).toEqual(['DOR']);
    expect(placesIn('lay 2')).toEqual([]);
  });
});

describe('tracks', () => {
  it('have room for all, also below nothing', () => {
    expect(trackRange([3, -2, 7], 18)).toEqual({ from: -2, to: 19 });
    expect(trackRange([22], 18)).toEqual({ from: 0, to: 23 });
    expect(trackRange([], 18)).toEqual({ from: 0, to: 19 });
  });

  it('move tokens apart no farther than needed, in their order', () => {
    expect(spread([10, 100], 20)).toEqual([10, 100]);
    expect(spread([10, 10], 20)).toEqual([0, 20]);
    const many = spread([50, 12, 51, 49, 14], 20);
    const order = [...many].sort((one, other) => one - other);
    for (let index = 1; index < order.length; index++)
      expect(order[index]! - order[index - 1]!).toBeGreaterThanOrEqual(20 - 1e-9);
    expect(many[3]! < many[0]! && many[0]! < many[2]!).toBe(true);
    expect(many[1]! < many[4]!).toBe(true);
  });
});

describe('the small picture of the lobby', () => {
  it('builds once on a connection and lets men ashore one by one', () => {
    expect(new Set(BUILDS.map(([id]) => id)).size).toBe(BUILDS.length);
    for (let step = 0; step <= BUILDS.length; step++)
      expect(builtAfter(step).filter(({ tile }) => tile)).toHaveLength(step);
    const landed = landedAfter(MEN.length);
    expect(new Set(landed.map(({ district, place }) => `${district}${place}`)).size).toBe(MEN.length);
  });
});

describe('the rules in short', () => {
  const ids = (sections: typeof english): string[] => sections.flatMap(({ clauses }) => clauses.map(({ id }) => id));

  it('have the clauses of the prompts and refusals, each once, in both languages', () => {
    const wanted = ['Setup', 'C', 'D', 'E', 'F', '§4', ...[1, 4, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 26, 30, 31].map((each) => `R${each}`)]; // prettier-ignore
    for (const sections of [english, italian]) {
      const found = ids(sections);
      expect(new Set(found).size).toBe(found.length);
      for (const clause of wanted) expect(found, clause).toContain(clauseId(clause));
    }
    expect(ids(italian)).toHaveLength(ids(english).length);
  });
});
