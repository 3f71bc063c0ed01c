import type { Locale } from '@baton/domain/core/languages';
import { builder, enumValues } from './builder.ts';

export const LocaleRef = builder.enumType('Locale', {
  description: 'Language.',
  values: enumValues<Locale>({
    de: 'German.',
    en: 'English.',
    es: 'Spanish.',
    fr: 'French.',
    ko: 'Korean.',
    th: 'Thai.',
    zh: 'Chinese.',
  }),
});
