import type { ViewFacts } from '@baton/domain/access/view-access';
import type { ListParameters } from '@baton/domain/list/list-parameters';
import type { ListObject } from '@baton/domain/saved-view/list-object';
import { prepared } from '../../../platform/db/statement.ts';
import { readableBy, type InboxReach, type Reader } from '../inbox/inbox.queries.ts';

export const watchKinds = ['WORKFLOW', 'TASK', 'VIEW'] as const;
export type WatchKind = (typeof watchKinds)[number];

/** Someone who watches a workflow, one of its tasks, or a saved view. */
export interface WatchRow {
  readonly partyId: string;
  readonly subjectId: string;
  readonly kind: WatchKind;
  /** Null for a saved view. */
  readonly workflowId: string | null;
}

/** What a saved view lists for someone. */
export interface ViewRow {
  readonly partyId: string;
  readonly object: ListObject;
  readonly parameters: ListParameters;
}

/** Returns who watches these workflows or their tasks. */
export const watchesOf = prepared<WatchRow, readonly [workflowIds: readonly string[]]>(
  'watches_of',
  `SELECT w.party_id AS "partyId", w.subject_id AS "subjectId", w.kind, w.workflow_id AS "workflowId"
     FROM watch w WHERE w.tenant_id = app.tenant_id() AND w.workflow_id = ANY ($1::uuid[])`,
);

/** Returns who watches which saved view, since each view can list any workflow. */
export const viewWatches = prepared<ViewRow>(
  'view_watches',
  `SELECT w.party_id AS "partyId", v.object, v.parameters
     FROM watch w JOIN saved_view v ON v.tenant_id = app.tenant_id() AND v.id = w.subject_id AND v.deleted_at IS NULL
    WHERE w.tenant_id = app.tenant_id() AND w.kind = 'VIEW'`,
);

/** A saved view that a person has muted. */
export interface ViewMute extends ViewRow {
  /**
   * Workflows that the person watches, directly or by one of their tasks, among those that were
   * asked about.
   */
  readonly watched: readonly string[];
}

/** Returns who has muted which saved view, since each view can list the workflows. */
export const viewMutes = prepared<ViewMute, readonly [workflowIds: readonly string[]]>(
  'view_mutes',
  `SELECT m.party_id AS "partyId", v.object, v.parameters,
          ARRAY(SELECT w.workflow_id::text FROM watch w
                 WHERE w.tenant_id = app.tenant_id() AND w.party_id = m.party_id AND w.workflow_id = ANY ($1::uuid[])) AS watched
     FROM notification_mute m
     JOIN saved_view v ON v.tenant_id = app.tenant_id() AND v.id = m.subject_id AND v.deleted_at IS NULL
    WHERE m.tenant_id = app.tenant_id()`,
);

/** What a person watches or has muted, as they see it. */
export interface WatchedRow {
  readonly subjectId: string;
  readonly kind: WatchKind;
  readonly isMuted: boolean;
  /** True for a saved view of tasks. */
  readonly isOfTasks: boolean;
  readonly name: string;
  /** Null for a saved view. */
  readonly workflowId: string | null;
  readonly reference: string | null;
}

/** Tasks and workflows of `subject` that the viewer can open. */
const readable = (reach: InboxReach, subjects: string): string =>
  `SELECT n.subject_id AS "subjectId", CASE WHEN t.id IS NULL THEN 'WORKFLOW' ELSE 'TASK' END AS kind,
          n.is_muted AS "isMuted", false AS "isOfTasks", coalesce(t.name, w.name) AS name, w.id AS "workflowId",
          coalesce(t.reference, w.reference) AS reference
     FROM (SELECT s.*, coalesce(k.workflow_id, s.subject_id) AS workflow_id, k.id AS task_id
             FROM (${subjects}) s
             LEFT JOIN task k ON k.tenant_id = app.tenant_id() AND k.id = s.subject_id) n
     JOIN workflow w ON w.tenant_id = app.tenant_id() AND w.id = n.workflow_id AND w.deleted_at IS NULL
     LEFT JOIN task t ON t.tenant_id = app.tenant_id() AND t.id = n.task_id
    WHERE ${readableBy[reach]}`;

const ofPerson = `SELECT subject_id, false AS is_muted FROM watch
     WHERE tenant_id = app.tenant_id() AND party_id = $1 AND kind <> 'VIEW'
    UNION ALL
    SELECT subject_id, true FROM notification_mute WHERE tenant_id = app.tenant_id() AND party_id = $1`;

const views = `SELECT v.id AS "subjectId", 'VIEW' AS kind, x.is_muted AS "isMuted", v.object = 'TASKS' AS "isOfTasks", v.name, NULL::uuid AS "workflowId", NULL::text AS reference
     FROM (SELECT subject_id, false AS is_muted FROM watch WHERE tenant_id = app.tenant_id() AND party_id = $1
           UNION ALL
           SELECT subject_id, true FROM notification_mute WHERE tenant_id = app.tenant_id() AND party_id = $1) x
     JOIN saved_view v ON v.tenant_id = app.tenant_id() AND v.id = x.subject_id AND v.deleted_at IS NULL
    WHERE (v.owner_id = $1 OR v.is_for_everyone OR EXISTS (
            SELECT FROM saved_view_party p WHERE p.tenant_id = v.tenant_id AND p.view_id = v.id AND p.party_id = ANY ($2::uuid[])))`;

// PostgreSQL can't infer the type of an unused value.
const allBound = '$1::uuid IS NOT NULL AND $2::uuid[] IS NOT NULL AND $3::boolean IS NOT NULL';

const listed = (reach: InboxReach): string =>
  `SELECT * FROM (${readable(reach, ofPerson)} UNION ALL ${views}) o
    WHERE ${allBound} ORDER BY lower(o.name), o."subjectId" LIMIT 500`;

const single = (reach: InboxReach): string =>
  `SELECT * FROM (${readable(
    reach,
    `SELECT $4::uuid AS subject_id, false AS is_muted WHERE ${allBound}`,
  )}) o`;

const reaches = ['ALL', 'OWN', 'LIMITED', 'EXTERNAL'] as const;

const byReach = <Value>(
  make: (reach: InboxReach) => Value,
): Readonly<Record<InboxReach, Value>> => ({
  ALL: make(reaches[0]),
  OWN: make(reaches[1]),
  LIMITED: make(reaches[2]),
  EXTERNAL: make(reaches[3]),
});

/** Returns what a person watches or has muted and can open, by name, at most 500. */
export const watchedBy = byReach((reach) =>
  prepared<WatchedRow, Reader>(`watched_${reach.toLowerCase()}`, listed(reach)),
);

/** Returns a task or workflow if the person can open it. */
export const watchable = byReach((reach) =>
  prepared<WatchedRow, readonly [...Reader, subjectId: string]>(
    `watchable_${reach.toLowerCase()}`,
    single(reach),
  ),
);

type Subject = readonly [partyId: string, subjectId: string];

export const insertWatch = prepared<
  unknown,
  readonly [...Subject, kind: WatchKind, workflowId: string | null, at: Date]
>(
  'insert_watch',
  `INSERT INTO watch (tenant_id, party_id, subject_id, kind, workflow_id, created_at)
   VALUES (app.tenant_id(), $1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
);
export const deleteWatch = prepared<unknown, Subject>(
  'delete_watch',
  'DELETE FROM watch WHERE tenant_id = app.tenant_id() AND party_id = $1 AND subject_id = $2',
);
export const insertMute = prepared<unknown, Subject>(
  'insert_mute',
  `INSERT INTO notification_mute (tenant_id, party_id, subject_id) VALUES (app.tenant_id(), $1, $2)
   ON CONFLICT DO NOTHING`,
);
export const deleteMute = prepared<unknown, Subject>(
  'delete_mute',
  'DELETE FROM notification_mute WHERE tenant_id = app.tenant_id() AND party_id = $1 AND subject_id = $2',
);

/** Returns whether a person watches or has muted this. */
export const attentionTo = prepared<{ readonly attention: Attention }, Subject>(
  'attention_to',
  `SELECT CASE
     WHEN EXISTS (SELECT FROM notification_mute WHERE tenant_id = app.tenant_id() AND party_id = $1 AND subject_id = $2) THEN 'MUTED'
     WHEN EXISTS (SELECT FROM watch WHERE tenant_id = app.tenant_id() AND party_id = $1 AND subject_id = $2) THEN 'WATCHING'
     ELSE 'DEFAULT' END AS attention`,
);

export const attentions = ['DEFAULT', 'WATCHING', 'MUTED'] as const;
export type Attention = (typeof attentions)[number];

/** Returns a saved view, no matter who can read it. */
export const viewToWatch = prepared<ViewFacts, readonly [id: string]>(
  'view_to_watch',
  `SELECT v.owner_id AS "ownerId", v.is_for_everyone AS "isForEveryone",
          ARRAY(SELECT p.party_id::text FROM saved_view_party p WHERE p.tenant_id = v.tenant_id AND p.view_id = v.id) AS "sharedWith"
     FROM saved_view v WHERE v.tenant_id = app.tenant_id() AND v.id = $1 AND v.deleted_at IS NULL`,
);
