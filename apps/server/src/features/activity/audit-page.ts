import { auditOf, type AuditEntry } from '@baton/domain/run/audit';
import type { Connection, PageArgs } from '../../platform/graphql/page.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { EventRecord } from './activity.queries.ts';
import { readEventLines, type EventScope } from './event-lines.ts';

/** What one command changed of one thing, with the names that it speaks of. */
export interface AuditNode {
  readonly id: string;
  readonly record: EventRecord;
  readonly entry: AuditEntry;
}

/** A page of the audit history of a workflow with all that is in it, or of one task; newest first. */
export const readAudit = async (
  context: RequestContext,
  scope: EventScope,
  args: PageArgs,
): Promise<Connection<AuditNode>> => {
  const page = await readEventLines<AuditEntry>(context, scope, args, {
    linesOf: ({ events }) => auditOf(events),
    isShown: ({ subject, id }) =>
      scope.taskId === null || (subject === 'TASK' && id === scope.taskId),
  });
  return {
    ...page,
    edges: page.edges.map(({ cursor, node: { record, index, line } }) => ({
      cursor,
      node: { id: `${scope.workflowId}.audit.${record.seq}.${index}`, record, entry: line },
    })),
  };
};
