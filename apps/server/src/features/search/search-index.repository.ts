import type { completeField } from '@baton/domain/field/complete-field';
import type { FieldValue } from '@baton/domain/field/field';
import { prepared } from '../../platform/db/statement.ts';

/** Texts of a workflow that people search for. */
export interface WorkflowTexts {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly description: string;
  readonly stages: readonly string[];
  readonly tasks: readonly {
    readonly id: string;
    /** The task that an approval is for. */
    readonly approvalFor: string | null;
    readonly reference: string;
    readonly name: string;
    readonly description: string;
  }[];
  /** Submitted values. The task is null for the intake form. */
  readonly values: readonly {
    readonly taskId: string | null;
    readonly field: Parameters<typeof completeField>[0];
    readonly value: FieldValue;
  }[];
  readonly comments: readonly {
    readonly id: string;
    /** Null for comments on the workflow. */
    readonly taskId: string | null;
    readonly body: string;
    readonly isInternal: boolean;
    /** IDs of the attached documents. */
    readonly documents: readonly string[];
  }[];
  /** Documents that were first used in this workflow. */
  readonly documents: readonly DocumentText[];
}

/** An uploaded file or a link. */
export interface DocumentText {
  readonly id: string;
  readonly name: string;
  readonly extension: string;
  /** Hash of the content, in hex. Null for a link. */
  readonly hash: string | null;
  /** Text of the file. Null if it wasn't read yet. */
  readonly text: string | null;
}

const aggregate = (object: string, from: string): string =>
  `coalesce((SELECT json_agg(${object}) FROM ${from} AND x.tenant_id = w.tenant_id AND x.workflow_id = w.id), '[]')`;

/** Returns the texts of these workflows. Deleted workflows are missing. */
export const textsOfWorkflows = prepared<WorkflowTexts, readonly [ids: readonly string[]]>(
  'texts_of_workflows',
  `SELECT w.id, w.reference, w.name, w.description,
          ${aggregate('x.name', 'stage x WHERE true')} AS stages,
          ${aggregate(
            `json_build_object('id', x.id, 'approvalFor', x.approval_for, 'reference', x.reference, 'name', x.name, 'description', x.description)`,
            'task x WHERE true',
          )} AS tasks,
          ${aggregate(
            `json_build_object('taskId', x.task_id, 'field', x.definition->'field', 'value', x.committed)`,
            `field_value x WHERE jsonb_typeof(x.committed) <> 'null' AND x.definition->>'inputType' <> 'HIDDEN'`,
          )} AS values,
          ${aggregate(
            `json_build_object('id', x.id, 'taskId', x.task_id, 'body', x.body, 'isInternal', x.is_internal, 'documents',
               ARRAY(SELECT d.document_id FROM comment_document d WHERE d.tenant_id = x.tenant_id AND d.comment_id = x.id))
             ORDER BY x.created_at`,
            'comment x WHERE x.deleted_at IS NULL',
          )} AS comments,
          ${aggregate(
            `json_build_object('id', x.id, 'name', x.name, 'extension', x.extension, 'hash', encode(v.content, 'hex'), 'text', b.body)`,
            `document x
             JOIN document_version v ON v.tenant_id = x.tenant_id AND v.document_id = x.id AND v.number = x.current_version
             LEFT JOIN document_text b ON b.tenant_id = v.tenant_id AND b.content = v.content
            WHERE x.deleted_at IS NULL`,
          )} AS documents
     FROM workflow w
    WHERE w.tenant_id = app.tenant_id() AND w.id = ANY ($1::uuid[]) AND w.deleted_at IS NULL`,
);

/** Types of objects in the search index. Only internal users find internal notes. */
export type SearchedType = 'WORKFLOW' | 'TASK' | 'DOCUMENT' | 'NOTE';

/** A row of the search index. */
export interface SearchEntry {
  readonly object_id: string;
  readonly object_type: SearchedType;
  readonly workflow_id: string;
  /** The task, or the task of the document or note. Null for a workflow. */
  readonly task_id: string | null;
  /**
   * The task, or for a child approval the task that it approves. Null for a workflow and its intake
   * form.
   */
  readonly root_id: string | null;
  readonly reference: string;
  readonly title: string;
  readonly body: string;
  /** The exact reference (see `referenceWord`), words of the title, then those of the body. */
  readonly words: readonly string[];
  readonly title_words: number;
}

const asEntries = `json_to_recordset($2) AS n(object_id uuid, object_type text, workflow_id uuid, task_id uuid, root_id uuid,
       reference text, title text, body text, words text[], title_words integer)`;

/**
 * Removes the words of all entries of these workflows that changed or no longer exist, and these
 * entries.
 */
export const removeEntries = prepared<
  unknown,
  readonly [workflowIds: readonly string[], entries: string]
>(
  'remove_search_entries',
  `WITH gone AS (
     DELETE FROM search_entry e
      WHERE e.tenant_id = app.tenant_id() AND e.workflow_id = ANY ($1::uuid[])
        AND NOT EXISTS (SELECT FROM ${asEntries}
                         WHERE n.object_id = e.object_id AND n.reference = e.reference AND n.title = e.title AND n.body = e.body)
     RETURNING e.object_id, e.words)
   DELETE FROM search_word s USING gone, unnest(gone.words) AS g (word)
    WHERE s.tenant_id = app.tenant_id() AND s.word = g.word AND s.object_id = gone.object_id`,
);

/** Adds entries that don't exist yet, with their words. */
export const addEntries = prepared<
  unknown,
  readonly [workflowIds: readonly string[], entries: string]
>(
  'add_search_entries',
  `WITH added AS (
     INSERT INTO search_entry (tenant_id, object_id, object_type, workflow_id, task_id, reference, title, body, words, title_words)
     SELECT app.tenant_id(), n.object_id, n.object_type, n.workflow_id, n.task_id, n.reference, n.title, n.body, n.words, n.title_words
       FROM ${asEntries} WHERE n.workflow_id = ANY ($1::uuid[])
     ON CONFLICT (tenant_id, object_id) DO NOTHING
     RETURNING object_id, words)
   INSERT INTO search_word (tenant_id, word, object_id, object_type, workflow_id, root_id, in_title)
   SELECT app.tenant_id(), g.word, n.object_id, n.object_type, n.workflow_id, n.root_id, g.at <= n.title_words
     FROM ${asEntries} JOIN added a ON a.object_id = n.object_id, unnest(a.words) WITH ORDINALITY AS g (word, at)
   ON CONFLICT DO NOTHING`,
);

/** Stores the text of a file. */
export const addDocumentText = prepared<unknown, readonly [hash: string, body: string]>(
  'add_document_text',
  `INSERT INTO document_text (tenant_id, content, body) VALUES (app.tenant_id(), decode($1, 'hex'), $2)
   ON CONFLICT DO NOTHING`,
);
