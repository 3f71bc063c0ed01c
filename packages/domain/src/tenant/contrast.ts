/** sRGB values from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Returns the values of a color such as #4f56d3, or null. */
export function parseHex(value: string): Rgb | null {
  const digits = /^#?([0-9a-f]{6})$/i.exec(value.trim())?.[1];
  if (digits === undefined) return null;
  const number = Number.parseInt(digits, 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}

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
