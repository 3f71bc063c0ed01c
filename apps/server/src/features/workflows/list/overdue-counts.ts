import { overdueTaskCount } from '@baton/domain/workflow/overdue-tasks';
import DataLoader from 'dataloader';
import { prepared } from '../../../platform/db/statement.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import type { WorkflowNode } from '../workflow-node.ts';

interface CountRow {
  readonly id: string;
  readonly count: number;
}

/** SQL version of the `overdueTaskCount` rule. */
const overdueCounts = prepared<CountRow, [ids: readonly string[], now: Date]>(
  'overdue_tasks',
  `SELECT workflow_id AS id, count(*)::int FROM task
    WHERE tenant_id = app.tenant_id() AND workflow_id = ANY ($1::uuid[]) AND due_on < $2
      AND status NOT IN ('INACTIVE', 'PENDING_REVIEW', 'COMPLETED')
      AND (type <> 'APPROVAL' OR status <> 'REJECTED')
      AND froze_for_reason IS NULL AND expiration_status <> 'EXPIRED'
      AND marks->'clockStoppedAt' IS NULL
    GROUP BY workflow_id`,
);

/** Returns the numbers of overdue tasks by workflow. Workflows without one are missing. */
export const overdueCountsOf = async (
  context: RequestContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const [rows] = await context.db.read(overdueCounts(ids, new Date(context.services.now())));
  return new Map(rows.map(({ id, count }) => [id, count]));
};

const loaders = new WeakMap<RequestContext, DataLoader<string, number>>();

const overdueCountLoader = (context: RequestContext): DataLoader<string, number> => {
  const known = loaders.get(context);
  if (known !== undefined) return known;
  const loader = new DataLoader<string, number>(async (ids) => {
    const byId = await overdueCountsOf(context, ids);
    return ids.map((id) => byId.get(id) ?? 0);
  });
  loaders.set(context, loader);
  return loader;
};

/** Returns the number of overdue tasks of the workflow. Reads nothing if no task can be overdue. */
export const overdueTasksOf = async (
  { id, details, summary }: WorkflowNode,
  context: RequestContext,
): Promise<number> => {
  const now = context.services.now();
  if (details !== null) return overdueTaskCount(details.view, now);
  return summary.nextDue === null || summary.nextDue >= now
    ? 0
    : overdueCountLoader(context).load(id);
};
