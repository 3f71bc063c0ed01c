import type { Clock } from '../../../lib/i18n/clock.ts';
import { dueGrouping, type DueGroup } from '../due/due-groups.ts';

interface Dated {
  readonly dueOn: string | null | undefined;
  readonly dueOnClass?: string | null | undefined;
}

/** Returns the due date unless it is paused. The server sorts paused ones last. */
const runningDue = ({ dueOn, dueOnClass }: Dated): Dated['dueOn'] =>
  dueOnClass === 'STOPPED' ? null : dueOn;

/** Consecutive tasks under one heading. */
export interface TaskGroup {
  readonly group: DueGroup;
  /** Position of the first task in the list of tasks. */
  readonly start: number;
  /** Number of tasks in the list. */
  readonly size: number;
  /** The number to show, which can include tasks that aren't loaded. */
  readonly count: number;
  /** True if more tasks of the group can follow on the next page. */
  readonly isPartial: boolean;
}

interface Options {
  readonly hasMore: boolean;
  readonly overdueCount?: number | undefined;
}

/** Groups tasks, which are sorted by due date, under headings. */
export function groupByDueDate(
  tasks: readonly Dated[],
  { hasMore, overdueCount }: Options,
  clock: Clock,
  now: Date,
): readonly TaskGroup[] {
  const groupOf = dueGrouping(now, clock);
  const starts: { group: DueGroup; start: number }[] = [];
  for (const [start, task] of tasks.entries()) {
    const group = groupOf(runningDue(task));
    if (starts.at(-1)?.group !== group) starts.push({ group, start });
  }
  return starts.map(({ group, start }, index) => {
    const size = (starts[index + 1]?.start ?? tasks.length) - start;
    const isLast = hasMore && index === starts.length - 1;
    const known = isLast && group === 'OVERDUE' ? overdueCount : undefined;
    const isPartial = isLast && known === undefined;
    return { group, start, size, count: Math.max(known ?? 0, size), isPartial };
  });
}

/**
 * Returns the heading or the position of the task at a line. Lines aren't stored, because a list
 * has thousands of them and shows about 30.
 */
export function lineAt(groups: readonly TaskGroup[], line: number): TaskGroup | number {
  let headings = 0;
  for (const group of groups) {
    const heading = group.start + headings;
    if (line === heading) return group;
    if (line < heading) break;
    headings += 1;
  }
  return line - headings;
}

/** Returns the line of the task at a position. */
export const lineOf = (groups: readonly TaskGroup[], position: number): number =>
  position + groups.filter(({ start }) => start <= position).length;
