import { useState, type ReactNode } from 'react';
import type { SortDirection } from '@baton/domain/core/sort';
import { useNarrow } from '../../lib/layout/use-narrow.ts';
import { readColumnWidths, writeColumnWidths } from '../../lib/preferences/stored-preferences.ts';
import type { RenderBulk } from '../../ui/data-list/bulk-bar.tsx';
import { DataList, type DataListProps } from '../../ui/data-list/data-list.tsx';
import type { ListColumn, ListGroup } from '../../ui/data-list/list-line.ts';

const opposite = { ASCENDING: 'DESCENDING', DESCENDING: 'ASCENDING' } as const;
const shownDirection = { ASCENDING: 'ascending', DESCENDING: 'descending' } as const;

/** A row with a key that is unique in the table, because a row can be in several groups. */
export interface TableRow {
  readonly id: string;
  readonly rowKey: string;
}

export interface ListTableProps<Row extends TableRow, Key extends string> extends Pick<
  DataListProps<Row>,
  'label' | 'getLabel' | 'actions' | 'onEndReached'
> {
  /** Name under which this browser remembers the widths of columns. */
  readonly listName: string;
  readonly rows: readonly Row[] | { readonly groups: readonly ListGroup<Row>[] };
  /** Returns the columns with their changed widths. */
  readonly columns: (widths: Readonly<Record<string, number>>) => readonly ListColumn<Row>[];
  /** Sort key of each column that can be sorted. */
  readonly sortKeys: Partial<Record<string, Key>>;
  readonly sort: { readonly key: Key; readonly direction: SortDirection };
  /** Sort keys that show the latest first when they are selected. */
  readonly latestFirst: readonly Key[];
  readonly onSort: (sort: { readonly key: Key; readonly direction: SortDirection }) => void;
  readonly onOpen: (id: string) => void;
  /** True if more rows match than the list has. */
  readonly hasMore?: boolean | undefined;
  /** Actions on the selected rows. Without it, rows can't be selected. */
  readonly renderBulk?: RenderBulk | undefined;
}

const isGrouped = <Row extends TableRow>(
  rows: ListTableProps<Row, string>['rows'],
): rows is { readonly groups: readonly ListGroup<Row>[] } => 'groups' in rows;

/** A list with selected columns, which the server sorts. */
export function ListTable<Row extends TableRow, Key extends string>({
  listName,
  rows,
  columns,
  sortKeys,
  sort,
  latestFirst,
  onSort,
  onOpen,
  hasMore = false,
  renderBulk,
  ...list
}: ListTableProps<Row, Key>): ReactNode {
  const isNarrow = useNarrow(768);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // Everything that matches is selected, also rows that load later.
  const [isAll, setIsAll] = useState(false);
  const [widths, setWidths] = useState(() => readColumnWidths(listName));
  const sortedColumn = Object.keys(sortKeys).find((key) => sortKeys[key] === sort.key);
  const isSelectable = renderBulk !== undefined && !isNarrow;
  const shown = isGrouped(rows) ? { groups: rows.groups } : { items: rows };
  const all = isGrouped(rows) ? rows.groups.flatMap(({ items }) => items) : rows;
  const selected = isAll ? new Set(all.map(({ rowKey }) => rowKey)) : chosen;
  const ids = all.filter(({ rowKey }) => selected.has(rowKey)).map(({ id }) => id);
  const select = (next: ReadonlySet<string>): void => {
    setIsAll(false);
    setChosen(next);
  };
  return (
    <>
      <DataList<Row>
        {...list}
        {...shown}
        getKey={({ rowKey }) => rowKey}
        columns={columns(widths)}
        showHeader
        sorting={{
          sort:
            sortedColumn === undefined
              ? null
              : { key: sortedColumn, direction: shownDirection[sort.direction] },
          onSort: (column) => {
            const key = sortKeys[column];
            if (key === undefined) return;
            const first = latestFirst.includes(key) ? 'DESCENDING' : 'ASCENDING';
            onSort({ key, direction: key === sort.key ? opposite[sort.direction] : first });
          },
        }}
        resizing={{
          onResize: (key, width) => {
            const next = { ...readColumnWidths(listName), [key]: width };
            writeColumnWidths(listName, next);
            setWidths(next);
          },
        }}
        onOpen={({ id }) => onOpen(id)}
        {...(isSelectable && {
          selection: {
            ...{ selected, onChange: select },
            onSelectAll: hasMore ? () => setIsAll(true) : undefined,
          },
        })}
      />
      {isSelectable && renderBulk([...new Set(ids)], () => select(new Set()), isAll)}
    </>
  );
}
