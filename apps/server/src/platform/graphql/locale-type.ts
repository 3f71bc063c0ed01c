import { locales } from '@baton/domain/core/languages';
import { builder } from './builder.ts';

export const LocaleRef = builder.enumType('Locale', { values: locales });
