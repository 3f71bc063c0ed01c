import type { PartyId } from '@baton/domain/core/ids';
import { readWorkflows, workflowsWithTasks } from '../../platform/auth/read-workflows.ts';
import { sortedPages } from '../../platform/db/sorted-page.ts';
import { prepared } from '../../platform/db/statement.ts';
import type { DocumentNode, ListedDocumentRow } from './document-node.ts';

/** Columns of a document node, from `d` and its latest version `v`. */
const documentColumns = `d.id, d.name, d.extension, d.current_version AS version, d.created_by AS "createdBy",
          d.created_at AS "createdAt", d.workflow_id AS "workflowId", d.task_id AS "taskId", d.deleted_at AS "deletedAt", d.tags,
          encode(v.content, 'hex') AS hash, v.size::float8 AS size, v.external_link AS "externalLink"
     FROM document d JOIN document_version v
       ON v.tenant_id = d.tenant_id AND v.document_id = d.id AND v.number = d.current_version`;

export const documentsById = prepared<DocumentNode, readonly [ids: readonly string[]]>(
  'documents_by_id',
  `SELECT ${documentColumns}
    WHERE d.tenant_id = app.tenant_id() AND d.id = ANY($1::uuid[])`,
);

export const insertDocument = prepared<
  unknown,
  readonly [
    id: string,
    name: string,
    extension: string,
    hash: string | null,
    size: number,
    link: string | null,
    by: string,
    at: Date,
  ]
>(
  'insert_document',
  `WITH made AS (
     INSERT INTO document (tenant_id, id, name, extension, created_by, created_at)
     VALUES (app.tenant_id(), $1, $2, $3, $7, $8) RETURNING tenant_id, id)
   INSERT INTO document_version (tenant_id, document_id, number, content, size, external_link, created_by, created_at)
   SELECT tenant_id, id, 1, decode($4, 'hex'), $5, $6, $7, $8 FROM made`,
);

/**
 * Returns documents, latest first: those the viewer added, and those in workflows that they can
 * read or have a task in. Access to the form is checked for each document.
 */
export const documentsPage = sortedPages<
  ListedDocumentRow,
  readonly [
    afterKey: string | null,
    afterId: string,
    pattern: string | null,
    limit: number,
    viewer: string,
    parties: readonly string[],
    seesAll: boolean,
    /** Only these documents. Null for all. */
    ids: readonly string[] | null,
  ]
>(
  'documents_page',
  { id: 'd.id', name: 'd.name', changedAt: 'd.created_at' },
  (page) => `WITH mine AS (${readWorkflows('$5', '$6')}
      UNION ${workflowsWithTasks('$6')})
   SELECT l.*, w.name AS "workflowName", t.name AS "taskName" FROM (
     SELECT ${page.sortKey}, row_number() OVER (${page.order}) AS position, ${documentColumns}
      WHERE d.tenant_id = app.tenant_id() AND d.deleted_at IS NULL
        AND ${page.isAfter}
        AND ($3::text IS NULL OR app.holds(d.name, $3))
        AND ($8::uuid[] IS NULL OR d.id = ANY ($8))
        AND (d.created_by = $5 OR d.workflow_id IS NOT NULL AND ($7 OR d.workflow_id IN (SELECT id FROM mine)))
      ${page.order} LIMIT $4) l
     LEFT JOIN workflow w ON w.tenant_id = app.tenant_id() AND w.id = l."workflowId"
     LEFT JOIN task t ON t.tenant_id = app.tenant_id() AND t.id = l."taskId"
    ORDER BY l.position`,
);

/** Marks documents as used by a task. Documents that are already used don't change. */
export const attachToTask = prepared<unknown, readonly [ids: readonly string[], taskId: string]>(
  'attach_documents_to_task',
  `UPDATE document d SET workflow_id = t.workflow_id, task_id = t.id
     FROM task t
    WHERE d.tenant_id = app.tenant_id() AND d.id = ANY($1::uuid[]) AND d.workflow_id IS NULL
      AND t.tenant_id = d.tenant_id AND t.id = $2`,
);

/** Marks documents as used by an intake form. */
export const attachToWorkflow = prepared<
  unknown,
  readonly [ids: readonly string[], workflowId: string]
>(
  'attach_documents_to_workflow',
  `UPDATE document SET workflow_id = $2
    WHERE tenant_id = app.tenant_id() AND id = ANY($1::uuid[]) AND workflow_id IS NULL`,
);

export const deleteDocumentRow = prepared<unknown, readonly [id: string, by: string, at: Date]>(
  'delete_document',
  `UPDATE document SET deleted_at = $3, deleted_by = $2
    WHERE tenant_id = app.tenant_id() AND id = $1 AND deleted_at IS NULL`,
);

export const updateDocumentTags = prepared<unknown, readonly [id: string, tags: readonly string[]]>(
  'update_document_tags',
  `UPDATE document SET tags = $2::text[]
    WHERE tenant_id = app.tenant_id() AND id = $1 AND deleted_at IS NULL`,
);

/** Deletes uploaded documents that are used nowhere. */
export const forgetUnused = prepared<unknown, readonly [before: Date]>(
  'forget_unused_documents',
  `DELETE FROM document
    WHERE tenant_id = app.tenant_id() AND workflow_id IS NULL AND created_at < $1`,
);

/**
 * Cleans up documents of purged workflows. If another workflow uses a document, the document now
 * belongs to that one. All other documents are deleted.
 */
export const forgetPurged = prepared<unknown, readonly [limit: number]>(
  'forget_purged_documents',
  `WITH gone AS MATERIALIZED (
     SELECT d.id FROM document d
            JOIN purged_workflow p ON p.tenant_id = d.tenant_id AND p.workflow_id = d.workflow_id
      WHERE d.tenant_id = app.tenant_id() LIMIT $1),
   held AS MATERIALIZED (
     SELECT DISTINCT ON (ref.id) ref.id, v.workflow_id, v.task_id
       FROM field_value v,
            LATERAL (SELECT (regexp_matches(concat(v.committed, ' ', v.draft), '"([0-9a-f-]{36})[.][a-z]+"', 'g'))[1]::uuid AS id) ref
      WHERE EXISTS (SELECT FROM gone) AND v.tenant_id = app.tenant_id()
        AND v.definition->'field'->>'kind' IN ('DOCUMENT', 'SIGNATURE', 'CERTIFICATE', 'TABLE')
        AND ref.id IN (SELECT id FROM gone)
      ORDER BY ref.id, v.workflow_id),
   kept AS (
     UPDATE document d SET workflow_id = held.workflow_id, task_id = held.task_id
       FROM held WHERE d.tenant_id = app.tenant_id() AND d.id = held.id)
   DELETE FROM document d USING gone
    WHERE d.tenant_id = app.tenant_id() AND d.id = gone.id AND gone.id NOT IN (SELECT id FROM held)`,
);

/** Deletes the content of deleted documents. Their rows stay for the history. */
export const emptyDeleted = prepared<unknown, readonly [before: Date]>(
  'empty_deleted_documents',
  `UPDATE document_version v SET content = NULL
     FROM document d
    WHERE d.tenant_id = app.tenant_id() AND d.deleted_at < $1
      AND v.tenant_id = d.tenant_id AND v.document_id = d.id AND v.content IS NOT NULL`,
);

/** Returns those of the hashes that a document uses. */
export const usedContents = prepared<
  { readonly hash: string },
  readonly [hashes: readonly string[]]
>(
  'held_contents',
  `SELECT h AS hash FROM unnest($1::text[]) h
    WHERE EXISTS (SELECT FROM document_version v
                   WHERE v.tenant_id = app.tenant_id() AND v.content = decode(h, 'hex'))
       OR EXISTS (SELECT FROM list_export e WHERE e.tenant_id = app.tenant_id() AND e.content = decode(h, 'hex'))`,
);

/** Deletes texts of files that no document uses. */
export const forgetTexts = prepared<unknown, readonly []>(
  'forget_document_texts',
  `DELETE FROM document_text b
    WHERE b.tenant_id = app.tenant_id()
      AND NOT EXISTS (SELECT FROM document_version v WHERE v.tenant_id = b.tenant_id AND v.content = b.content)`,
);

/** A comment with an attached document, with the facts for the access rules. */
export interface AttachedComment {
  readonly workflowId: string;
  readonly taskId: string | null;
  readonly authorId: PartyId;
  readonly isInternal: boolean;
  readonly isDeleted: false;
}

/** Returns the comment if it has the document and was not deleted. */
export const commentOfDocument = prepared<
  AttachedComment,
  readonly [documentId: string, commentId: string]
>(
  'comment_of_document',
  `SELECT c.workflow_id AS "workflowId", c.task_id AS "taskId", c.author_id AS "authorId",
          c.is_internal AS "isInternal", false AS "isDeleted"
     FROM comment_document d JOIN comment c ON c.tenant_id = d.tenant_id AND c.id = d.comment_id
    WHERE d.tenant_id = app.tenant_id() AND d.document_id = $1 AND d.comment_id = $2
      AND c.deleted_at IS NULL`,
);
