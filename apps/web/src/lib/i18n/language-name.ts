import { isLocale, type Locale } from '@baton/domain/core/languages';

/** Returns the name of a language in that language. */
export const languageName = (locale: Locale): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;

/** Returns the parameters of a message with language codes replaced by names. */
export const spokenParams = (
  params: Readonly<Record<string, string | number>>,
): Readonly<Record<string, string | number>> => {
  const { language } = params;
  return typeof language === 'string' && isLocale(language)
    ? { ...params, language: languageName(language) }
    : params;
};
