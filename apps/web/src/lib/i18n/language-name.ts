import { isLocale, type Locale } from '@baton/domain/core/languages';

/** Each language by its own name. */
export const languageName = (locale: Locale): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;

/** Parameters of a message, with a language by its name. */
export const spokenParams = (
  params: Readonly<Record<string, string | number>>,
): Readonly<Record<string, string | number>> => {
  const { language } = params;
  return typeof language === 'string' && isLocale(language)
    ? { ...params, language: languageName(language) }
    : params;
};
