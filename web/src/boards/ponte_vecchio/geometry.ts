/** The picture's own units: 15 steps between two banks, seen from the river. */
import type { Facing } from './scene';

export const STEPS = 15;
export const WIDE = 60;
export const WIDTH = WIDE * (STEPS + 2);
export const HEIGHT = 288;
export const WATER = 250;

/** Heights below the line at which the far houses stand. */
export const WALK = 34;
export const NEAR = 80;
export const FOOT = 106;
const ROOM_ABOVE = 60;
const SHORE = 150;
const RISE = 8;
const SUMMIT = 8;

export type Side = 'L' | 'R';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The middle of a step; 0 and 16 are the banks. */
export function across(step: number): number {
  return WIDE * step + WIDE / 2;
}

/** Where the walk of a step begins, that is the foot of the far houses: seven steps up, the summit, seven down. */
export function deck(step: number): number {
  return SHORE - RISE * Math.max(0, SUMMIT - Math.abs(SUMMIT - step));
}

/** Where a shop stands: its middle, and its foot. Left is the far row, right the near one. */
export function standing(step: number, side: Side): { x: number; y: number } {
  return { x: across(step), y: deck(step) + (side === 'L' ? 0 : NEAR) };
}

/** What belongs to a plot, for pointing at it. */
export function plotBox(step: number, side: Side): Box {
  const top = deck(step) + (side === 'L' ? -ROOM_ABOVE : WALK - 6);
  const bottom = deck(step) + (side === 'L' ? 4 : FOOT);
  return { x: across(step) - WIDE / 2, y: top, width: WIDE, height: bottom - top };
}

/** What belongs to a step. */
export function stepBox(step: number): Box {
  const top = deck(step) - ROOM_ABOVE;
  return { x: across(step) - WIDE / 2, y: top, width: WIDE, height: FOOT + ROOM_ABOVE };
}

/** The plot at a point, or null. */
export function plotAt(x: number, y: number): { step: number; side: Side } | null {
  const step = Math.floor(x / WIDE);
  if (step < 1 || step > STEPS) return null;
  const below = y - deck(step);
  if (below < -ROOM_ABOVE || below > FOOT) return null;
  return { step, side: below < WALK / 2 ? 'L' : 'R' };
}

/** The steps ahead of somebody on a step. */
export function ahead(step: number, facing: Facing): number[] {
  const steps = Array.from({ length: STEPS }, (_, index) => index + 1);
  return facing === 'up' ? steps.filter((each) => each > step) : steps.filter((each) => each < step).reverse();
}

/** The cone of light that falls from his eyes over everything ahead. */
export function cone(step: number, facing: Facing): string {
  const view = ahead(step, facing);
  if (!view.length) return '';
  const sign = facing === 'up' ? 1 : -1;
  const eye = `${across(step) + 9 * sign} ${deck(step) - 6}`;
  const open = (index: number, most: number): number => Math.min(most, 26 + index * 11);
  const upper = view.map((each, index) => `${across(each)} ${deck(each) + 10 - open(index, 72)}`);
  const lower = view.map((each, index) => `${across(each)} ${deck(each) + 18 + open(index, 66)}`);
  const end = view.at(-1)!;
  const edge = across(end) + (WIDE / 2) * sign;
  const far = [`${edge} ${deck(end) - 62}`, `${edge} ${deck(end) + 84}`];
  return `M${[eye, ...upper, ...far, ...lower.reverse()].join('L')}z`;
}

/** The way over the walk from one step to another. */
export function trail(from: number, to: number): string {
  const sign = to > from ? 1 : -1;
  const steps = Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * sign);
  return `M${steps.map((step) => `${across(step)} ${deck(step) + 26}`).join('L')}`;
}

/** How far the strip must be scrolled so that the Lord stands at its edge and looks into it. */
export function scrollFor(step: number, facing: Facing, whole: number, seen: number): number {
  const middle = (across(step) / WIDTH) * whole;
  const left = middle - seen * (facing === 'up' ? 0.16 : 0.84);
  return Math.max(0, Math.min(whole - seen, left));
}
