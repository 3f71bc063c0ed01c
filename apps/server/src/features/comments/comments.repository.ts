import type { CommentReaction } from '@baton/domain/comment/comment';
import { prepared } from '../../platform/db/statement.ts';
import type { CommentRow } from './comment-row.ts';

const millis = (column: string) => `round(date_part('epoch', ${column}) * 1000)`;

const columns = `c.id, c.workflow_id AS "workflowId", c.task_id AS "taskId", c.document_id AS "aboutId", c.reply_to AS "replyTo",
       c.author_id AS "authorId", a.name AS "authorName",
       CASE WHEN c.deleted_at IS NULL THEN c.body ELSE '' END AS body, c.is_internal AS "isInternal", c.for_requestor AS "isForRequestor",
       ${millis('c.created_at')} AS "createdAt", ${millis('c.edited_at')} AS "editedAt", ${millis('c.deleted_at')} AS "deletedAt",
       coalesce((SELECT json_agg(json_build_object('type', r.type, 'partyId', r.party_id, 'name', p.name) ORDER BY r.at)
                   FROM comment_reaction r JOIN party p ON p.tenant_id = r.tenant_id AND p.id = r.party_id
                  WHERE r.tenant_id = c.tenant_id AND r.comment_id = c.id), '[]') AS reactions,
       ARRAY(SELECT d.document_id::text FROM comment_document d
              WHERE d.tenant_id = c.tenant_id AND d.comment_id = c.id AND c.deleted_at IS NULL
              ORDER BY d.position) AS "documentIds"
  FROM comment c JOIN party a ON a.tenant_id = c.tenant_id AND a.id = c.author_id`;

/** Returns the comments of a task or workflow, latest first. If a document is given, only those about it. */
export const commentPage = prepared<
  CommentRow,
  readonly [
    subjectId: string,
    aboutId: string | null,
    beforeTime: Date | null,
    beforeId: string,
    seesInternal: boolean,
    limit: number,
  ]
>(
  'comment_page',
  `SELECT ${columns}
    WHERE c.tenant_id = app.tenant_id() AND c.subject_id = $1
      AND ($2::uuid IS NULL OR c.document_id = $2)
      AND (c.created_at, c.id) < (coalesce($3::timestamptz, 'infinity'), $4::uuid)
      AND ($5 OR NOT c.is_internal)
    ORDER BY c.created_at DESC, c.id DESC LIMIT $6`,
);

export const commentById = prepared<CommentRow, readonly [id: string]>(
  'comment_by_id',
  `SELECT ${columns} WHERE c.tenant_id = app.tenant_id() AND c.id = $1`,
);

/** Adds a comment with its documents. Adds nothing if it exists, because the request was repeated. */
export const insertComment = prepared<
  unknown,
  readonly [
    id: string,
    workflowId: string,
    taskId: string | null,
    replyTo: string | null,
    authorId: string,
    body: string,
    isInternal: boolean,
    at: Date,
    isForRequestor: boolean,
    documentIds: readonly string[],
    aboutId: string | null,
  ]
>(
  'insert_comment',
  `WITH added AS (
     INSERT INTO comment (tenant_id, id, workflow_id, task_id, reply_to, author_id, body, is_internal, created_at, for_requestor, document_id)
     VALUES (app.tenant_id(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $11) ON CONFLICT (tenant_id, id) DO NOTHING RETURNING id),
   attached AS (
     INSERT INTO comment_document (tenant_id, comment_id, document_id, position)
     SELECT app.tenant_id(), a.id, d.id, d.position
       FROM added a, unnest($10::uuid[]) WITH ORDINALITY AS d (id, position))
   UPDATE document SET workflow_id = $2, task_id = $3
    WHERE tenant_id = app.tenant_id() AND id = ANY ($10::uuid[]) AND workflow_id IS NULL`,
);

export const updateComment = prepared<unknown, readonly [id: string, body: string, at: Date]>(
  'update_comment',
  `UPDATE comment SET body = $2, edited_at = $3
    WHERE tenant_id = app.tenant_id() AND id = $1 AND deleted_at IS NULL AND body <> $2`,
);

/** Deletes the text and the documents of a comment. The row stays. */
export const deleteComment = prepared<unknown, readonly [id: string, at: Date, by: string]>(
  'delete_comment',
  `WITH gone AS (
     UPDATE comment SET deleted_at = $2, body = ''
      WHERE tenant_id = app.tenant_id() AND id = $1 AND deleted_at IS NULL RETURNING id)
   UPDATE document d SET deleted_at = $2, deleted_by = $3
     FROM gone g JOIN comment_document c ON c.tenant_id = app.tenant_id() AND c.comment_id = g.id
    WHERE d.tenant_id = app.tenant_id() AND d.id = c.document_id AND d.deleted_at IS NULL`,
);

type ReactionValues = readonly [commentId: string, partyId: string, type: CommentReaction];

export const insertReaction = prepared<unknown, readonly [...ReactionValues, at: Date]>(
  'insert_comment_reaction',
  `INSERT INTO comment_reaction (tenant_id, comment_id, party_id, type, at)
   VALUES (app.tenant_id(), $1, $2, $3, $4) ON CONFLICT DO NOTHING`,
);

export const removeReaction = prepared<unknown, ReactionValues>(
  'remove_comment_reaction',
  `DELETE FROM comment_reaction
    WHERE tenant_id = app.tenant_id() AND comment_id = $1 AND party_id = $2 AND type = $3`,
);

/** Returns the time of the latest comment that a person saw. No row if they saw none. */
export const readMark = prepared<
  { readonly readUntil: number },
  readonly [partyId: string, subjectId: string]
>(
  'comment_read_mark',
  `SELECT ${millis('read_until')} AS "readUntil" FROM comment_read
    WHERE tenant_id = app.tenant_id() AND party_id = $1 AND subject_id = $2`,
);

/** Marks all comments until now as seen. */
export const saveReadMark = prepared<
  unknown,
  readonly [partyId: string, subjectId: string, workflowId: string, until: Date]
>(
  'save_comment_read_mark',
  `INSERT INTO comment_read (tenant_id, party_id, subject_id, workflow_id, read_until)
   VALUES (app.tenant_id(), $1, $2, $3, $4)
   ON CONFLICT (tenant_id, party_id, subject_id)
   DO UPDATE SET read_until = greatest(comment_read.read_until, excluded.read_until)`,
);

/** Returns whether a workflow was started with a public form. */
export const hasRequestor = prepared<unknown, readonly [workflowId: string]>(
  'workflow_has_requestor',
  `SELECT 1 FROM public_submission WHERE tenant_id = app.tenant_id() AND workflow_id = $1 LIMIT 1`,
);
