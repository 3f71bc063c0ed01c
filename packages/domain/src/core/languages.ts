/** The languages of the interface and of what a workspace writes (specification 1); the first is the fallback. */
export const locales = ['en', 'fr', 'de', 'zh', 'es', 'ko', 'th'] as const;
export type Locale = (typeof locales)[number];

export const isLocale = (text: string): text is Locale => locales.some((one) => one === text);
