import { contrast, parseHex, type Rgb } from '../../lib/color/color-contrast.ts';

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

const toHex = (color: Rgb): string =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

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
