import type { BulkActionKind } from '@baton/domain/bulk/bulk-action';
import type { NoticeObjectKind } from '@baton/domain/notification/notice-path';
import type {
  NotificationReason,
  NotificationType,
} from '@baton/domain/notification/notification-types';
import { grantedWorkflowIds, readsRow } from '../../../platform/auth/read-workflows.ts';
import { prepared } from '../../../platform/db/statement.ts';

export const inboxSections = ['NEEDS_YOU', 'UPDATES', 'SNOOZED', 'DONE'] as const;
export type InboxSection = (typeof inboxSections)[number];
/**
 * OPEN includes both sections of the open inbox: notifications that require an action, and updates.
 */
type ReadSection = InboxSection | 'OPEN';

/** A notification as its recipient sees it. */
export interface InboxEntryRow {
  readonly id: string;
  readonly type: NotificationType;
  readonly reason: NotificationReason;
  /** Null if it happened automatically. */
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly at: number;
  readonly isUnread: boolean;
  /** Rich text of the comment. Null if it is about something else. */
  readonly comment: string | null;
  readonly commentId: string | null;
}

/** The notifications about one task, workflow, or object outside workflows. */
export interface InboxItemRow {
  /** The task, the workflow, or the object. */
  readonly subjectId: string;
  /** Null for an object outside workflows. */
  readonly workflowId: string | null;
  readonly workflowName: string;
  /** Null for a workflow or object. */
  readonly taskId: string | null;
  readonly objectKind: NoticeObjectKind | null;
  /** Blueprint of a bulk start. Null for others. */
  readonly blueprintId: string | null;
  /** Command of a bulk action. Null for others. */
  readonly bulkAction: BulkActionKind | null;
  /** Number of processed rows for a bulk operation. Empty for other objects. */
  readonly reference: string;
  /** Empty for a bulk action, which has no name. */
  readonly name: string;
  readonly isApproval: boolean;
  readonly dueOn: Date | null;
  readonly at: number;
  readonly needsAction: boolean;
  readonly isUnread: boolean;
  readonly snoozedUntil: Date | null;
  readonly isMuted: boolean;
  /** Latest first. */
  readonly entries: readonly InboxEntryRow[];
}

/** Only the latest notifications of a person are read. */
const most = 2000;

const millis = (column: string): string => `round(date_part('epoch', ${column}) * 1000)`;

const reply = `NOT EXISTS (
  SELECT FROM comment r
   WHERE r.tenant_id = app.tenant_id() AND r.subject_id = n.subject_id AND r.author_id = $1
     AND r.created_at > n.at AND r.deleted_at IS NULL)`;

const work = `(EXISTS (
    SELECT FROM task_party p
     WHERE p.tenant_id = app.tenant_id() AND p.task_id = n.task_id AND p.party_id = ANY ($2::uuid[]) AND p.state = 'ACTIONABLE')
  AND NOT EXISTS (
    SELECT FROM vote v
     WHERE v.tenant_id = app.tenant_id() AND v.task_id = n.task_id AND v.round = t.round AND v.voter_id = $1)
  AND NOT coalesce(t.marks->'handedIn' @> jsonb_build_array(jsonb_build_object('by', $1::text)), false))`;

// SQL condition: the last message in this round of the approval is a question.
const answer = `(t.approval_status = 'PENDING' AND t.froze_for_reason IS NULL
  AND t.marks->'inquiries'->-1->>'kind' = 'QUESTION' AND t.marks->'inquiries'->-1->>'round' = t.round::text)`;

const problem = `(t.has_exception AND t.froze_for_reason IS NULL)`;

/**
 * SQL condition that is true while the recipient must act. It depends on the current state of the
 * task, so no notification has to be ended.
 */
const isNeeded = `coalesce(CASE n.need WHEN 'WORK' THEN ${work} WHEN 'ANSWER' THEN ${answer}
  WHEN 'PROBLEM' THEN ${problem} WHEN 'REPLY' THEN ${reply} END, false)`;

/** What a notification outside workflows is about, with its name. */
const objects = `LEFT JOIN LATERAL (
       SELECT 'PERSON' AS kind, p.name, '' AS reference, NULL::uuid AS blueprint_id, NULL AS bulk_action FROM party p
        WHERE p.tenant_id = app.tenant_id() AND p.id = n.object_id AND p.deleted_at IS NULL
       UNION ALL
       SELECT 'BULK_' || b.kind, b.source_name, b.done_count || '/' || b.row_count, b.blueprint_id, CASE b.kind WHEN 'TASKS' THEN b.mapping->>'action' END
         FROM bulk_job b
        WHERE b.tenant_id = app.tenant_id() AND b.id = n.object_id
       UNION ALL
       SELECT 'EXPORT', x.name, '', NULL, NULL FROM list_export x
        WHERE x.tenant_id = app.tenant_id() AND x.id = n.object_id AND x.state = 'DONE'
       UNION ALL
       SELECT CASE WHEN h.party_id IS NULL THEN 'WORKSPACE_CHAT' ELSE 'CHAT' END, initcap(h.service), '', NULL, NULL
         FROM chat_webhook h WHERE h.tenant_id = app.tenant_id() AND h.id = n.object_id
     ) o ON n.object_id IS NOT NULL`;

/** Notifications about items that the viewer can open. Others aren't shown or counted. */
const visible = (readable: string, condition: string): string =>
  `SELECT n.*, ${isNeeded} AS is_needed, coalesce(w.name, '') AS workflow_name, coalesce(w.reference, o.reference) AS workflow_reference,
          t.name AS task_name, t.reference AS task_reference, t.type AS task_type, t.due_on AS task_due_on, c.body,
          coalesce(w.name, o.name) AS object_name, o.kind AS object_kind, o.blueprint_id, o.bulk_action
     FROM notification n
     LEFT JOIN workflow w ON w.tenant_id = app.tenant_id() AND w.id = n.workflow_id AND w.deleted_at IS NULL
     ${objects}
     LEFT JOIN task t ON t.tenant_id = app.tenant_id() AND t.id = n.task_id
     LEFT JOIN comment c ON c.tenant_id = app.tenant_id() AND c.id = n.comment_id
    WHERE n.tenant_id = app.tenant_id() AND n.party_id = $1 AND ${condition}
      AND (w.id IS NOT NULL OR o.kind IS NOT NULL)
      AND (n.task_id IS NULL OR t.id IS NOT NULL)
      AND (n.comment_id IS NULL OR (c.deleted_at IS NULL AND ($3 OR NOT c.is_internal)))
      AND ${readable}
    ORDER BY n.at DESC LIMIT ${most}`;

const page = (readable: string): string =>
  `WITH seen AS MATERIALIZED (${visible(readable, `(n.done_at IS NOT NULL) = ($4 = 'DONE') AND ($9::uuid[] IS NULL OR n.subject_id = ANY ($9)) AND ($12::uuid IS NULL OR n.workflow_id = $12)`)}),
   item AS (
     SELECT s.subject_id, s.workflow_id, s.workflow_name, s.task_id, s.object_kind, s.blueprint_id, s.bulk_action,
            coalesce(s.task_reference, s.workflow_reference) AS reference, coalesce(s.task_name, s.object_name) AS name,
            coalesce(s.task_type = 'APPROVAL', false) AS is_approval, s.task_due_on AS due_on,
            max(s.at) AS at, bool_or(s.is_needed) AS needs_action, bool_or(s.read_at IS NULL) AS is_unread,
            CASE WHEN bool_and(coalesce(s.snoozed_until > $5::timestamptz, false)) THEN min(s.snoozed_until) END AS snoozed_until
       FROM seen s WHERE $4 = 'DONE' OR s.need IS NULL OR s.is_needed
      GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
     HAVING bool_or(($10::text[] IS NULL OR s.type = ANY ($10))
                AND ($11::timestamptz IS NULL OR s.read_at IS NULL OR s.read_at >= $11)))
   SELECT i.subject_id AS "subjectId", i.workflow_id AS "workflowId", i.workflow_name AS "workflowName", i.task_id AS "taskId",
          i.object_kind AS "objectKind", i.blueprint_id AS "blueprintId", i.bulk_action AS "bulkAction", i.reference, i.name, i.is_approval AS "isApproval", i.due_on AS "dueOn", ${millis('i.at')} AS at,
          i.needs_action AS "needsAction", i.is_unread AS "isUnread", i.snoozed_until AS "snoozedUntil",
          EXISTS (SELECT FROM notification_mute m
                   WHERE m.tenant_id = app.tenant_id() AND m.party_id = $1 AND m.subject_id = i.subject_id) AS "isMuted",
          (SELECT json_agg(e ORDER BY e.at DESC, e.id) FROM (
             SELECT s.id, s.type, s.reason, s.actor_id AS "actorId", a.name AS "actorName", ${millis('s.at')} AS at,
                    s.read_at IS NULL AS "isUnread", s.body AS comment, s.comment_id AS "commentId"
               FROM seen s LEFT JOIN party a ON a.tenant_id = app.tenant_id() AND a.id = s.actor_id
              WHERE s.subject_id = i.subject_id AND ($4 = 'DONE' OR s.need IS NULL OR s.is_needed)
              ORDER BY s.at DESC, s.id LIMIT 20) e) AS entries
     FROM item i
    WHERE CASE $4 WHEN 'DONE' THEN true WHEN 'SNOOZED' THEN i.snoozed_until IS NOT NULL
                  WHEN 'OPEN' THEN i.snoozed_until IS NULL
                  ELSE i.snoozed_until IS NULL AND i.needs_action = ($4 = 'NEEDS_YOU') END
      AND (date_trunc('milliseconds', i.at), i.subject_id) < (coalesce($6::timestamptz, 'infinity'), $7::uuid)
    ORDER BY date_trunc('milliseconds', i.at) DESC, i.subject_id DESC LIMIT $8`;

const count = (readable: string): string =>
  `SELECT count(DISTINCT s.subject_id)::int AS count
     FROM (${visible(readable, 'n.done_at IS NULL AND n.need IS NOT NULL')}) s
    WHERE s.is_needed AND NOT coalesce(s.snoozed_until > $4::timestamptz, false)`;

/** A workflow with notifications of the viewer. */
export interface InboxWorkflowRow {
  readonly id: string;
  readonly name: string;
  readonly reference: string;
}

const workflows = (readable: string): string =>
  `SELECT s.workflow_id AS id, s.workflow_name AS name, s.workflow_reference AS reference
     FROM (${visible(readable, 'n.workflow_id IS NOT NULL AND (n.done_at IS NOT NULL) = $4')}) s
    WHERE $4 OR s.need IS NULL OR s.is_needed
    GROUP BY 1, 2, 3 ORDER BY max(s.at) DESC, 1 LIMIT $5`;

/** People of the workspace also read what isn't part of a workflow. */
const orObject = (readable: string): string => `(n.object_id IS NOT NULL OR ${readable})`;
const orOwnObject = (readable: string): string =>
  `(n.object_id = n.party_id OR o.kind IN ('CHAT', 'EXPORT') OR ${readable})`;

const ownTasks = `coalesce(t.approval_for, t.id) IN (
  SELECT coalesce(o.approval_for, o.id) FROM task_party p JOIN task o ON o.tenant_id = p.tenant_id AND o.id = p.task_id
   WHERE p.tenant_id = app.tenant_id() AND p.party_id = ANY ($2::uuid[]))`;

const readOwn = `(${readsRow({ workflow: 'n.workflow_id', task: 'n.task_id' }, '$1', '$2')}
  OR ${ownTasks} OR t.marks->>'assignedBy' = $1::text)`;
const readGranted = (owner: string): string =>
  `(n.workflow_id IN (${grantedWorkflowIds(owner, '$2')}) OR ${ownTasks})`;
// External people don't read workflows that they own.
const readShared = readGranted('NULL::uuid');

export type Reader = readonly [userId: string, parties: readonly string[], seesInternal: boolean];
type PageValues = readonly [
  ...Reader,
  section: ReadSection,
  now: Date,
  before: Date | null,
  beforeId: string,
  limit: number,
  /** Only these tasks and workflows. Null for all. */
  subjects: readonly string[] | null,
  /** Only items with an entry of these types. Null for all. */
  types: readonly NotificationType[] | null,
  /** Only items with an entry that was unread at this time. Null for all. */
  unreadAt: Date | null,
  /** Only of this workflow. Null for all. */
  workflowId: string | null,
];
type CountValues = readonly [...Reader, now: Date];
interface Count {
  readonly count: number;
}

/**
 * Whether the viewer reads the object of a row `n` with its workflow `w` and task `t`, by what they
 * read. The values are those of a `Reader`.
 */
export const readableBy = {
  ALL: 'true',
  OWN: readOwn,
  LIMITED: readGranted('$1'),
  EXTERNAL: readShared,
};

/** Statements by what the viewer reads: everything, their workflows, or what is shared with them. */
export const inboxPages = {
  ALL: prepared<InboxItemRow, PageValues>('inbox_all', page(readableBy.ALL)),
  OWN: prepared<InboxItemRow, PageValues>('inbox_own', page(orObject(readableBy.OWN))),
  LIMITED: prepared<InboxItemRow, PageValues>(
    'inbox_limited',
    page(orOwnObject(readableBy.LIMITED)),
  ),
  EXTERNAL: prepared<InboxItemRow, PageValues>(
    'inbox_external',
    page(orOwnObject(readableBy.EXTERNAL)),
  ),
};
export const inboxCounts = {
  ALL: prepared<Count, CountValues>('inbox_count_all', count(readableBy.ALL)),
  OWN: prepared<Count, CountValues>('inbox_count_own', count(orObject(readableBy.OWN))),
  LIMITED: prepared<Count, CountValues>(
    'inbox_count_limited',
    count(orOwnObject(readableBy.LIMITED)),
  ),
  EXTERNAL: prepared<Count, CountValues>(
    'inbox_count_external',
    count(orOwnObject(readableBy.EXTERNAL)),
  ),
};
type WorkflowsValues = readonly [...Reader, isDone: boolean, limit: number];

/** Statements for the workflows with notifications of the viewer, latest first. */
export const inboxWorkflows = {
  ALL: prepared<InboxWorkflowRow, WorkflowsValues>(
    'inbox_workflows_all',
    workflows(readableBy.ALL),
  ),
  OWN: prepared<InboxWorkflowRow, WorkflowsValues>(
    'inbox_workflows_own',
    workflows(readableBy.OWN),
  ),
  LIMITED: prepared<InboxWorkflowRow, WorkflowsValues>(
    'inbox_workflows_limited',
    workflows(readableBy.LIMITED),
  ),
  EXTERNAL: prepared<InboxWorkflowRow, WorkflowsValues>(
    'inbox_workflows_external',
    workflows(readableBy.EXTERNAL),
  ),
};
export type InboxReach = keyof typeof inboxPages;
