import { memo, type PointerEvent, type ReactNode } from 'react';
import { unitText } from '../../lib/i18n/number-entry.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { tooltip } from '../tooltip/tooltip.ts';
import { isAtEnd, isEmptyColumn, type TableColumn } from './table-model.ts';
import classes from './table-editor.module.css';

export interface TableHeadProps {
  readonly columns: readonly TableColumn[];
  /** Double-click on its edge fits the width to the content. */
  readonly onFit: (index: number, edge: HTMLElement) => void;
  /** Gets the index of the column. */
  readonly onResizeStart: (index: number, event: PointerEvent<HTMLElement>) => void;
}

/** Column names. Their right edges can be dragged, and keys do the same from the cells. */
export const TableHead = memo(function TableHead({
  columns,
  onResizeStart,
  onFit,
}: TableHeadProps): ReactNode {
  const t = useText();
  const { dateLocale } = useFormats().clock;
  return (
    <div role="row" aria-rowindex={1} className={classes.head}>
      <div role="columnheader" aria-colindex={1} className={classes.gutter}>
        <span className="visually-hidden">{t('widgets.rowNumber')}</span>
      </div>
      {columns.map((column, index) => (
        <div
          key={column.id}
          role="columnheader"
          aria-colindex={index + 2}
          className={classes.headCell}
          data-head={index}
          data-end={isAtEnd(column.kind) || undefined}
        >
          <span className={classes.headText} {...tooltip(column.label, { delay: 'long' })}>
            {isEmptyColumn(column) ? (
              <span className="visually-hidden">{t('widgets.emptyColumn')}</span>
            ) : (
              column.label
            )}
          </span>
          {column.unit != null && (
            <span className={classes.unit}>
              {column.kind === 'NUMBER' ? unitText(column.unit, dateLocale) : column.unit}
            </span>
          )}
          {column.isRequired === true && (
            <span className={classes.asterisk} {...tooltip(t('ui.required'))}>
              *<span className="visually-hidden">{t('ui.required')}</span>
            </span>
          )}
          <span
            className={classes.resizer}
            aria-hidden="true"
            data-edge
            onPointerDown={(event) => onResizeStart(index, event)}
            onDoubleClick={(event) => onFit(index, event.currentTarget)}
          />
        </div>
      ))}
    </div>
  );
});
