import { describe, expect, it } from 'vitest';
import { quickBids, quickOffers, stepped, typedAmount } from '../src/boards/ponte_vecchio/amounts';
import { WIDTH, ahead, deck, plotAt, plotBox, scrollFor, standing } from '../src/boards/ponte_vecchio/geometry';
import { payoffs } from '../src/boards/ponte_vecchio/money';
import {
  fates,
  nobodyMoved,
  ownersOn,
  placesIn,
  wonByNearness,
  type LastScene,
  type PlayerScene,
  type VecchioScene,
} from '../src/boards/ponte_vecchio/scene';

const NOTHING: LastScene = { cards: null, build: null, sale: null, move: null };
const MOVE = { mover: 0, from: 2, to: 5, payee: 1, paid: 30, turned: false, round: 4 };

function table(
  struck: number[],
  holder: number | null,
  cards: string[],
  change: Partial<VecchioScene> = {},
): VecchioScene {
  const players = cards.map((_, seat) => ({ seat, struck: struck.includes(seat) }) as PlayerScene);
  const right = holder === null ? null : { holder, mover: holder, card: cards[holder]!, value: 10 };
  return { phase: 'sale', round: 5, players, right, last: { ...NOTHING, cards }, ...change } as VecchioScene;
}

describe('amounts', () => {
  it('rise from the bid by familiar steps and end with the whole cash', () => {
    expect(quickBids(40, 45, 300)).toEqual([45, 50, 65, 90, 140, 300]);
    expect(quickBids(40, 45, 60)).toEqual([45, 50, 60]);
    expect(quickBids(40, 45, 45)).toEqual([45]);
  });

  it('begin at the lowest when nobody has bid', () => {
    expect(quickBids(0, 5, 100)).toEqual([5, 10, 25, 50, 100]);
    expect(quickBids(0, 10, 30)).toEqual([10, 15, 30]);
  });

  it('are not offered to somebody who cannot pay', () => {
    expect(quickOffers(0)).toEqual([]);
    expect(quickOffers(15)).toEqual([5, 10, 15]);
  });

  it('may be typed, without a small limit', () => {
    expect(typedAmount(' 1245 ')).toBe(1245);
    expect(typedAmount('')).toBeNull();
    expect(typedAmount('-5')).toBeNull();
    expect(typedAmount('12a')).toBeNull();
  });

  it('step in fives between the bounds', () => {
    expect(stepped('45', 1, 10, 100)).toBe(50);
    expect(stepped('47', 1, 10, 100)).toBe(50);
    expect(stepped('47', -1, 10, 100)).toBe(45);
    expect(stepped('10', -1, 10, 100)).toBe(10);
    expect(stepped('100', 1, 10, 100)).toBe(100);
    expect(stepped('', 1, 10, 100)).toBe(10);
  });
});

describe('the picture of the bridge', () => {
  it('rises over seven steps to the summit and falls over seven', () => {
    const heights = Array.from({ length: 15 }, (_, index) => deck(index + 1));
    expect(heights.indexOf(Math.min(...heights))).toBe(7);
    expect(heights.slice(0, 7)).toEqual(heights.slice(8).reverse());
    expect(new Set(heights.slice(0, 8)).size).toBe(8);
  });

  it('finds the plot where a house stands, and none on the banks or in the sky', () => {
    for (let step = 1; step <= 15; step++)
      for (const side of ['L', 'R'] as const) {
        const { x, y } = standing(step, side);
        expect(plotAt(x, y - 20)).toEqual({ step, side });
        const box = plotBox(step, side);
        expect(plotAt(box.x + 1, box.y + box.height / 2)).toEqual({ step, side });
      }
    expect(plotAt(20, 150)).toBeNull();
    expect(plotAt(WIDTH - 20, 150)).toBeNull();
    expect(plotAt(500, 5)).toBeNull();
  });

  it('knows what lies ahead of the Lord', () => {
    expect(ahead(12, 'up')).toEqual([13, 14, 15]);
    expect(ahead(3, 'down')).toEqual([2, 1]);
    expect(ahead(0, 'up')).toHaveLength(15);
  });

  it('is scrolled so that he stands in the window and looks into it', () => {
    for (const facing of ['up', 'down'] as const)
      for (let step = 1; step <= 15; step++) {
        const left = scrollFor(step, facing, 748, 374);
        const lord = (748 * (step + 0.5)) / 17;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(748 - 374);
        expect(lord).toBeGreaterThan(left);
        expect(lord).toBeLessThan(left + 374);
      }
  });
});

describe('the story of the cards', () => {
  it('tells the right from the struck', () => {
    expect(fates(table([0, 1], 2, ['10', '10', '10', '50']))).toEqual(['struck', 'struck', 'right', 'other']);
  });

  it('tells whether nearness decided', () => {
    expect(wonByNearness(table([], 1, ['20', '20', '60']))).toBe(true);
    expect(wonByNearness(table([], 1, ['30', '20', '60']))).toBe(false);
    expect(wonByNearness(table([0, 1], 2, ['10', '10', '10', '50']))).toBe(false);
  });

  it('tells that nobody led the Lord', () => {
    const last = { ...NOTHING, cards: ['10', '10'], move: { ...MOVE, round: 3 } };
    expect(nobodyMoved(table([], null, ['10', '10'], { phase: 'bid', round: 5, last }))).toBe(true);
    expect(nobodyMoved(table([], null, ['10', '10'], { phase: 'bid', round: 4, last }))).toBe(false);
    expect(nobodyMoved(table([], null, ['10', '10'], { phase: 'sale', round: 5, last }))).toBe(false);
  });
});

describe('money', () => {
  const build = { seat: 2, plot: '7L', price: 45, round: 4 };
  const sale = { seller: 0, buyer: 1, price: 20, round: 4 };

  it('goes from the buyer of a shop to the bank, but not for a free shop', () => {
    expect(payoffs(NOTHING, { ...NOTHING, build })).toEqual([{ from: 'seat-2', to: 'bank', amount: 45 }]);
    expect(payoffs(NOTHING, { ...NOTHING, build: { ...build, price: 0 } })).toEqual([]);
    expect(payoffs({ ...NOTHING, build }, { ...NOTHING, build })).toEqual([]);
  });

  it('goes from the buyer of the right to its seller', () => {
    expect(payoffs(NOTHING, { ...NOTHING, sale })).toEqual([{ from: 'seat-1', to: 'seat-0', amount: 20 }]);
  });

  it('goes to the owner who is paid, once, also when the Lord then turns', () => {
    const before = { ...NOTHING, move: { ...MOVE, round: 3 } };
    const paid = { ...NOTHING, move: MOVE };
    expect(payoffs(before, paid)).toEqual([{ from: 'lord', to: 'seat-1', amount: 30 }]);
    expect(payoffs(paid, { ...NOTHING, move: { ...MOVE, turned: true } })).toEqual([]);
    expect(payoffs(before, { ...NOTHING, move: { ...MOVE, payee: null, paid: 0 } })).toEqual([]);
  });
});

it('two shops of one owner are one owner', () => {
  expect(ownersOn({ step: 1, left: 2, right: 2, in_view: true })).toEqual([2]);
  expect(ownersOn({ step: 1, left: null, right: 0, in_view: true })).toEqual([0]);
  expect(ownersOn(undefined)).toEqual([]);
});

it('lines of the log light up plots and steps', () => {
  expect(placesIn('12R')).toEqual(['12R']);
  expect(placesIn('to 9')).toEqual(['9']);
  expect(placesIn('bid 45')).toEqual([]);
});
