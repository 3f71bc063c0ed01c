import type { CalledFacts } from '@baton/domain/access/automation-access';
import type { ContentFacts } from '@baton/domain/access/workflow/content-access';
import type { ReadFacts } from '@baton/domain/access/workflow/workflow-access';
import type { CallTrouble } from '@baton/domain/run/facts/call-trouble';
import { prepared } from '../../platform/db/statement.ts';
import type { storedTask } from '../runs/index.ts';

/** A request that needs attention, with its task and the facts for the permission rules. */
export interface TroubledCallRow
  extends
    Pick<ReadFacts, 'collaborators' | 'createdBy' | keyof ContentFacts>,
    Pick<
      CalledFacts,
      'type' | 'status' | 'ownerId' | 'frozeForReason' | 'scheduleStatus' | 'expirationStatus'
    > {
  readonly marks: Parameters<typeof storedTask.marksOf>[0];
  readonly taskId: string;
  readonly state: CallTrouble;
  readonly since: Date;
  readonly reference: string;
  readonly name: string;
  readonly version: number;
  readonly workflowId: string;
  readonly workflowName: string;
}

// Reads one index range of the status, or of all statuses, up to the end of the page.
const pageOf = (condition: string) => `
SELECT c.task_id AS "taskId", c.state, c.since, t.type, t.status, t.workflow_owner_id AS "ownerId",
       t.froze_for_reason AS "frozeForReason", t.workflow_status AS "scheduleStatus",
       t.expiration_status AS "expirationStatus", t.marks, t.reference, t.name, t.version,
       t.workflow_id AS "workflowId", t.workflow_name AS "workflowName",
       w.created_by AS "createdBy", coalesce(w.settings->>'contentAccess', 'WORKFLOW') AS "contentAccess", coalesce(w.marks->'collaborators', '[]') AS collaborators,
       EXISTS (SELECT FROM task_party p
                WHERE p.tenant_id = c.tenant_id AND p.workflow_id = c.workflow_id AND p.party_id = ANY ($4::uuid[])) AS "viewerTakesPart"
  FROM troubled_call c
  JOIN task t ON t.tenant_id = c.tenant_id AND t.id = c.task_id
  JOIN workflow w ON w.tenant_id = c.tenant_id AND w.id = c.workflow_id AND w.deleted_at IS NULL
 WHERE c.tenant_id = app.tenant_id() AND ${condition}
   AND (c.since, c.task_id) < (coalesce($1, 'infinity'::timestamptz), $2::uuid)
 ORDER BY c.since DESC, c.task_id DESC LIMIT $3`;

export const troubledCallsPage = prepared<
  TroubledCallRow,
  readonly [before: Date | null, id: string, limit: number, parties: readonly string[]]
>('troubled_calls_page', pageOf('true'));

export const troubledCallsOfState = prepared<
  TroubledCallRow,
  readonly [
    before: Date | null,
    id: string,
    limit: number,
    parties: readonly string[],
    state: CallTrouble,
  ]
>('troubled_calls_of_state', pageOf('c.state = $5'));
