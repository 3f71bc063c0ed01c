import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { taskRow_task$key } from '../../../__generated__/taskRow_task.graphql.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useNow } from '../../../lib/i18n/use-now.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useListKeyHints, useShortcuts } from '../../../lib/keyboard/use-shortcuts.ts';
import type { RenderBulk } from '../../../ui/data-list/bulk-bar.tsx';
import { useTaskCommands } from '../commands/use-task-commands.ts';
import { useOpenTask } from '../open-task.ts';
import { ListHeading } from './list-heading.tsx';
import { groupByDueDate, lineAt, lineOf } from './list-lines.ts';
import { TaskRow } from './task-row.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import { useStableActions } from './use-stable-actions.ts';
import { useTaskSelection } from './use-task-selection.ts';
import { useListWindow } from './use-list-window.ts';
import classes from './task-list.module.css';

interface ListedTask extends taskRow_task$key {
  readonly id: string;
  readonly dueOn: string | null | undefined;
  readonly dueOnClass: string | null | undefined;
}

export interface TaskListProps {
  readonly label: string;
  readonly tasks: readonly ListedTask[];
  /** True for headings by due date. The tasks must be sorted by it. */
  readonly isGrouped: boolean;
  /** Number of overdue tasks, known without loading every page. */
  readonly overdueCount?: number | undefined;
  readonly hasMore: boolean;
  readonly onEndReached: (() => void) | undefined;
  /** Actions on the selected tasks. Without it, tasks can't be selected. */
  readonly renderBulk?: RenderBulk | undefined;
}

const rowHeight = { wide: 36, narrow: 84 };
const headingHeight = 34;
/** Number of rows before the end at which the next page is requested. */
const readAhead = 40;

/** Returns true if a dialog over the list handles keys. */
const isCovered = (): boolean => document.querySelector('[role="dialog"]') !== null;

/** A long task list with virtual rows and keyboard navigation. */
export function TaskList({
  label,
  tasks,
  isGrouped,
  overdueCount,
  hasMore,
  onEndReached,
  renderBulk,
}: TaskListProps): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  const now = useNow();
  const openTask = useOpenTask();
  const commands = useTaskCommands();
  const isNarrow = useIsNarrow();
  const [activeId, setActiveId] = useState<string | null>(null);
  // Tasks completed here but not confirmed by the server, which are hidden immediately.
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());

  const visible = leaving.size === 0 ? tasks : tasks.filter(({ id }) => !leaving.has(id));
  const groups = isGrouped ? groupByDueDate(visible, { hasMore, overdueCount }, clock, now) : [];
  const lineCount = visible.length + groups.length;
  const active = visible.some(({ id }) => id === activeId) ? activeId : (visible[0]?.id ?? null);

  const ids = visible.map(({ id }) => id);
  const selection = useTaskSelection(ids, renderBulk !== undefined && !isNarrow, hasMore);

  const heightOfRow = isNarrow ? rowHeight.narrow : rowHeight.wide;
  const { scroller, drawn, totalHeight, scrollTo } = useListWindow({
    count: lineCount,
    heightAt: (index) => (typeof lineAt(groups, index) === 'number' ? heightOfRow : headingHeight),
    keyAt: (index) => {
      const line = lineAt(groups, index);
      return typeof line === 'number' ? (visible[line]?.id ?? index) : line.group;
    },
  });
  const lastDrawn = drawn.at(-1)?.index ?? 0;
  useEffect(() => {
    if (lastDrawn >= lineCount - readAhead) onEndReached?.();
  }, [lastDrawn, lineCount, onEndReached]);

  const rowOf = (id: string | null): HTMLElement | null =>
    scroller.current?.querySelector<HTMLElement>(`[data-task="${id}"]`) ?? null;
  const focusRow = (id: string): void => {
    setActiveId(id);
    scrollTo(
      lineOf(
        groups,
        visible.findIndex((task) => task.id === id),
      ),
    );
    const focus = (): void => rowOf(id)?.focus({ preventScroll: true });
    if (rowOf(id) !== null) focus();
    // The row may be rendered only after scrolling to it.
    else requestAnimationFrame(focus);
  };
  const neighbour = (id: string | null, step: number): string | undefined => {
    const at = visible.findIndex((task) => task.id === id);
    return visible[Math.min(Math.max(at + step, 0), visible.length - 1)]?.id;
  };
  const move = (step: number): void => {
    // The first key only shows the current row.
    const isInside = scroller.current?.contains(document.activeElement) === true;
    const next = isInside ? neighbour(active, step) : active;
    if (next != null) focusRow(next);
  };
  const finish = async (id: string, run: () => Promise<boolean>): Promise<void> => {
    const after = neighbour(id, 1);
    const next = after === id ? neighbour(id, -1) : after;
    const hadFocus = rowOf(id)?.contains(document.activeElement) === true;
    setLeaving((ids) => new Set(ids).add(id));
    if (hadFocus && next !== undefined && next !== id) focusRow(next);
    await run();
    setLeaving((ids) => {
      const rest = new Set(ids);
      rest.delete(id);
      return rest;
    });
  };

  const actions = useStableActions({
    open: openTask,
    focus: setActiveId,
    complete: (task) => void finish(task.id, () => commands.complete(task)),
    approve: (task) => void finish(task.id, () => commands.approve(task, '')),
    toggle: selection.toggle,
  });

  // Runs the action of a key by pressing the button of the current row, so that unavailable actions
  // can't run.
  const press = (action: 'complete' | 'approve'): void => {
    if (isCovered()) return;
    rowOf(active)?.querySelector<HTMLButtonElement>(`[data-action="${action}"]`)?.click();
  };
  useShortcuts([
    { keys: 'j', label: t('tasks.shortcut.next'), run: () => isCovered() || move(1) },
    { keys: 'k', label: t('tasks.shortcut.previous'), run: () => isCovered() || move(-1) },
    { keys: 'c', label: t('tasks.shortcut.complete'), run: () => press('complete') },
    { keys: 'a', label: t('tasks.shortcut.approve'), run: () => press('approve') },
  ]);
  useListKeyHints([{ keys: 'enter', label: t('ui.keyOpenRow'), isOffered: true }]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (selection.onKeyDown(event, active)) return;
    if (event.shiftKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      const next = neighbour(active, event.key === 'ArrowDown' ? 1 : -1);
      if (!selection.isOn || active === null || next === undefined) return;
      event.preventDefault();
      selection.add([active, next]);
      focusRow(next);
      return;
    }
    if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / heightOfRow) - 2);
    const step = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: page,
      PageUp: -page,
      Home: -visible.length,
      End: visible.length,
    }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(step);
  };

  const list = (
    <div ref={scroller} className={classes.scroller} data-scroller="">
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={hasMore ? -1 : lineCount}
        aria-multiselectable={selection.isOn || undefined}
        className={classes.grid}
        style={{ height: totalHeight }}
        onKeyDown={onKeyDown}
      >
        {drawn.map(({ index, key, start }) => {
          const line = lineAt(groups, index);
          const task = typeof line === 'number' ? visible[line] : undefined;
          return (
            <div
              key={key}
              className={classes.line}
              style={{ transform: `translateY(${start}px)` }}
              role="presentation"
            >
              {typeof line !== 'number' && <ListHeading {...line} index={index} />}
              {task !== undefined && (
                <TaskRow
                  id={task.id}
                  task={task}
                  index={index}
                  isActive={task.id === active}
                  isSelected={selection.isOn ? selection.selected.has(task.id) : null}
                  actions={actions}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
  return (
    <>
      {list}
      {selection.isOn && renderBulk?.([...selection.selected], selection.clear, selection.isAll)}
    </>
  );
}
