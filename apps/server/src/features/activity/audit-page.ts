import { worksOnForm } from '@baton/domain/access/task/form-access';
import { auditOf, withoutDrafts, type AuditEntry } from '@baton/domain/run/history/audit';
import { toConnection, type Connection, type PageArgs } from '../../platform/graphql/page.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { EventRecord } from './activity.queries.ts';
import { runDetailsLoader, type RunDetails } from '../runs/index.ts';
import { readEventLines, type EventScope } from './event-lines.ts';

/** Changes of one object by one command, with the names in them. */
export interface AuditNode {
  readonly id: string;
  readonly record: EventRecord;
  readonly entry: AuditEntry;
  /** The current run, which contains forms and field names. */
  readonly details: RunDetails;
}

/** Returns a page of the change history of a workflow or task, newest first. */
export const readAudit = async (
  context: RequestContext,
  scope: EventScope,
  args: PageArgs,
): Promise<Connection<AuditNode>> => {
  const details = await runDetailsLoader(context).load(scope.workflowId);
  if (details === null) return toConnection<AuditNode>([], args, () => []);
  const seesDrafts = (id: AuditEntry['id']): boolean => {
    const task = details.view.tasks.find((one) => one.id === id);
    return task !== undefined && worksOnForm(details.viewer, details.factsOf(task));
  };
  const page = await readEventLines<AuditEntry>(context, scope, args, {
    linesBetween:
      async () =>
      ({ events }) =>
        withoutDrafts(auditOf(events), seesDrafts),
    isShown: ({ subject, id }) =>
      scope.taskId === null || (subject === 'TASK' && id === scope.taskId),
  });
  return {
    ...page,
    edges: page.edges.map(({ cursor, node: { record, index, line } }) => ({
      cursor,
      node: {
        id: `${scope.workflowId}.audit.${record.seq}.${index}`,
        record,
        entry: line,
        details,
      },
    })),
  };
};
