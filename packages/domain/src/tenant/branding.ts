import { locales, type Locale } from '../core/languages.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import { contrast, parseHex } from './contrast.ts';
import { accentColorRefusal } from './tenant-rules.ts';

/** How a workspace looks on sign-in pages and in messages. */
export interface Branding {
  /** Color of text on the background, as #rrggbb. */
  readonly foreground: string;
  /** Color behind the logo, as #rrggbb. */
  readonly background: string;
  /** Name of the sender of messages. Empty for the sender of the installation. */
  readonly senderName: string;
  /** Languages that people can select. Empty for all. */
  readonly languages: readonly Locale[];
}

export const defaultBranding: Branding = {
  foreground: '#1a1b20',
  background: '#ffffff',
  senderName: '',
  languages: [],
};

/** Minimum contrast of text, by WCAG 2.2 AA. */
export const leastContrast = 4.5;
const senderMaxLength = 60;

/** Returns the contrast of the text on the background, 1 to 21. Null if a color is invalid. */
export const brandContrast = ({
  foreground,
  background,
}: Pick<Branding, 'foreground' | 'background'>): number | null => {
  const [text, ground] = [parseHex(foreground), parseHex(background)];
  return text === null || ground === null ? null : contrast(text, ground);
};

const contrastRefusal = (branding: Branding): Refusal | null => {
  const ratio = brandContrast(branding);
  return ratio === null || ratio >= leastContrast
    ? null
    : refuse(
        'LowContrast',
        { ratio: Math.floor(ratio * 10) / 10, min: leastContrast },
        'foreground',
      );
};

// Mail programs read these as the parts of an address.
const senderRefusal = (name: string): Refusal | null => {
  if (name.length > senderMaxLength)
    return refuse('TooLong', { max: senderMaxLength }, 'senderName');
  return /[\p{C}<>"@]/u.test(name) ? refuse('SenderNameInvalid', {}, 'senderName') : null;
};

/** Returns the errors of a branding by field. */
export const brandingRefusals = (branding: Branding): readonly (Refusal | null)[] => [
  accentColorRefusal(branding.background, 'background'),
  accentColorRefusal(branding.foreground, 'foreground') ?? contrastRefusal(branding),
  senderRefusal(branding.senderName),
];

/** Returns the languages that people can select. */
export const supportedLanguages = ({
  languages,
}: Pick<Branding, 'languages'>): readonly Locale[] =>
  languages.length === 0 ? locales : locales.filter((locale) => languages.includes(locale));

/** Maximum size of a logo in KB. */
export const logoMaxKilobytes = 100;

/** Media types of logos with their first bytes. SVG isn't one, because it can contain scripts. */
const logoSignatures = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 0],
  ['image/jpeg', [0xff, 0xd8, 0xff], 0],
  ['image/webp', [0x57, 0x45, 0x42, 0x50], 8],
] as const;

export type LogoType = (typeof logoSignatures)[number][0];

/** Returns the media type of a logo by its first bytes, or null. */
export const logoTypeOf = (bytes: Uint8Array): LogoType | null =>
  logoSignatures.find(([, signature, from]) =>
    signature.every((byte, at) => bytes[from + at] === byte),
  )?.[0] ?? null;

/** Returns why a file can't be the logo, or null. */
export const logoRefusal = (bytes: Uint8Array): Refusal | null => {
  if (bytes.length > logoMaxKilobytes * 1024)
    return refuse('FileExceedsSize', { max: logoMaxKilobytes }, 'logo');
  return logoTypeOf(bytes) === null ? refuse('LogoNotImage', {}, 'logo') : null;
};
