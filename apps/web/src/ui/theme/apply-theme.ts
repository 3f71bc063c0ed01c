import { accentTones } from './accent.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** Light or dark for the whole page; the choice `system` leaves it to the browser. */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}

/** The workspace's colour; anything that is not a colour leaves Baton's own. */
export function applyAccent(hex: string | null): void {
  const { style } = document.documentElement;
  const tones = hex === null ? null : accentTones(hex);
  const values: Record<string, string | null> = {
    '--accent': tones?.fill ?? null,
    '--accent-hover': tones?.fillHover ?? null,
    '--on-accent': tones?.onFill ?? null,
    '--accent-text': tones ? `light-dark(${tones.textOnLight}, ${tones.textOnDark})` : null,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) style.removeProperty(name);
    else style.setProperty(name, value);
  }
}
