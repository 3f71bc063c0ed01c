import { accentTones } from './accent.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** Applies light or dark to the whole page. `system` leaves it to the browser. */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}

/** Applies the color of the workspace. Any other text resets to Baton's color. */
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
