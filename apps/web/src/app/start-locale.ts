import { chooseLocale, type LocaleName } from '../lib/i18n/locales.ts';
import { readPreference } from '../lib/preferences/stored-preferences.ts';

/** The language until the person's own choice is known. */
export const startLocale = (): LocaleName =>
  chooseLocale([readPreference('locale'), ...navigator.languages]);
