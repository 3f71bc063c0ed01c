import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { shortcutKey } from '../../lib/keyboard/shortcut-key.ts';
import { singleKeysAreOn } from '../../lib/keyboard/shortcuts.ts';
import { useListKeyHints } from '../../lib/keyboard/use-shortcuts.ts';
import {
  linesOf,
  type ListColumn,
  type ListGroup,
  type ListLine,
  type ListResizing,
  type ListSelection,
  type ListSorting,
  type RowAction,
} from './list-line.ts';
import { HeaderCell } from './header-cell.tsx';
import { ListEnd } from './list-end.tsx';
import { ListRow } from './list-row.tsx';
import { VirtualLines } from './virtual-lines.tsx';
import classes from './data-list.module.css';

export interface DataListProps<Item> {
  readonly label: string;
  readonly items?: readonly Item[] | undefined;
  /** Used instead of `items`: the same rows under headings. */
  readonly groups?: readonly ListGroup<Item>[] | undefined;
  readonly getKey: (item: Item) => string;
  /** Name of a row for its checkbox and actions. */
  readonly getLabel: (item: Item) => string;
  readonly columns: readonly ListColumn<Item>[];
  readonly onOpen?: ((item: Item) => void) | undefined;
  readonly onPeek?: ((item: Item) => void) | undefined;
  readonly actions?: ((item: Item) => readonly RowAction[]) | undefined;
  readonly selection?: ListSelection | undefined;
  readonly showHeader?: boolean | undefined;
  /** Columns with `isSortable` or a `sortValue` can be sorted. The caller sorts the rows. */
  readonly sorting?: ListSorting | undefined;
  /** Columns with `isResizable` can be resized. The caller stores their widths. */
  readonly resizing?: ListResizing | undefined;
  /** Called well before the last row becomes visible. */
  readonly onEndReached?: (() => void) | undefined;
}

/** With at least this many rows, only visible rows are rendered. */
const virtualFrom = 200;

const nextIndex = (event: KeyboardEvent, at: number, last: number): number | null => {
  const isPlain = !event.metaKey && !event.ctrlKey && !event.altKey;
  const letters = isPlain && singleKeysAreOn();
  const { key } = event;
  const letter = letters ? shortcutKey(event) : null;
  if (key === 'ArrowDown' || letter === 'j') return Math.min(last, at + 1);
  if (key === 'ArrowUp' || letter === 'k') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'PageDown') return Math.min(last, at + 15);
  if (key === 'PageUp') return Math.max(0, at - 15);
  return null;
};

/** Width below which the list scrolls sideways: its columns, their gaps, and the padding. */
const leastWidth = (columns: readonly ListColumn<never>[]): number =>
  columns.reduce(
    (sum, { width }) => sum + 12 + (width === undefined ? 160 : parseInt(width, 10)),
    32,
  );

/**
 * Rows of 36 px with the same keys everywhere: j, k, or arrows move, Enter opens, Space peeks, x
 * selects, Shift extends. Below 768 px, each row is a card.
 */
export function DataList<Item>({
  label,
  items,
  groups,
  getKey,
  getLabel,
  columns,
  onOpen,
  onPeek,
  actions,
  selection,
  showHeader = false,
  sorting,
  resizing,
  onEndReached,
}: DataListProps<Item>): ReactNode {
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  const anchor = useRef(0);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [pointedKey, setPointedKey] = useState<string | null>(null);
  const [wanted, setWanted] = useState<number | null>(null);

  useListKeyHints([
    { keys: 'j', label: t('ui.keyNextRow'), isOffered: true },
    { keys: 'k', label: t('ui.keyPreviousRow'), isOffered: true },
    { keys: 'enter', label: t('ui.keyOpenRow'), isOffered: onOpen !== undefined },
    { keys: 'space', label: t('ui.keyPeekRow'), isOffered: onPeek !== undefined },
    { keys: 'x', label: t('ui.keySelectRow'), isOffered: selection !== undefined },
    {
      keys: 'shift+down',
      label: t('ui.keyExtendSelection'),
      isOffered: selection !== undefined,
    },
    { keys: 'mod+a', label: t('ui.keySelectAll'), isOffered: selection !== undefined },
    { keys: 'escape', label: t('ui.keyClearSelection'), isOffered: selection !== undefined },
  ]);

  const lines = linesOf(
    groups ?? [{ key: 'all', label: '', items: items ?? [] }],
    getKey,
    groups !== undefined,
  );
  const rows = lines.filter((line) => line.kind === 'row');
  const found = rows.findIndex(({ key }) => key === activeKey);
  const activeIndex = found === -1 ? 0 : found;

  const focusRow = (index: number): void => {
    const row = rows[index];
    if (row === undefined) return;
    setActiveKey(row.key);
    setWanted(lines.indexOf(row));
    const take = (): boolean => {
      const rendered = root.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
      const element = [...rendered].find(({ dataset }) => dataset['row'] === row.key);
      element?.focus({ preventScroll: true });
      element?.scrollIntoView({ block: 'nearest' });
      return element !== undefined;
    };
    // A row far outside the viewport is rendered only after the list has scrolled to it.
    if (!take()) requestAnimationFrame(take);
  };
  const toggle = (key: string, isRange: boolean): void => {
    if (selection === undefined) return;
    const index = rows.findIndex((row) => row.key === key);
    const next = new Set(selection.selected);
    if (isRange) {
      const [from, to] = [Math.min(anchor.current, index), Math.max(anchor.current, index)];
      for (const row of rows.slice(from, to + 1)) next.add(row.key);
    } else {
      if (next.has(key)) next.delete(key);
      else next.add(key);
      anchor.current = index;
    }
    setActiveKey(key);
    selection.onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const row = rows[activeIndex];
    if (row === undefined || !(event.target instanceof HTMLElement)) return;
    if (event.target.dataset['row'] === undefined) return;
    const to = nextIndex(event, activeIndex, rows.length - 1);
    if (to !== null) {
      event.preventDefault();
      if (event.shiftKey && selection !== undefined) {
        const next = rows[to];
        selection.onChange(new Set([...selection.selected, row.key, next?.key ?? row.key]));
      }
      focusRow(to);
      return;
    }
    const isMod = event.metaKey || event.ctrlKey;
    if (isMod && event.key.toLowerCase() === 'a' && selection !== undefined) {
      event.preventDefault();
      if (selection.onSelectAll !== undefined) selection.onSelectAll();
      else selection.onChange(new Set(rows.map(({ key }) => key)));
      return;
    }
    if (isMod || event.altKey) return;
    if (event.key === 'Enter' && onOpen !== undefined) {
      event.preventDefault();
      onOpen(row.item);
    } else if (event.key === ' ') {
      event.preventDefault();
      (onPeek ?? onOpen)?.(row.item);
    } else if (event.key === 'Escape' && selection !== undefined && selection.selected.size > 0) {
      event.preventDefault();
      selection.onChange(new Set());
    } else if (singleKeysAreOn()) {
      const letter = shortcutKey(event);
      if (letter === 'x' && selection !== undefined) {
        event.preventDefault();
        toggle(row.key, event.shiftKey);
        return;
      }
      // The keys of a selection apply to all selected rows.
      if (selection !== undefined && selection.selected.size > 0) return;
      const action = actions?.(row.item).find(
        ({ keyHint }) => keyHint === letter && letter.length === 1,
      );
      if (action === undefined || action.disabledReason) return;
      event.preventDefault();
      action.run();
    }
  };

  const renderLine = (line: ListLine<Item>): ReactNode =>
    line.kind === 'group' ? (
      <div role="row" className={classes.group}>
        <div role="gridcell" aria-colspan={columns.length} className={classes.groupLabel}>
          {line.group.label}
          <span className={classes.groupCount}>{line.group.count ?? line.group.items.length}</span>
          {line.group.note}
        </div>
      </div>
    ) : (
      <ListRow
        item={line.item}
        rowKey={line.key}
        index={line.index}
        label={getLabel(line.item)}
        columns={columns}
        isActive={line.index === activeIndex}
        isPointed={line.key === pointedKey}
        isSelected={selection?.selected.has(line.key) ?? false}
        onToggle={selection === undefined ? undefined : toggle}
        actions={actions}
      />
    );

  const template = [
    selection === undefined ? null : '20px',
    ...columns.map(({ width }) => width ?? 'minmax(0, 1fr)'),
  ]
    .filter(Boolean)
    .join(' ');
  const rowOf = (target: EventTarget): (typeof rows)[number] | undefined => {
    const key =
      target instanceof Element
        ? target.closest<HTMLElement>('[data-row]')?.dataset['row']
        : undefined;
    return rows.find((row) => row.key === key);
  };

  return (
    <div
      ref={root}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length}
      aria-multiselectable={selection === undefined ? undefined : true}
      className={classes.list}
      data-openable={onOpen !== undefined || undefined}
      style={{
        '--columns': template,
        ...(resizing !== undefined && { '--least-width': `${leastWidth(columns)}px` }),
      }}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const row = rowOf(event.target);
        if (row !== undefined && row.key !== activeKey) setActiveKey(row.key);
      }}
      onPointerOver={(event) => {
        const key = rowOf(event.target)?.key ?? null;
        if (key !== pointedKey) setPointedKey(key);
      }}
      onPointerLeave={() => setPointedKey(null)}
      onClick={(event) => {
        const target = event.target;
        if (!(target instanceof Element) || target.closest('a, button, input') !== null) return;
        const row = rowOf(target);
        if (row === undefined || getSelection()?.type === 'Range') return;
        setActiveKey(row.key);
        onOpen?.(row.item);
      }}
    >
      <div role="row" className={showHeader ? classes.header : 'visually-hidden'}>
        {selection !== undefined && (
          <div role="columnheader">
            <span className="visually-hidden">{t('ui.keySelectRow')}</span>
          </div>
        )}
        {columns.map((column) => (
          <HeaderCell
            key={column.key}
            column={column}
            sorting={
              column.isSortable === true || column.sortValue !== undefined ? sorting : undefined
            }
            resizing={column.isResizable === true ? resizing : undefined}
          />
        ))}
      </div>
      {lines.length > virtualFrom ? (
        <VirtualLines
          lines={lines}
          wanted={wanted}
          render={renderLine}
          onEndReached={onEndReached}
        />
      ) : (
        <>
          {lines.map((line) => (
            <div key={line.key} role="presentation">
              {renderLine(line)}
            </div>
          ))}
          {onEndReached !== undefined && <ListEnd count={rows.length} onReached={onEndReached} />}
        </>
      )}
    </div>
  );
}
