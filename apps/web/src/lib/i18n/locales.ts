/** The languages of the interface, each labelled in itself. English is the source. */
export const localeLabels = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  zh: '中文',
  es: 'Español',
  ko: '한국어',
  th: 'ไทย',
} as const;

export type LocaleName = keyof typeof localeLabels;

export const localeNames: readonly LocaleName[] = ['en', 'fr', 'de', 'zh', 'es', 'ko', 'th'];

export const isLocaleName = (value: unknown): value is LocaleName =>
  typeof value === 'string' && Object.hasOwn(localeLabels, value);

/** The first wanted language that there is; a region falls back to its language. */
export function chooseLocale(wanted: readonly (string | null | undefined)[]): LocaleName {
  for (const tag of wanted) {
    const language = tag?.toLowerCase().split('-', 1)[0];
    if (isLocaleName(language)) return language;
  }
  return 'en';
}
