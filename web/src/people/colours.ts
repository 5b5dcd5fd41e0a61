/** Names for colours that people choose, so that those who do not see them can choose too. */
const HUES: readonly [number, string][] = [
  [15, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [165, 'green'],
  [195, 'turquoise'],
  [255, 'blue'],
  [290, 'violet'],
  [345, 'pink'],
  [361, 'red'],
];

interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

function hsl(colour: string): Hsl {
  const [red = 0, green = 0, blue = 0] = (colour.slice(1).match(/../g) ?? []).map((pair) => parseInt(pair, 16) / 255);
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [lightness, range] = [(high + low) / 2, high - low];
  if (!range) return { hue: 0, saturation: 0, lightness };
  const sixth =
    high === red
      ? ((green - blue) / range + 6) % 6
      : high === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: sixth * 60, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness };
}

/** The key of a colour's name and of its shade: `['green', 'dark']`. */
export function colourName(colour: string): [hue: string, shade: 'dark' | 'plain' | 'light'] {
  const { hue, saturation, lightness } = hsl(colour);
  const shade = lightness < 0.34 ? 'dark' : lightness > 0.64 ? 'light' : 'plain';
  const name = saturation < 0.12 ? 'grey' : (HUES.find(([end]) => hue < end)?.[1] ?? 'red');
  return [name === 'orange' && lightness < 0.45 ? 'brown' : name, shade];
}

/** Whether dark or light writing is read better on a colour. */
export function inkOn(colour: string): '#000' | '#fff' {
  const [red = 0, green = 0, blue = 0] = (colour.slice(1).match(/../g) ?? []).map((pair) => {
    const part = parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000' : '#fff';
}
