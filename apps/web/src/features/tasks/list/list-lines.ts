import type { Clock } from '../../../lib/i18n/clock.ts';
import { dueGrouping, type DueGroup } from '../due/due-groups.ts';

interface Dated {
  readonly id: string;
  readonly dueOn: string | null | undefined;
  readonly dueOnClass?: string | null | undefined;
}

/** Returns the due date unless it is paused. The server sorts paused ones last. */
const runningDue = ({ dueOn, dueOnClass }: Dated): Dated['dueOn'] =>
  dueOnClass === 'STOPPED' ? null : dueOn;

export type ListLine<Task extends Dated> =
  | { readonly kind: 'row'; readonly key: string; readonly task: Task }
  | {
      readonly kind: 'heading';
      readonly key: string;
      readonly group: DueGroup;
      readonly count: number;
      /** True if more tasks of the group can follow on the next page. */
      readonly isPartial: boolean;
    };

interface Options {
  readonly isGrouped: boolean;
  readonly hasMore: boolean;
  readonly overdueCount: number | undefined;
}

/** Returns tasks, sorted by due date, with a heading before each group. */
export function listLines<Task extends Dated>(
  tasks: readonly Task[],
  { isGrouped, hasMore, overdueCount }: Options,
  clock: Clock,
  now: Date,
): readonly ListLine<Task>[] {
  const rows = tasks.map((task) => ({ kind: 'row' as const, key: task.id, task }));
  if (!isGrouped) return rows;
  const groupOf = dueGrouping(now, clock);
  const groups: { group: DueGroup; rows: (ListLine<Task> & { kind: 'row' })[] }[] = [];
  for (const row of rows) {
    const group = groupOf(runningDue(row.task));
    const last = groups.at(-1);
    if (last?.group === group) last.rows.push(row);
    else groups.push({ group, rows: [row] });
  }
  return groups.flatMap(({ group, rows: mine }, index) => {
    const isPartial = hasMore && index === groups.length - 1;
    const known = group === 'OVERDUE' ? overdueCount : undefined;
    return [
      {
        kind: 'heading' as const,
        key: group,
        group,
        count: isPartial && known !== undefined ? Math.max(known, mine.length) : mine.length,
        isPartial: isPartial && known === undefined,
      },
      ...mine,
    ];
  });
}
