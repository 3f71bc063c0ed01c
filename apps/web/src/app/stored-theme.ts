import { readPreference } from '../lib/preferences/stored-preferences.ts';
import type { ThemeChoice } from '../ui/theme/apply-theme.ts';

export function readTheme(): ThemeChoice {
  const stored = readPreference('theme');
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}
