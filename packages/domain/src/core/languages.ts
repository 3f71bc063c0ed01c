/** The languages of the interface and of what a workspace writes (specification 1); the first is the fallback. */
export const locales = ['en', 'fr', 'de', 'zh', 'es', 'ko', 'th'] as const;
export type Locale = (typeof locales)[number];

export const isLocale = (text: string): text is Locale => locales.some((one) => one === text);

/** The language in which somebody reads whose browser or profile says this. */
export const readingLocale = (text: string): Locale => (isLocale(text) ? text : locales[0]);
