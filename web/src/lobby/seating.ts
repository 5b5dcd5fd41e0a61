import type {
  GameInfo,
  Level,
  OptionSpec,
  OptionValue,
  SeatKind,
  SeatRequest,
  TableRequest,
  TableSettings,
} from '../protocol';
import { changedSettings } from './clocks';

export type Preset = 'bot' | 'friend' | 'hotseat' | 'open' | 'custom';

export interface SeatChoice {
  kind: SeatKind;
  level: string;
  name: string;
}

/** The level offered first: medium, or the one in the middle. */
export function middleLevel(levels: readonly Level[]): string {
  const usual = levels.find((level) => level.id === 'medium');
  return (usual ?? levels[Math.floor((levels.length - 1) / 2)])?.id ?? 'medium';
}

const OTHERS: Record<Exclude<Preset, 'custom'>, SeatKind> = {
  bot: 'bot',
  friend: 'friend',
  hotseat: 'hotseat',
  open: 'open',
};

/** One seat for the visitor, the others as the preset says. */
export function presetSeats(preset: Exclude<Preset, 'custom'>, count: number, level: string): SeatChoice[] {
  return Array.from({ length: count }, (_, seat) => ({ kind: seat === 0 ? 'me' : OTHERS[preset], level, name: '' }));
}

export function presetOf(seats: readonly SeatChoice[]): Preset {
  const others = seats.filter((seat) => seat.kind !== 'me').map((seat) => seat.kind);
  const isPlain = others.length === seats.length - 1 && new Set(others).size === 1;
  const found = Object.entries(OTHERS).find(([, kind]) => kind === others[0]);
  return isPlain && found ? (found[0] as Preset) : 'custom';
}

export function defaults(options: readonly OptionSpec[]): Record<string, OptionValue> {
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}

/** What the server is asked for: changed options only, names where given. */
export function tableRequest(
  game: GameInfo,
  seats: readonly SeatChoice[],
  options: Readonly<Record<string, OptionValue>>,
  nameOf: (seat: SeatChoice, index: number) => string,
  settings: TableSettings,
): TableRequest {
  const unusual = changedSettings(settings);
  const changed = game.options.filter((option) => options[option.name] !== option.default);
  return {
    game: game.id,
    options: Object.fromEntries(changed.map((option) => [option.name, options[option.name]!])),
    seats: seats.map((seat, index): SeatRequest => {
      if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
      const name = nameOf(seat, index);
      return name ? { kind: seat.kind, name } : { kind: seat.kind };
    }),
    ...(Object.keys(unusual).length && { settings: unusual }),
  };
}
