/**
 * What the browser remembers between visits. If storage is full or blocked, values are not
 * remembered.
 */
const keys = {
  authenticated: 'baton.authenticated',
  locale: 'baton.locale',
  theme: 'baton.theme',
  accent: 'baton.accent',
  sidebarCollapsed: 'baton.sidebar-collapsed',
  shortcutsOff: 'baton.shortcuts-off',
} as const;

export type PreferenceName = keyof typeof keys;

export function readPreference(name: PreferenceName): string | null {
  try {
    return localStorage.getItem(keys[name]);
  } catch {
    return null;
  }
}

export function writePreference(name: PreferenceName, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(keys[name]);
    else localStorage.setItem(keys[name], value);
  } catch {
    // The setting still applies to this page.
  }
}

const widthsKey = (table: string): string => `baton.column-widths.${table}`;

/** Returns the column widths that someone changed in a table, by column. */
export function readColumnWidths(table: string): Readonly<Record<string, number>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(widthsKey(table)) ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  } catch {
    return {};
  }
}

export function writeColumnWidths(table: string, widths: Readonly<Record<string, number>>): void {
  try {
    localStorage.setItem(widthsKey(table), JSON.stringify(widths));
  } catch {
    // The widths still apply to this page.
  }
}
