import { Check, ChevronDown, Paperclip } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { tooltip } from '../tooltip/tooltip.ts';
import { cellText } from './cells/cell-text.ts';
import { cellOf, hasChoices, isAtEnd, type TableColumn, type TableRow } from './table-model.ts';
import classes from './table-editor.module.css';

export interface TableLineProps {
  readonly index: number;
  readonly row: TableRow;
  readonly columns: readonly TableColumn[];
  readonly offset: number;
  /** Index of the active cell, which handles keys. */
  readonly activeColumn: number | null;
  readonly activeCell: ReactNode;
  /** The selected columns of this row. */
  readonly from: number | null;
  readonly until: number | null;
  readonly errors: Readonly<Record<string, string>> | undefined;
  /** Invalid texts by column. */
  readonly unread: Readonly<Record<string, string>> | undefined;
}

/** One row, rendered only if something in it changes. */
export const TableLine = memo(function TableLine({
  index,
  row,
  columns,
  offset,
  activeColumn,
  activeCell,
  from,
  until,
  errors,
  unread,
}: TableLineProps): ReactNode {
  const t = useText();
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classes.line}
      data-row={index}
      data-here={activeColumn === null ? undefined : true}
      style={{ transform: `translateY(${offset}px)` }}
    >
      <div role="rowheader" aria-colindex={1} className={classes.gutter} data-gutter>
        {row.number ?? index + 1}
      </div>
      {columns.map((column, place) => {
        const value = cellOf(row, column);
        const typed = unread?.[column.id];
        const fault = typed === undefined ? errors?.[column.id] : t('widgets.notRead');
        const isActive = place === activeColumn;
        const isSelected = from !== null && until !== null && place >= from && place <= until;
        return (
          <div
            key={column.id}
            role="gridcell"
            aria-colindex={place + 2}
            aria-selected={isSelected}
            aria-invalid={fault === undefined ? undefined : true}
            className={classes.cell}
            data-column={place}
            data-fixed={column.isReadOnly || undefined}
            data-active={isActive || undefined}
            data-end={isAtEnd(column.kind) || undefined}
            {...tooltip(fault, { wide: true })}
          >
            {column.kind === 'CHECKBOX' && typed === undefined ? (
              <span className={classes.box} data-on={value === true || undefined}>
                {value === true && <Check size={12} aria-hidden="true" />}
                <span className="visually-hidden">{cellText.show(column, value ?? false)}</span>
              </span>
            ) : (
              <span className={classes.text}>{typed ?? cellText.show(column, value)}</span>
            )}
            {isActive && column.editor !== undefined && (
              <Paperclip size={14} className={classes.chevron} aria-hidden="true" />
            )}
            {isActive && hasChoices(column.kind) && (
              <ChevronDown size={14} className={classes.chevron} aria-hidden="true" />
            )}
            {isActive && activeCell}
          </div>
        );
      })}
    </div>
  );
});
