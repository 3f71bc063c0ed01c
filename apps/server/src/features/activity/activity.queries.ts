import type { RunEvent } from '@baton/domain/run-model/event';
import type { StoredEvents } from '@baton/domain/run/history/stored-events';
import { prepared } from '../../platform/db/statement.ts';

/** A stored command with the name of its sender. */
export interface EventRecord {
  readonly seq: number;
  readonly at: Date;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly command: string;
  readonly events: readonly RunEvent[];
  /** Names of the stages, tasks, people, and tags in the events, by id. */
  readonly names: Readonly<Record<string, string>>;
}

/** As stored. */
export interface StoredRecord extends Omit<EventRecord, 'events'> {
  readonly events: StoredEvents;
}

/** A comment for the feed. */
export interface CommentRecord {
  readonly id: string;
  readonly at: Date;
  readonly taskId: string | null;
  readonly authorId: string;
  readonly authorName: string;
  readonly body: string;
}

/** Returns the comments of a time, oldest first. With a task, only those of the task. */
export const commentsBetween = prepared<
  CommentRecord,
  readonly [
    workflowId: string,
    taskId: string | null,
    from: Date,
    until: Date | null,
    seesInternal: boolean,
  ]
>(
  'comments_between',
  `SELECT c.id, c.created_at AS at, c.task_id AS "taskId", c.author_id AS "authorId", p.name AS "authorName", c.body
     FROM comment c JOIN party p ON p.tenant_id = c.tenant_id AND p.id = c.author_id
    WHERE c.tenant_id = app.tenant_id() AND c.workflow_id = $1 AND ($2::uuid IS NULL OR c.task_id = $2)
      AND c.created_at >= $3 AND c.created_at < coalesce($4::timestamptz, 'infinity')
      AND ($5 OR NOT c.is_internal) AND c.deleted_at IS NULL
    ORDER BY c.created_at, c.id`,
);

// An array uses the index. JSON parts must not be joined: they could raise an error about rows of
// other workspaces, so row-level security would read all rows of the workspace first.
const select = (condition: string) => `
SELECT e.seq, e.at, e.actor_id AS "actorId", p.name AS "actorName", e.command, e.events,
       coalesce((SELECT json_object_agg(n.id, n.name) FROM (
          SELECT t.id, t.name FROM task t WHERE t.tenant_id = e.tenant_id AND t.id = ANY (ARRAY(
            SELECT (i->>'taskId')::uuid FROM jsonb_array_elements(e.events) i WHERE i ? 'taskId'))
          UNION ALL
          SELECT d.id, d.name FROM deleted_task d WHERE d.tenant_id = e.tenant_id AND d.id = ANY (ARRAY(
            SELECT (i->>'taskId')::uuid FROM jsonb_array_elements(e.events) i WHERE i ? 'taskId'))
          UNION ALL
          SELECT s.id, s.name FROM stage s WHERE s.tenant_id = e.tenant_id AND s.id = ANY (ARRAY(
            SELECT (i->>'stageId')::uuid FROM jsonb_array_elements(e.events) i WHERE i ? 'stageId'))
          UNION ALL
          SELECT x.id, x.name FROM deleted_stage x WHERE x.tenant_id = e.tenant_id AND x.id = ANY (ARRAY(
            SELECT (i->>'stageId')::uuid FROM jsonb_array_elements(e.events) i WHERE i ? 'stageId'))
          UNION ALL
          SELECT a.id, a.name FROM party a WHERE a.tenant_id = e.tenant_id AND a.id = ANY (ARRAY(
            SELECT (named #>> '{}')::uuid
              FROM unnest('{assignees[*],cc[*],ownerId,standIns[*].by,standIns[*].away,collaborators[*].party}'::text[]) field,
                   jsonb_path_query(e.events, ('$[*].*.' || field)::jsonpath) named))
          UNION ALL
          -- Events before tags were objects contain words.
          SELECT g.id, g.name FROM tag g WHERE g.tenant_id = e.tenant_id AND g.id = ANY (ARRAY(
            SELECT CASE WHEN named #>> '{}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN (named #>> '{}')::uuid END
              FROM jsonb_path_query(e.events, '$[*].*.tags[*]') named))) n), '{}') AS names
  FROM event e LEFT JOIN party p ON p.tenant_id = e.tenant_id AND p.id = e.actor_id
 WHERE e.tenant_id = app.tenant_id() AND e.workflow_id = $1 AND e.seq <= $2 ${condition}
 ORDER BY e.seq DESC LIMIT $3`;

/** Returns the commands of a workflow, newest first, starting before a given one. */
export const eventsOfWorkflow = prepared<
  StoredRecord,
  readonly [workflowId: string, fromSeq: number, limit: number]
>('events_of_workflow', select(''));

/**
 * Returns the commands of tasks or stages. Events must contain one of the JSON values in `matches`.
 */
export const eventsOfPart = prepared<
  StoredRecord,
  readonly [workflowId: string, fromSeq: number, limit: number, matches: readonly string[]]
>('events_of_part', select('AND e.events @> ANY ($4::jsonb[])'));
