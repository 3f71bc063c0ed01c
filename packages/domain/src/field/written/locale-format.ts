/** How a language writes numbers and days. */
export interface LocaleFormat {
  /** Tag for Intl, with the calendar and digits that Baton writes. */
  readonly tag: string;
  readonly group: string;
  readonly decimal: string;
  /** Which part of a day in digits comes first. */
  readonly dayOrder: 'DMY' | 'MDY' | 'YMD';
  /** Years by this many more than Gregorian ones are understood as well. */
  readonly yearsAhead: number;
}

const comma = { group: ',', decimal: '.', yearsAhead: 0 } as const;
const dot = { group: '.', decimal: ',', dayOrder: 'DMY', yearsAhead: 0 } as const;

const formats: Readonly<Record<string, LocaleFormat>> = {
  // English dates are shown day first and by name (specification 9); in digits as their region has it.
  en: { ...comma, tag: 'en-GB', dayOrder: 'MDY' },
  'en-gb': { ...comma, tag: 'en-GB', dayOrder: 'DMY' },
  fr: { ...dot, tag: 'fr', group: '\u202f' },
  de: { ...dot, tag: 'de' },
  es: { ...dot, tag: 'es' },
  zh: { ...comma, tag: 'zh', dayOrder: 'YMD' },
  ko: { ...comma, tag: 'ko', dayOrder: 'YMD' },
  // Thai keeps Gregorian years, so that a date reads the same on both sides; typed ones are understood.
  th: { ...comma, tag: 'th-TH-u-ca-gregory-nu-latn', dayOrder: 'DMY', yearsAhead: 543 },
};

/** The interface languages, and English as it is written in Britain. */
export const writtenLocales = ['en', 'fr', 'de', 'zh', 'es', 'ko', 'th', 'en-GB'] as const;

/** The format of a language tag: of its region, else of its language, else English. */
export const localeFormat = (tag: string): LocaleFormat => {
  const lower = tag.toLowerCase();
  const known = formats[lower] ?? formats[lower.split('-')[0] ?? ''] ?? formats['en'];
  return known ?? { ...comma, tag: 'en-GB', dayOrder: 'MDY' };
};
