/** Invalid texts in the cells of a table, by row and column. */
export type UnreadCells = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Typed text that isn't a valid value. For a table, by cell. */
export type UnreadText = string | UnreadCells;

export type UnreadByPlace = ReadonlyMap<string, UnreadText>;

/**
 * Typed texts of a form that can't be parsed. They aren't values, so the server stores nothing for
 * them. They stay in their inputs and block submitting, so that they aren't lost.
 */
export interface UnreadTexts {
  readonly all: () => UnreadByPlace;
  /** Null if the text can be parsed again. */
  readonly put: (place: string, text: UnreadText | null) => void;
  readonly clear: () => void;
  readonly restore: (texts: UnreadByPlace) => void;
  /** Marks the field as visible until the returned function is called. */
  readonly draw: (place: string) => () => void;
  /**
   * True if one of them is visible, so that someone can fix it. Texts of removed fields don't block
   * anything.
   */
  readonly isAnyDrawn: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

const isSame = (a: UnreadText | undefined, b: UnreadText | null): boolean =>
  a === (b ?? undefined) || (a !== undefined && JSON.stringify(a) === JSON.stringify(b));

export function createUnreadTexts(texts: UnreadByPlace = new Map()): UnreadTexts {
  let now = texts;
  const listeners = new Set<() => void>();
  const drawn = new Map<string, number>();
  const count = (place: string, by: number): void => {
    drawn.set(place, (drawn.get(place) ?? 0) + by);
  };
  const become = (next: UnreadByPlace): void => {
    now = next;
    for (const listener of listeners) listener();
  };
  return {
    all: () => now,
    put: (place, text) => {
      if (isSame(now.get(place), text)) return;
      const next = new Map(now);
      if (text === null) next.delete(place);
      else next.set(place, text);
      become(next);
    },
    clear: () => {
      if (now.size > 0) become(new Map());
    },
    restore: (before) => {
      if (before.size > 0) become(new Map([...before, ...now]));
    },
    draw: (place) => {
      count(place, 1);
      return () => count(place, -1);
    },
    isAnyDrawn: () => [...now.keys()].some((place) => (drawn.get(place) ?? 0) > 0),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const countUnread = (text: UnreadText): number =>
  typeof text === 'string'
    ? 1
    : Object.values(text).reduce((sum, cells) => sum + Object.keys(cells).length, 0);

export const isUnreadText = (stored: unknown): stored is UnreadText =>
  typeof stored === 'string' ||
  (typeof stored === 'object' &&
    stored !== null &&
    Object.values(stored).every(
      (cells: unknown) =>
        typeof cells === 'object' &&
        cells !== null &&
        Object.values(cells).every((text: unknown) => typeof text === 'string'),
    ));

/** Parses the stored entries of the texts by place. Ignores those of another format. */
export const parseUnread = (stored: unknown): UnreadByPlace =>
  new Map(
    Array.isArray(stored)
      ? stored.flatMap((one: unknown): readonly (readonly [string, UnreadText])[] =>
          Array.isArray(one) && typeof one[0] === 'string' && isUnreadText(one[1])
            ? [[one[0], one[1]]]
            : [],
        )
      : [],
  );
