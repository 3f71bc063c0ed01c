import { readingLocale, type Locale } from '@baton/domain/core/languages';
import type { RequestContext } from './request-context.ts';

/** The language in which the viewer reads. */
export const localeOf = async (context: RequestContext): Promise<Locale> => {
  const { locale } = await context.viewer();
  return readingLocale(locale);
};
