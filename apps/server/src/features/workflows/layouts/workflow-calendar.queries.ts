import type { Period } from '@baton/domain/list/date-filter';
import { workflowsWithForms } from '../../../platform/auth/read-workflows.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import { bindings } from '../../../platform/list/sql-bindings.ts';
import { conditions, named, readable, type PageFilters } from '../list/list-conditions.queries.ts';
import type { ListReader } from '../list/list-workflows.ts';

/** Returns the open tasks of the workflows of a list that are due in a period. */
export const dueTaskIds = (
  filters: PageFilters,
  { from, to }: Period,
  limit: number,
  reader: ListReader,
): Statement<{ readonly id: string }> => {
  const { values, bind } = bindings();
  const { scope, ownerId, parties } = reader.viewer;
  const mine = readable(reader.viewer, bind);
  const where = conditions(filters, bind, () => `${bind(reader.clock.now)}::timestamptz`, reader);
  const [first, last] = [from, to].map((at) => `${bind(new Date(at ?? 0))}::timestamptz`);
  const own = bind(parties);
  // Someone who only started a workflow for another person doesn't read its tasks.
  const readsTask =
    scope === 'OWN'
      ? `AND (t.workflow_id IN (${workflowsWithForms(`${bind(ownerId)}::uuid`, own)})
           OR t.id IN (SELECT task_id FROM task_party
                        WHERE tenant_id = app.tenant_id() AND party_id = ANY (${own}::uuid[])))`
      : `AND ${own}::uuid[] IS NOT NULL`;
  const text = `${mine === null ? '' : `WITH mine AS MATERIALIZED (${mine})\n`}SELECT t.id
  FROM ${mine === null ? '' : 'mine JOIN '}workflow w ${mine === null ? '' : 'ON w.tenant_id = app.tenant_id() AND w.id = mine.id'}
  JOIN task t ON t.tenant_id = w.tenant_id AND t.workflow_id = w.id
 WHERE ${where.join(' AND ')} AND w.is_open AND w.next_due < ${last}
   AND t.due_on >= ${first} AND t.due_on < ${last} AND t.completed_at IS NULL AND t.skipped_at IS NULL
   ${readsTask}
 ORDER BY t.due_on, t.id LIMIT ${bind(limit)}`;
  return named(text, values);
};
