import { draftPrefix } from '../draft/draft-storage.ts';

/**
 * What the browser remembers between visits. If storage is full or blocked, values are not
 * remembered.
 */
const keys = {
  authenticated: 'baton.authenticated',
  /** Person and workspace of the last session, to find their offline copies. */
  viewer: 'baton.viewer',
  locale: 'baton.locale',
  theme: 'baton.theme',
  accent: 'baton.accent',
  sidebarCollapsed: 'baton.sidebar-collapsed',
  /** Time when this browser asked for a link that confirms an address. */
  confirmationRequested: 'baton.confirmation-requested',
  /** Ids of the push subscriptions of this browser. */
  push: 'baton.push',
  shortcutsOff: 'baton.shortcuts-off',
  dataTabLayout: 'baton.data-tab-layout',
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

/** Settings that stay after sign-out. Push messages end only when the person signs out. */
const keptKeys: readonly string[] = [keys.dataTabLayout, keys.locale, keys.theme, keys.push];
/** Deletes what the browser remembers of a person, except a few settings and drafts. */
export function clearPreferences(): void {
  try {
    const names = Object.keys(localStorage).filter(
      (name) =>
        name.startsWith('baton.') &&
        !keptKeys.includes(name) &&
        // Only the person who typed a draft sees it again.
        !name.startsWith(draftPrefix),
    );
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // Without storage, nothing is remembered.
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

const columnsKey = (list: string): string => `baton.columns.${list}`;

/** Returns the columns that someone selected for a list, as text. Null for the default. */
export function readColumns(list: string): string | null {
  try {
    return localStorage.getItem(columnsKey(list));
  } catch {
    return null;
  }
}

export function writeColumns(list: string, columns: string): void {
  try {
    localStorage.setItem(columnsKey(list), columns);
  } catch {
    // The address still has the columns.
  }
}
