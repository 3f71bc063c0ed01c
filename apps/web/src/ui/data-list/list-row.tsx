import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { IconButton } from '../button/icon-button.tsx';
import type { ListColumn, RowAction } from './list-line.ts';
import classes from './data-list.module.css';

export interface ListRowProps<Item> {
  readonly item: Item;
  readonly rowKey: string;
  readonly index: number;
  readonly label: string;
  readonly columns: readonly ListColumn<Item>[];
  readonly isActive: boolean;
  readonly isPointed: boolean;
  readonly isSelected: boolean;
  readonly onToggle: ((rowKey: string, isRange: boolean) => void) | undefined;
  readonly actions: ((item: Item) => readonly RowAction[]) | undefined;
}

/** Truncates plain text with an ellipsis. Other content handles its own overflow. */
function CellContent({ content }: { readonly content: ReactNode }): ReactNode {
  return typeof content === 'string' ? <span className={classes.plain}>{content}</span> : content;
}

/** One row with cells in fixed columns. Its actions are rendered only on hover or focus. */
export function ListRow<Item>({
  item,
  rowKey,
  index,
  label,
  columns,
  isActive,
  isPointed,
  isSelected,
  onToggle,
  actions,
}: ListRowProps<Item>): ReactNode {
  const t = useText();
  const lead =
    columns.find(({ isLead }) => isLead) ?? columns.find(({ width }) => width === undefined);
  const shown = (isActive || isPointed) && actions !== undefined ? actions(item) : [];
  return (
    <div
      role="row"
      className={classes.row}
      data-row={rowKey}
      data-index={index}
      data-selected={isSelected || undefined}
      aria-selected={onToggle === undefined ? undefined : isSelected}
      tabIndex={isActive ? 0 : -1}
    >
      {onToggle !== undefined && (
        <div role="gridcell" className={classes.check}>
          <input
            type="checkbox"
            tabIndex={-1}
            className={classes.box}
            aria-label={t('ui.selectRow', { name: label })}
            checked={isSelected}
            onChange={() => undefined}
            onClick={(event) => {
              event.stopPropagation();
              onToggle(rowKey, event.shiftKey);
            }}
          />
        </div>
      )}
      {columns.map((column) => (
        <div
          key={column.key}
          role="gridcell"
          className={classes.cell}
          data-lead={column === lead || undefined}
          data-align={column.align}
          data-hide-on-card={column.hideOnCard || undefined}
        >
          <CellContent content={column.render(item)} />
        </div>
      ))}
      {shown.length > 0 && (
        <div
          role="gridcell"
          className={classes.actions}
          aria-label={t('ui.rowActions', { name: label })}
        >
          {shown.map((action) => (
            <IconButton
              key={action.key}
              size="x-small"
              tabIndex={-1}
              label={action.label}
              icon={action.icon}
              keyHint={action.keyHint}
              disabledReason={action.disabledReason}
              onClick={(event) => {
                event.stopPropagation();
                action.run();
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
}
