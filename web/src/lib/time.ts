/** Times in words and figures. All amounts are milliseconds. */
import type { ClockState } from '../protocol';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Below this a clock warns: a sixth of what there was, at most twenty seconds (or six hours where days are counted). */
export function isLow(kind: ClockState['kind'], left: number): boolean {
  return left <= (kind === 'days' ? 6 * HOUR : 20 * SECOND);
}

/** What is left on a clock now, `null` where none runs or ran. `now` is by the server's clock. */
export function leftOn(clock: ClockState, seat: number, now: number): number | null {
  const hand = clock.seats[seat];
  if (!hand || hand.left_ms === null) return null;
  const gone = hand.runs && !clock.is_paused ? Math.max(0, now - clock.now) : 0;
  return Math.max(0, hand.left_ms - gone);
}

/** Time left as figures: `2 d 4 h`, `3:05:00`, `12:07`, and tenths in the last ten seconds. */
export function clockFace(left: number, units: { day: string; hour: string }): string {
  if (left >= 2 * DAY) {
    const hours = Math.ceil(left / HOUR);
    return `${Math.floor(hours / 24)} ${units.day} ${hours % 24} ${units.hour}`;
  }
  if (left < 10 * SECOND) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  const all = Math.floor(left / SECOND);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

export type Unit = 'minute' | 'hour' | 'day';

/** A length of time in its largest whole unit; less than a minute is none. */
export function roughly(length: number): { count: number; unit: Unit } | null {
  if (length < MINUTE) return null;
  if (length < HOUR) return { count: Math.floor(length / MINUTE), unit: 'minute' };
  if (length < 2 * DAY) return { count: Math.floor(length / HOUR), unit: 'hour' };
  return { count: Math.floor(length / DAY), unit: 'day' };
}

/** Milliseconds since 1970 of a time as the server writes it, `null` for none. */
export function timeOf(at: number | string | null | undefined): number | null {
  if (at === null || at === undefined || at === '') return null;
  const time = new Date(at).getTime();
  return Number.isNaN(time) ? null : time;
}
