import { readingLocale, type Locale } from '@baton/domain/core/languages';
import type { RequestContext } from './request-context.ts';

/** Returns the viewer's language. */
export const localeOf = async (context: RequestContext): Promise<Locale> => {
  const { locale } = await context.viewer();
  return readingLocale(locale);
};
