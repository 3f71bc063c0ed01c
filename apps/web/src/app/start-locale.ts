import { chooseLocale, type LocaleName } from '../lib/i18n/locales.ts';
import { readPreference } from '../lib/preferences/stored-preferences.ts';

/** Returns the language until the person's setting is known. */
export const startLocale = (): LocaleName =>
  chooseLocale([readPreference('locale'), ...navigator.languages]);
