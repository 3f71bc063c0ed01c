import type { PlainDate } from '@baton/domain/core/ids';
import { prepared } from '../../platform/db/statement.ts';
import type { AbsenceNode } from './absence-node.ts';

const delegate = (column: string) =>
  `(SELECT json_build_object('id', d.id, 'name', d.name, 'kind', d.kind) FROM party d
     WHERE d.tenant_id = a.tenant_id AND d.id = a.${column})`;

/** Returns current and future absences of these people. */
export const absencesOf = prepared<AbsenceNode, readonly [ids: readonly string[], now: Date]>(
  'absences_of',
  `SELECT a.person_id AS "personId", a.starts_on::text AS "startsOn", a.ends_on::text AS "endsOn", a.starts_at <= $2 AS "isAway",
          ${delegate('work_delegate')} AS "workDelegate", ${delegate('approval_delegate')} AS "approvalDelegate",
          ${delegate('role_delegate')} AS "roleDelegate"
     FROM absence a
    WHERE a.tenant_id = app.tenant_id() AND a.person_id = ANY ($1::uuid[]) AND a.over_at IS NULL AND a.ends_at > $2`,
);

/**
 * Returns the workflows with open work of the person or their delegates, or of their current or
 * former teams and roles.
 */
export const workflowsWaitingFor = prepared<
  { readonly id: string },
  readonly [person: string, after: string | null, limit: number, group: string | null]
>(
  'workflows_waiting_for',
  `SELECT DISTINCT p.workflow_id AS id FROM task_party p
    WHERE p.tenant_id = app.tenant_id() AND p.state IN ('ACTIONABLE', 'TEST')
      AND p.party_id = ANY (array_append(
            ARRAY(SELECT m.group_id FROM membership m WHERE m.tenant_id = app.tenant_id() AND m.member_id = $1)
            || ARRAY(SELECT unnest(ARRAY[a.work_delegate, a.approval_delegate, a.role_delegate])
                       FROM absence a WHERE a.tenant_id = app.tenant_id() AND a.person_id = $1) || $4::uuid, $1::uuid))
      AND ($2::uuid IS NULL OR p.workflow_id > $2)
    ORDER BY p.workflow_id LIMIT $3`,
);

interface OwnAbsence {
  readonly personId: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly changedAt: Date;
}

/** Returns the current and future absences of a person, and when they were changed. */
export const ownAbsences = prepared<OwnAbsence, readonly [person: string, now: Date]>(
  'own_absences',
  `SELECT a.person_id AS "personId", a.starts_on::text AS "startsOn", a.ends_on::text AS "endsOn", a.changed_at AS "changedAt"
     FROM absence a
    WHERE a.tenant_id = app.tenant_id() AND a.person_id = $1 AND a.over_at IS NULL AND a.ends_at > $2`,
);

export interface NamedAbsence {
  readonly personId: string;
  readonly name: string;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
}

/**
 * Returns the absences in these days of people who have open or future tasks in these workflows, by
 * name.
 */
export const absencesInWorkflows = prepared<
  NamedAbsence,
  readonly [workflowIds: readonly string[], from: string, to: string, limit: number]
>(
  'absences_in_workflows',
  `SELECT a.person_id AS "personId", p.name, a.starts_on::text AS "startsOn", a.ends_on::text AS "endsOn"
     FROM absence a JOIN party p ON p.tenant_id = a.tenant_id AND p.id = a.person_id
    WHERE a.tenant_id = app.tenant_id() AND a.over_at IS NULL AND a.starts_on <= $3::date AND a.ends_on >= $2::date
      AND EXISTS (SELECT FROM task_party t
                   WHERE t.tenant_id = a.tenant_id AND t.party_id = a.person_id
                     AND t.state IN ('NOT_STARTED', 'ACTIONABLE', 'IN_REVIEW', 'FROZEN')
                     AND t.workflow_id = ANY ($1::uuid[]))
    ORDER BY p.name, p.id LIMIT $4`,
);
