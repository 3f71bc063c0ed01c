import type { Collaborator } from '@baton/domain/party/collaborator';
import type { ContentFacts } from '@baton/domain/access/workflow/content-access';
import type { PartyId } from '@baton/domain/core/ids';
import type { ShownChild } from '@baton/domain/linked-workflow/linked-progress';
import { prepared } from '../../platform/db/statement.ts';

/** A linked workflow as its parent's task shows it, read from its own row. */
export interface ChildRow extends ShownChild, ContentFacts {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly ownerId: PartyId;
  readonly createdBy: PartyId;
  readonly collaborators: readonly Collaborator[];
  readonly startedAt: number | null;
  readonly updatedAt: number | null;
  readonly stageName: string | null;
  readonly deletedAt: number | null;
}

const millis = (column: string) => `round(date_part('epoch', ${column}) * 1000)`;

/** A workflow that can replace a linked one. */
export interface CandidateRow {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
}

/**
 * Returns workflows of a blueprint without a parent, of one owner or of everyone (null), newest
 * first.
 */
export const linkableWorkflows = prepared<
  CandidateRow,
  readonly [blueprintId: string, ownerId: string | null, not: string]
>(
  'linkable_workflows',
  `SELECT w.id, w.reference, w.name FROM workflow w
    WHERE w.tenant_id = app.tenant_id() AND w.blueprint_id = $1 AND w.id <> $3
      AND ($2::uuid IS NULL OR w.owner_id = $2)
      AND coalesce((w.marks->'parent'->>'isBound')::boolean, false) = false
    ORDER BY w.id DESC LIMIT 50`,
);

/**
 * Returns the current state of these workflows and whether one of these people, teams, or roles
 * takes part.
 */
export const childRows = prepared<
  ChildRow,
  readonly [ids: readonly string[], parties: readonly string[]]
>(
  'child_rows',
  `SELECT w.id, w.reference, w.name, w.owner_id AS "ownerId", w.created_by AS "createdBy", coalesce(w.marks->'collaborators', '[]') AS collaborators,
          coalesce(w.settings->>'contentAccess', 'WORKFLOW') AS "contentAccess",
          w.schedule_status AS "scheduleStatus", w.time_zone AS "timeZone", w.task_count AS "taskCount",
          w.completed_task_count AS "completedTaskCount", ${millis('w.next_due')} AS "nextDue",
          (w.marks->>'plannedEndAtStart')::float8 AS "plannedEnd",
          ${millis('w.started_at')} AS "startedAt", ${millis('w.deleted_at')} AS "deletedAt",
          (SELECT ${millis('e.at')} FROM event e
            WHERE e.tenant_id = w.tenant_id AND e.workflow_id = w.id AND e.seq = w.version) AS "updatedAt",
          (SELECT s.name FROM stage s
            WHERE s.tenant_id = w.tenant_id AND s.workflow_id = w.id AND s.status = 'IN_PROGRESS'
            ORDER BY s.position LIMIT 1) AS "stageName",
          w.id IN (SELECT p.workflow_id FROM task_party p
                    WHERE p.tenant_id = app.tenant_id() AND p.party_id = ANY ($2::uuid[])) AS "viewerTakesPart"
     FROM unnest($1::uuid[]) a (id)
          JOIN workflow w ON w.tenant_id = app.tenant_id() AND w.id = a.id`,
);
