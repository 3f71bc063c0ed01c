import type { ReactNode } from 'react';

export interface ListColumn<Item> {
  readonly key: string;
  /** Accessible name, visible with `showHeader`. */
  readonly header: string;
  readonly render: (item: Item) => ReactNode;
  /** A CSS length. Without it, the column fills the remaining space. */
  readonly width?: string | undefined;
  /** `number` aligns at the end with tabular digits. */
  readonly align?: 'start' | 'end' | 'number' | undefined;
  readonly hideOnCard?: boolean | undefined;
  /**
   * True for the title of a card. Without one, it is the first column that fills the remaining
   * space.
   */
  readonly isLead?: boolean | undefined;
  /** True if the caller can sort by it. */
  readonly isSortable?: boolean | undefined;
  /** True if people can change its width, which is then in pixels. */
  readonly isResizable?: boolean | undefined;
  /** Sorts the rows of an `EntityList` by this value. Null comes last. */
  readonly sortValue?: ((item: Item) => string | number | null) | undefined;
}

export interface ListSort {
  /** Key of the column. */
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

export interface ListSorting {
  /** The sorted column. Null if the rows have their original order. */
  readonly sort: ListSort | null;
  readonly onSort: (key: string) => void;
}

/** Widths that people change by dragging or with arrow keys. */
export interface ListResizing {
  readonly onResize: (key: string, width: number) => void;
}

export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** A single key that runs the action on the focused row. */
  readonly keyHint?: string | undefined;
  readonly disabledReason?: string | null | undefined;
  readonly run: () => void;
}

export interface ListGroup<Item> {
  readonly key: string;
  readonly label: ReactNode;
  /** Count from another source. Without it, loaded rows are counted. */
  readonly count?: string | number | undefined;
  /** Content after the count of a heading. */
  readonly note?: ReactNode;
  readonly items: readonly Item[];
  /** True to show the heading without rows, for a group that is collapsed. */
  readonly keepsHeading?: boolean | undefined;
}

export interface ListSelection {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** Selects also rows that aren't loaded. Without it, Ctrl+A selects the loaded rows. */
  readonly onSelectAll?: (() => void) | undefined;
}

/** A heading or a row, in list order. */
export type ListLine<Item> =
  | { readonly kind: 'group'; readonly key: string; readonly group: ListGroup<Item> }
  | { readonly kind: 'row'; readonly key: string; readonly item: Item; readonly index: number };

export function linesOf<Item>(
  groups: readonly ListGroup<Item>[],
  getKey: (item: Item) => string,
  hasHeadings: boolean,
): readonly ListLine<Item>[] {
  let index = 0;
  return groups.flatMap((group): readonly ListLine<Item>[] => {
    const rows = group.items.map((item): ListLine<Item> => ({
      kind: 'row',
      key: getKey(item),
      item,
      index: index++,
    }));
    return hasHeadings && (rows.length > 0 || group.keepsHeading === true)
      ? [{ kind: 'group', key: `group-${group.key}`, group }, ...rows]
      : rows;
  });
}
