/** A page that someone opened. */
export interface RecentPage {
  readonly href: string;
  readonly title: string;
}

/** Number of pages that the browser remembers. */
const most = 8;
const keyOf = (userId: string): string => `baton.recent.${userId}`;

const isPage = (value: unknown): value is RecentPage =>
  typeof value === 'object' &&
  value !== null &&
  'href' in value &&
  typeof value.href === 'string' &&
  'title' in value &&
  typeof value.title === 'string';

/** Returns the pages that a person opened last in this browser, latest first. */
export function readRecentPages(userId: string): readonly RecentPage[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPage) : [];
  } catch {
    return [];
  }
}

/** Remembers that a person opened a page. */
export function recordPage(userId: string, page: RecentPage): void {
  const others = readRecentPages(userId).filter(({ href }) => href !== page.href);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([page, ...others].slice(0, most)));
  } catch {
    // Without storage, no page is remembered.
  }
}
