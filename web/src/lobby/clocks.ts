import type { Clock, TableSettings } from '../protocol';

const DAY = 86_400;

export const NO_CLOCK: Clock = { kind: 'none', seconds: 0, increment: 0 };

/** What is offered at one tap, from quick to slow. */
export const CLOCKS: readonly Clock[] = [
  NO_CLOCK,
  { kind: 'move', seconds: 60, increment: 0 },
  { kind: 'move', seconds: 180, increment: 0 },
  { kind: 'game', seconds: 600, increment: 5 },
  { kind: 'game', seconds: 1800, increment: 10 },
  { kind: 'days', seconds: DAY, increment: 0 },
  { kind: 'days', seconds: 3 * DAY, increment: 0 },
  { kind: 'days', seconds: 7 * DAY, increment: 0 },
];

export const DEFAULT_SETTINGS: TableSettings = {
  listed: false,
  take_back: 'frontier',
  clock: NO_CLOCK,
  timeout: 'stand_in',
  chat: true,
};

export function isSameClock(a: Clock, b: Clock): boolean {
  return a.kind === b.kind && (a.kind === 'none' || (a.seconds === b.seconds && a.increment === b.increment));
}

/** A clock with another way of counting, starting from an amount that is usual for it. */
export function recounted(kind: Clock['kind']): Clock {
  return CLOCKS.find((clock) => clock.kind === kind) ?? NO_CLOCK;
}

/** The limits of what can be typed, in the unit that is shown. */
export const RANGES = {
  move: { unit: 60, low: 1, high: 120 },
  game: { unit: 60, low: 1, high: 300 },
  days: { unit: DAY, low: 1, high: 30 },
} as const;

/** What differs from the usual, as the server is asked for it. */
export function changedSettings(settings: TableSettings): Partial<TableSettings> {
  const { listed, take_back, clock, timeout, chat } = settings;
  return {
    ...(listed !== DEFAULT_SETTINGS.listed && { listed }),
    ...(take_back !== DEFAULT_SETTINGS.take_back && { take_back }),
    ...(clock.kind !== 'none' && { clock }),
    ...(clock.kind !== 'none' && timeout !== DEFAULT_SETTINGS.timeout && { timeout }),
    ...(chat !== DEFAULT_SETTINGS.chat && { chat }),
  };
}
