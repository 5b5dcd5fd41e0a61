import { describe, expect, it } from 'vitest';
import { arc, cellAt, crown, middle, siteKey } from '../src/boards/diavolo/geometry';

describe('the lagoon', () => {
  it('has a1 at the lower left and j10 at the upper right', () => {
    expect(middle('a1', 10).x).toBeLessThan(middle('j1', 10).x);
    expect(middle('a1', 10).y).toBeGreaterThan(middle('a10', 10).y);
  });

  it.each([3, 10, 12])('finds every cell of a board of %i under its own middle', (size) => {
    for (let col = 0; col < size; col++)
      for (let line = 1; line <= size; line++) {
        const cell = String.fromCharCode(97 + col) + String(line);
        const { x, y } = middle(cell, size);
        expect(cellAt(x, y, size)).toBe(cell);
      }
  });

  it('ends at the shore', () => {
    expect(cellAt(0, 50, 10)).toBeNull();
    expect(cellAt(50, 999, 10)).toBeNull();
  });

  it('names a bridge the same from both ends, by row number and not by text', () => {
    expect(siteKey('e4', 'c3')).toBe('c3-e4');
    expect(siteKey('a10', 'a8')).toBe('a8-a10');
  });

  it.each([
    ['c3', 'e3'],
    ['c3', 'e5'],
    ['c3', 'd5'],
    ['c3', 'e2'],
  ])('lets a bridge from %s to %s rise above the straight line, whichever end comes first', (one, two) => {
    const line = (middle(one, 8).y + middle(two, 8).y) / 2;
    expect(crown(arc(one, two, 8)).y).toBeLessThan(line);
    const there = crown(arc(one, two, 8));
    const back = crown(arc(two, one, 8));
    expect(back.x).toBeCloseTo(there.x);
    expect(back.y).toBeCloseTo(there.y);
  });

  it('bends an upright bridge to the left', () => {
    expect(crown(arc('c3', 'c5', 8)).x).toBeLessThan(middle('c3', 8).x);
    expect(crown(arc('c5', 'c3', 8)).x).toBeLessThan(middle('c3', 8).x);
  });
});
