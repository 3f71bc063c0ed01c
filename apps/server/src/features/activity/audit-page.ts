import { worksOnForm } from '@baton/domain/access/form-access';
import { auditOf, withoutDrafts, type AuditEntry } from '@baton/domain/run/history/audit';
import { toConnection, type Connection, type PageArgs } from '../../platform/graphql/page.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { EventRecord } from './activity.queries.ts';
import { runDetailsLoader, type RunDetails } from '../runs/index.ts';
import { readEventLines, type EventScope } from './event-lines.ts';

/** What one command changed of one thing, with the names that it speaks of. */
export interface AuditNode {
  readonly id: string;
  readonly record: EventRecord;
  readonly entry: AuditEntry;
  /** The run as it is now, where forms and their fields have names. */
  readonly details: RunDetails;
}

/** A page of the audit history of a workflow with all that is in it, or of one task; newest first. */
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
    linesOf: ({ events }) => withoutDrafts(auditOf(events), seesDrafts),
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
