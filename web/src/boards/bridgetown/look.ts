import type { BridgetownScene, ModeId } from './scene';

/** Cloth and ink of the eight flags; each also carries its mode's symbol and letter. */
export const FLAGS: Record<string, { cloth: string; ink: string }> = {
  white: { cloth: '#fbf8f0', ink: '#1f2d37' },
  orange: { cloth: '#ef8f35', ink: '#1f2d37' },
  green: { cloth: '#2f7d46', ink: '#ffffff' },
  red: { cloth: '#b8302a', ink: '#ffffff' },
  black: { cloth: '#22282d', ink: '#ffffff' },
  yellow: { cloth: '#f4cd4d', ink: '#1f2d37' },
  purple: { cloth: '#71469a', ink: '#ffffff' },
  blue: { cloth: '#2563b0', ink: '#ffffff' },
};

export function flagLook(colour: string): { cloth: string; ink: string } {
  return FLAGS[colour] ?? { cloth: '#8a8474', ink: '#ffffff' };
}

/** Strokes in a box of 20 x 20. */
export const ICONS: Record<ModeId, string> = {
  walk: 'M11.2 2.2a1.5 1.5 0 1 0 .01 0M11 6.5L9.5 11.5L12.5 14L13 18.5M9.5 11.5L8 15L5.5 18.2M10.8 7L7 9.2L6.5 12.2M11 7L13.5 10L16 10.8',
  skates:
    'M6 2.5H11V8.5L15.5 10.2Q17.5 11 17.5 13.5H6ZM7.8 15.6a1.5 1.5 0 1 0 .01 0M11.8 15.6a1.5 1.5 0 1 0 .01 0M15.8 15.6a1.5 1.5 0 1 0 .01 0',
  bicycle:
    'M4.8 9.8a3.7 3.7 0 1 0 .01 0M15.2 9.8a3.7 3.7 0 1 0 .01 0M4.8 13.5L8 7H13L15.2 13.5M8 7L10.5 13.5L13 7M4.8 13.5H10.5M6.5 5H9.5M12 4.2H14.8M13 7L12.3 4.2',
  bus: 'M4.5 3.5H15.5Q17 3.5 17 5V15H3V5Q3 3.5 4.5 3.5ZM3 9.5H17M7.7 3.5V9.5M12.3 3.5V9.5M6.3 15a1.6 1.6 0 1 0 .01 0M13.7 15a1.6 1.6 0 1 0 .01 0',
  car: 'M2 14V10.5L5 9.2L7.2 5H13L16 9.2L18 10.5V14ZM5 9.2H16M10 5V9.2M6 13.5a1.9 1.9 0 1 0 .01 0M14 13.5a1.9 1.9 0 1 0 .01 0',
  taxi: 'M2 14.5V11L5 9.8L7.2 6H13L16 9.8L18 11V14.5ZM5 9.8H16M7.7 6V3H12.3V6M4.5 12.2H7M9 12.2H11.5M13.5 12.2H16M6 14a1.9 1.9 0 1 0 .01 0M14 14a1.9 1.9 0 1 0 .01 0',
  motorcycle:
    'M4.5 11a3 3 0 1 0 .01 0M15.5 11a3 3 0 1 0 .01 0M4.5 14L7.5 10.2H13.2L15.5 14M13.2 10.2L11.5 5.2H14.5M4.5 8H9.5L10.5 10.2M7.5 14H10.5L13.2 10.2',
  streetcar:
    'M6 5H14Q15.5 5 15.5 6.5V15H4.5V6.5Q4.5 5 6 5ZM4.5 10.2H15.5M10 5V10.2M10 5L7.5 1.8H12.8M6.5 15L5 18M13.5 15L15 18M2.5 18.2H17.5M7 12.7H7.01M13 12.7H13.01',
};

export function modeOf(scene: BridgetownScene, colour: string): ModeId {
  return scene.wheel.find((each) => each.colour === colour)?.mode ?? 'walk';
}
