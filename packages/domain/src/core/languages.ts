/** Languages of the interface and of content; the first is the fallback. */
export const locales = ['en', 'fr', 'de', 'zh', 'es', 'ko', 'th'] as const;
export type Locale = (typeof locales)[number];

export const isLocale = (text: string): text is Locale => locales.some((one) => one === text);

/** Returns the language for a browser or profile setting. */
export const readingLocale = (text: string): Locale => (isLocale(text) ? text : locales[0]);
