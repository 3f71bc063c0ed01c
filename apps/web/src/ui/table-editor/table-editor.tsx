import {
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { CellInput, type CellElement } from './cells/cell-input.tsx';
import { cellText } from './cells/cell-text.ts';
import { copyRange } from './table-actions.ts';
import { TableBar } from './table-bar.tsx';
import { TableBody } from './table-body.tsx';
import { fromClipboard, toClipboard, toTableMarkup } from './table-clipboard.ts';
import { TableHead } from './table-head.tsx';
import {
  cellOf,
  type CellValue,
  type TableColumn,
  type TableErrors,
  type TableRow,
} from './table-model.ts';
import type { TableChange } from './table-patches.ts';
import { rangeOf } from './table-selection.ts';
import { useColumnDrag } from './use-column-drag.ts';
import { useTableEditor, type TableEditing } from './use-table-editor.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useTablePointer } from './use-table-pointer.ts';
import { nextUnread, type UnreadCells } from './cells/use-unread-cells.ts';
import classes from './table-editor.module.css';

const dayLength = 'yyyy-MM-dd'.length;

/**
 * Returns the time of a cell, which stays when another day is picked, or else the end or start of
 * the day.
 */
const timeIn = (value: CellValue, { startsDay = false }: TableColumn): string =>
  typeof value === 'string' && value.length > dayLength
    ? value.slice(dayLength)
    : startsDay
      ? 'T00:00'
      : 'T23:59';

export interface TableEditorProps {
  readonly label: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** Called with patches, which the owner of the rows applies (`applyPatches`). */
  readonly onChange: TableChange;
  readonly newRowId: () => string;
  readonly errors?: TableErrors | undefined;
  /** Key for the stored column widths. */
  readonly storageKey: string;
  readonly isReadOnly?: boolean | undefined;
  readonly maxRows?: number | undefined;
  /** True if rows can't be added or removed. */
  readonly hasFixedRows?: boolean | undefined;
  /** Invalid texts from earlier, which are shown again so that they can be fixed. */
  readonly unread?: UnreadCells | undefined;
  /** Called with invalid texts and the one being typed. */
  readonly onUnread?: ((cells: UnreadCells | null) => void) | undefined;
  /** Further actions, such as imports. Each adds rows in one undoable step. */
  readonly barActions?: ((takeRows: TableEditing['takeRows']) => ReactNode) | undefined;
}

/** Width of the row numbers in pixels. */
const gutterWidth = 48;

/** A table with the keyboard and clipboard functions of a spreadsheet. */
export function TableEditor({
  label,
  columns,
  rows,
  onChange,
  newRowId,
  errors,
  storageKey,
  isReadOnly = false,
  maxRows = 5000,
  hasFixedRows = false,
  unread: kept,
  onUnread,
  barActions,
}: TableEditorProps): ReactNode {
  const t = useText();
  const id = useId();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [input, setInput] = useState<CellElement | null>(null);
  const [editorHeight, setEditorHeight] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  /** True if the table has focus, although its input moves between cells. */
  const hasFocus = useRef(false);
  const take = (): void => {
    hasFocus.current = true;
    // Moves focus to the active cell, whose input is another element than that of the previous
    // cell.
    input?.focus({ preventScroll: true });
  };
  const editing = useTableEditor({
    ...{ rows, columns, onChange, newRowId, isReadOnly, hasFixedRows, onUnread },
    unread: kept,
    maxRows: hasFixedRows ? rows.length : maxRows,
  });
  const { selection, draft, row, column, unread } = editing;
  const range = rangeOf(selection);
  const drag = useColumnDrag(storageKey, columns);
  const onKeyDown = useTableKeys({
    editing,
    columns,
    rowCount: rows.length,
    isReadOnly,
    resizeBy: (column, by) =>
      drag.resizeBy(column, by, grid.current?.querySelector(`[data-head="${column}"]`) ?? null),
    leave: () => addButton.current?.focus(),
  });
  const pointer = useTablePointer({ editing, columns, rowCount: rows.length, grid, take });

  useEffect(() => {
    if (input === null) return undefined;
    const observer = new ResizeObserver(() => setEditorHeight(input.offsetHeight));
    observer.observe(input);
    return () => observer.disconnect();
  }, [input]);

  useEffect(() => {
    if (!hasFocus.current || input === null) return;
    if (document.activeElement !== input && draft?.inCalendar !== true)
      input.focus({ preventScroll: true });
    input.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [input, selection.at.row, selection.at.column, draft, editorHeight]);

  const isOpened = editing.opened !== null;
  const wasOpened = useRef(false);
  useEffect(() => {
    // An opened editor takes keyboard focus and returns it to its cell when closed.
    if (wasOpened.current && !isOpened) {
      hasFocus.current = true;
      input?.focus({ preventScroll: true });
    }
    wasOpened.current = isOpened;
  }, [isOpened, input]);

  const onBlur = (event: FocusEvent): void => {
    const to = event.relatedTarget;
    // The input was removed with its cell, or focus is in the cell's list. Both count as the table.
    if (!event.target.isConnected) return;
    if (to instanceof Element && to.closest('[data-layer]') !== null) return;
    hasFocus.current = false;
    if (draft !== null) editing.commitDraft();
  };
  /** Layers opened by the table are rendered elsewhere but belong to it. */
  const isInside = ({ target }: ClipboardEvent, of: HTMLElement | null): boolean =>
    target instanceof Node && of?.contains(target) === true;
  const onCopy = (event: ClipboardEvent, isCut: boolean): void => {
    if (draft !== null || rows.length === 0 || !isInside(event, grid.current)) return;
    event.preventDefault();
    const copied = copyRange({ rows, columns }, range);
    event.clipboardData.setData('text/plain', toClipboard(copied));
    event.clipboardData.setData('text/html', toTableMarkup(copied));
    if (isCut) editing.clear();
  };
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    // Without text, such as for an image, nothing can be pasted into cells.
    if (draft !== null || isReadOnly || text === '') return;
    // An empty table has no cell to paste into, so it accepts a paste anywhere.
    if (!isInside(event, rows.length === 0 ? root.current : grid.current)) return;
    event.preventDefault();
    hasFocus.current = true;
    editing.paste(fromClipboard(text));
  };

  const unreadCount =
    unread.count === 0
      ? 0
      : rows.reduce((sum, one) => sum + Object.keys(unread.ofRow(one.id) ?? {}).length, 0);
  const typed = row === undefined || column === undefined ? undefined : unread.ofRow(row.id);
  const fault =
    row === undefined || column === undefined
      ? undefined
      : typed?.[column.id] === undefined
        ? errors?.get(row.id)?.[column.id]
        : t('widgets.notRead');
  const value = row === undefined || column === undefined ? null : cellOf(row, column);
  const least = columns.reduce((sum, one) => sum + drag.leastOf(one), gutterWidth);
  const style: CSSProperties = {
    '--columns': `${gutterWidth}px ${columns.map(drag.trackOf).join(' ')}`,
    minWidth: `${least}px`,
  };
  return (
    <div
      ref={root}
      className={classes.root}
      onCopy={(e) => onCopy(e, false)}
      onCut={(e) => onCopy(e, true)}
      onPaste={onPaste}
    >
      <div ref={setScroller} className={classes.scroller}>
        <div
          ref={grid}
          role="grid"
          aria-label={label}
          aria-describedby={`${id}-how`}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1}
          aria-multiselectable="true"
          aria-readonly={isReadOnly || undefined}
          className={classes.grid}
          style={style}
          tabIndex={-1}
          onFocus={() => {
            hasFocus.current = true;
          }}
          onKeyDown={onKeyDown}
          {...pointer}
        >
          <div role="rowgroup" className={classes.headGroup}>
            <TableHead
              columns={columns}
              onResizeStart={drag.start}
              onFit={(index, edge) => drag.fit(index, rows, edge)}
            />
          </div>
          <TableBody
            scroller={scroller}
            rows={rows}
            columns={columns}
            errors={errors}
            unread={unread}
            selection={selection}
            range={range}
            editorHeight={editorHeight}
            activeCell={
              row === undefined || column === undefined ? null : (
                <CellInput
                  ref={setInput}
                  element={input}
                  column={column}
                  label={t('widgets.cellLabel', {
                    column: column.label,
                    row: row?.number ?? selection.at.row + 1,
                    value: typed?.[column.id] ?? cellText.show(column, value),
                  })}
                  fault={fault}
                  isReadOnly={!editing.mayEditCell}
                  draft={draft}
                  offered={editing.offered}
                  day={typeof value === 'string' ? value.slice(0, dayLength) : null}
                  onText={(next) => (draft === null ? editing.edit(next) : editing.type(next))}
                  onPoint={editing.point}
                  onChoose={editing.choose}
                  onDay={(day) =>
                    editing.commitDraft(
                      column.withTime === true ? `${day}${timeIn(value, column)}` : day,
                    )
                  }
                  onLeaveCalendar={editing.cancel}
                  onBlur={onBlur}
                />
              )
            }
          />
        </div>
        {rows.length === 0 && <p className={classes.empty}>{t('widgets.noRows')}</p>}
      </div>
      <p id={`${id}-how`} className="visually-hidden">
        {t(isReadOnly ? 'widgets.tableHowRead' : 'widgets.tableHow')}
      </p>
      {editing.opened !== null && editing.opened.column.editor?.(editing.opened.cell)}
      <TableBar
        editing={editing}
        rowCount={rows.length}
        isReadOnly={isReadOnly}
        hasFixedRows={hasFixedRows}
        fault={fault}
        addRef={addButton}
        actions={isReadOnly || hasFixedRows ? undefined : barActions?.(editing.takeRows)}
        unreadCount={unreadCount}
        onNextUnread={() => {
          const place = nextUnread(rows, columns, unread, selection.at);
          if (place === null) return;
          editing.selectCells(place);
          take();
        }}
        onAdd={() => {
          hasFocus.current = true;
          editing.insertRows(rows.length, 1);
        }}
      />
    </div>
  );
}
