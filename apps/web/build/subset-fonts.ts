import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Weights that the styles use. */
const weights = { min: 400, max: 700 };
/** OpenType features that the styles use or that languages need. Others add a fifth of the bytes. */
const features = [
  ...['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk'],
  ...['tnum', 'cv05', 'cv11', 'ss03'],
];
/** The types of the package don't know `keepFeatures`. */
const subset = {
  targetFormat: 'woff2',
  variationAxes: { wght: weights },
  keepFeatures: features,
} as const;

interface FontFace {
  /** Name of the font file, without its folder. */
  readonly name: string;
  readonly text: string;
}

/** Returns every character of a value of `unicode-range`, such as `U+0-FF,U+20??`. */
export const charactersIn = (unicodeRange: string): string =>
  unicodeRange
    .split(',')
    .map((range) => {
      const [first = '', last = first] = range.trim().slice(2).split('-');
      const start = Number.parseInt(first.replaceAll('?', '0'), 16);
      const end = Number.parseInt(last.replaceAll('?', 'F'), 16);
      return Array.from({ length: end - start + 1 }, (_, at) =>
        String.fromCodePoint(start + at),
      ).join('');
    })
    .join('');

const fontFaces = (css: string): readonly FontFace[] =>
  [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rules = '']) => {
    const name = /([\w-]+\.woff2)/.exec(rules)?.[1];
    const range = /unicode-range:([^;]*)/.exec(rules)?.[1];
    return name === undefined || range === undefined ? [] : [{ name, text: charactersIn(range) }];
  });

/** Reduces each font to the characters of its `unicode-range` and to the weights of the styles. */
export const subsetFonts = (): Plugin => ({
  name: 'baton:subset-fonts',
  apply: 'build',
  async generateBundle(_, bundle) {
    const assets = Object.values(bundle).filter((output) => output.type === 'asset');
    const faces = assets
      .filter(({ fileName }) => fileName.endsWith('.css'))
      .flatMap(({ source }) => fontFaces(String(source)));
    for (const asset of assets) {
      const face = faces.find(({ name }) => asset.fileName.endsWith(`/${name}`));
      if (face === undefined) continue;
      asset.source = await subsetFont(Buffer.from(asset.source), face.text, subset);
    }
  },
});
