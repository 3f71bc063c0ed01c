/** sRGB values from 0 to 255. */
export type Rgb = readonly [number, number, number];

export interface AccentTones {
  /** Fill of the primary button. */
  readonly fill: string;
  readonly fillHover: string;
  /** Text on the fill, at least 4.5:1. */
  readonly onFill: string;
  /** The accent as text or icon on the page, at least 4.5:1. */
  readonly textOnLight: string;
  readonly textOnDark: string;
}

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** Page backgrounds in light and dark (tokens.css) with the least contrast of their surfaces. */
const lightGround: Rgb = [235, 235, 239];
const darkGround: Rgb = [42, 43, 50];
const ink: Rgb = [20, 21, 26];

export function parseHex(value: string): Rgb | null {
  const digits = /^#?([0-9a-f]{6})$/i.exec(value.trim())?.[1];
  if (digits === undefined) return null;
  const number = Number.parseInt(digits, 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

const toHex = (color: Rgb): string =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (color: Rgb): number => {
  const [red, green, blue] = color;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** Returns the WCAG contrast ratio, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [first, second] = [luminance(one), luminance(other)];
  const dark = Math.min(first, second);
  const light = Math.max(first, second);
  return (light + 0.05) / (dark + 0.05);
}

const mix = (color: Rgb, other: Rgb, share: number): Rgb => [
  color[0] + (other[0] - color[0]) * share,
  color[1] + (other[1] - color[1]) * share,
  color[2] + (other[2] - color[2]) * share,
];

/** Returns the color if it is readable on the background, or else the nearest readable shade. */
function readableOn(color: Rgb, ground: Rgb, towards: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    const shade = mix(color, towards, share);
    if (contrast(shade, ground) >= 4.6) return shade;
  }
  return towards;
}

/** Returns all tones of the interface, based on the color of a workspace. */
export function accentTones(hex: string): AccentTones | null {
  const color = parseHex(hex);
  if (color === null) return null;
  const onFill = contrast(color, white) >= 4.5 ? white : ink;
  const isDarkText = onFill !== white;
  const fill =
    contrast(color, onFill) >= 4.5 ? color : readableOn(color, onFill, isDarkText ? white : black);
  return {
    fill: toHex(fill),
    fillHover: toHex(mix(fill, isDarkText ? white : black, 0.12)),
    onFill: toHex(onFill),
    textOnLight: toHex(readableOn(color, lightGround, black)),
    textOnDark: toHex(readableOn(color, darkGround, white)),
  };
}
