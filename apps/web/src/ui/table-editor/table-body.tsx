import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { TableLine } from './table-line.tsx';
import type { TableColumn, TableErrors, TableRow } from './table-model.ts';
import type { CellRange, Selection } from './table-selection.ts';
import type { UnreadTexts } from './cells/use-unread-cells.ts';
import classes from './table-editor.module.css';

export interface TableBodyProps {
  readonly scroller: HTMLElement | null;
  readonly rows: readonly TableRow[];
  readonly columns: readonly TableColumn[];
  readonly errors: TableErrors | undefined;
  readonly unread: UnreadTexts;
  readonly selection: Selection;
  readonly range: CellRange;
  readonly activeCell: ReactNode;
  /** Height of the open editor, which can be higher than its row. */
  readonly editorHeight: number;
}

const rowHeight = 34;
/** Pixels by which an editor extends beyond its row. */
const frame = 2;
const headHeight = 34;

/** Visible rows, and always the active one because it has focus. */
export function TableBody({
  scroller,
  rows,
  columns,
  errors,
  unread,
  selection,
  range,
  activeCell,
  editorHeight,
}: TableBodyProps): ReactNode {
  // The virtualizer mutates one object, so memoizing by its identity would freeze the rows.
  'use no memo';
  const active = selection.at.row;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    scrollMargin: headHeight,
    overscan: 6,
    rangeExtractor: (extent) => {
      const shown = defaultRangeExtractor(extent);
      return shown.includes(active) || active >= rows.length
        ? shown
        : [...shown, active].toSorted((a, b) => a - b);
    },
  });
  const height = Math.max(virtualizer.getTotalSize(), active * rowHeight + editorHeight - frame);
  return (
    <div role="rowgroup" className={classes.body} style={{ height }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index];
        if (row === undefined) return null;
        const isActive = index === active;
        const isSelected = index >= range.top && index <= range.bottom;
        return (
          <TableLine
            key={key}
            index={index}
            row={row}
            columns={columns}
            offset={start - headHeight}
            activeColumn={isActive ? selection.at.column : null}
            activeCell={isActive ? activeCell : null}
            from={isSelected ? range.left : null}
            until={isSelected ? range.right : null}
            errors={errors?.get(row.id)}
            unread={unread.ofRow(row.id)}
          />
        );
      })}
    </div>
  );
}
