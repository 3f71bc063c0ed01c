/** How a language writes numbers and dates. */
export interface LocaleFormat {
  /** Intl tag, with the calendar and digits that Baton writes. */
  readonly tag: string;
  readonly group: string;
  readonly decimal: string;
  /** Order of the parts of a numeric date. */
  readonly dayOrder: 'DMY' | 'MDY' | 'YMD';
  /** Offset of another calendar whose years are also accepted. */
  readonly yearsAhead: number;
}

const comma = { group: ',', decimal: '.', yearsAhead: 0 } as const;
const dot = { group: '.', decimal: ',', dayOrder: 'DMY', yearsAhead: 0 } as const;

const formats: Readonly<Record<string, LocaleFormat>> = {
  // English dates start with the day and name the month; numeric dates follow their region.
  en: { ...comma, tag: 'en-GB', dayOrder: 'MDY' },
  'en-gb': { ...comma, tag: 'en-GB', dayOrder: 'DMY' },
  fr: { ...dot, tag: 'fr', group: '\u202f' },
  de: { ...dot, tag: 'de' },
  es: { ...dot, tag: 'es' },
  zh: { ...comma, tag: 'zh', dayOrder: 'YMD' },
  ko: { ...comma, tag: 'ko', dayOrder: 'YMD' },
  // Thai dates use Gregorian years, so that all readers see the same; typed Buddhist years are
  // accepted.
  th: { ...comma, tag: 'th-TH-u-ca-gregory-nu-latn', dayOrder: 'DMY', yearsAhead: 543 },
};

/** The interface languages, and British English. */
export const writtenLocales = ['en', 'fr', 'de', 'zh', 'es', 'ko', 'th', 'en-GB'] as const;

/** Returns the format of a language tag: by region, else by language, else English. */
export const localeFormat = (tag: string): LocaleFormat => {
  const lower = tag.toLowerCase();
  const known = formats[lower] ?? formats[lower.split('-')[0] ?? ''] ?? formats['en'];
  return known ?? { ...comma, tag: 'en-GB', dayOrder: 'MDY' };
};
