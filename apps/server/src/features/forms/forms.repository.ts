import { fieldItems, type FormContent } from '@baton/domain/form/form';
import { prepared, type Statement } from '../../platform/db/statement.ts';

/** Returns the form of an earlier command with this key. */
export const formOfCommand = prepared<{ readonly id: string }, readonly [key: string]>(
  'form_of_command',
  'SELECT subject_id AS id FROM command_log WHERE tenant_id = app.tenant_id() AND key = $1',
);

/** Returns a form with this name, except the form `$2`. */
export const formNamed = prepared<{ readonly id: string }, readonly [name: string, but: string]>(
  'form_named',
  `SELECT id FROM form
    WHERE tenant_id = app.tenant_id() AND deleted_at IS NULL AND id <> $2
      AND (lower(name) = lower($1) OR lower(published_name) = lower($1)) LIMIT 1`,
);

interface Written {
  readonly id: string;
}

export interface FormWrite {
  readonly id: string;
  readonly content: FormContent;
  readonly at: number;
  readonly by: string;
  /** The command's idempotency key. */
  readonly key: string;
}

const insert = prepared<
  Written,
  readonly [
    id: string,
    name: string,
    draft: string,
    sections: number,
    fields: number,
    at: Date,
    by: string,
    key: string,
    variantOf: string | null,
  ]
>(
  'insert_form',
  `WITH logged AS (
     INSERT INTO command_log (tenant_id, key, subject_id) VALUES (app.tenant_id(), $8, $1))
   INSERT INTO form (tenant_id, id, name, draft, section_count, field_count, draft_updated_at, draft_updated_by,
                     created_at, created_by, variant_of)
   VALUES (app.tenant_id(), $1, $2, $3::jsonb, $4, $5, $6, $7, $6, $7, $9)
   RETURNING id`,
);

const counts = (content: FormContent) =>
  [content.sections.length, fieldItems(content).length] as const;

/** Inserts a draft. Violates command_log_pkey if the command was already executed. */
export const insertForm = (
  write: FormWrite & { readonly variantOf: string | null },
): Statement<Written> =>
  insert(
    write.id,
    write.content.name,
    JSON.stringify(write.content),
    ...counts(write.content),
    new Date(write.at),
    write.by,
    write.key,
    write.variantOf,
  );

const save = prepared<
  Written,
  readonly [
    id: string,
    name: string,
    draft: string,
    sections: number,
    fields: number,
    at: Date,
    by: string,
    key: string,
    expectedVersion: number,
  ]
>(
  'save_form_draft',
  `WITH saved AS (
     UPDATE form
        SET name = $2, draft = $3::jsonb, section_count = $4, field_count = $5, draft_updated_at = $6,
            draft_updated_by = $7, draft_version = draft_version + 1, is_open = true
      WHERE tenant_id = app.tenant_id() AND id = $1 AND draft_version = $9 AND deleted_at IS NULL
      RETURNING tenant_id, id)
   INSERT INTO command_log (tenant_id, key, subject_id) SELECT tenant_id, $8::uuid, id FROM saved
   RETURNING subject_id AS id`,
);

/** Returns no row if the draft has changed. */
export const updateForm = (
  write: FormWrite & { readonly expectedVersion: number },
): Statement<Written> =>
  save(
    write.id,
    write.content.name,
    JSON.stringify(write.content),
    ...counts(write.content),
    new Date(write.at),
    write.by,
    write.key,
    write.expectedVersion,
  );

/**
 * Publishes the draft as a new version and closes it. Returns no row if the draft has changed or
 * was published in between. Violates form_published_name if another form took the name.
 */
export const insertFormVersion = prepared<
  { readonly number: number },
  readonly [
    formId: string,
    expectedVersion: number,
    versionId: string,
    notes: string,
    at: Date,
    by: string,
    key: string,
  ]
>(
  'insert_form_version',
  `WITH published AS (
     UPDATE form SET published_draft = draft_version, published_version_id = $3, published_name = name,
                     is_open = false
      WHERE tenant_id = app.tenant_id() AND id = $1 AND draft_version = $2 AND deleted_at IS NULL
        AND published_draft IS DISTINCT FROM draft_version
      RETURNING tenant_id, id, draft),
   logged AS (
     INSERT INTO command_log (tenant_id, key, subject_id) SELECT tenant_id, $7::uuid, id FROM published)
   INSERT INTO form_version (tenant_id, id, form_id, number, content, notes, published_at, published_by)
   SELECT p.tenant_id, $3::uuid, p.id,
          1 + coalesce((SELECT max(o.number) FROM form_version o
                         WHERE o.tenant_id = p.tenant_id AND o.form_id = p.id), 0),
          p.draft, $4, $5::timestamptz, $6::uuid
     FROM published p
   RETURNING number`,
);

/** Opens a published form for its next version. Repeating it changes nothing. */
export const markOpen = prepared<Written, readonly [id: string]>(
  'mark_form_open',
  `UPDATE form SET is_open = true
    WHERE tenant_id = app.tenant_id() AND id = $1 AND deleted_at IS NULL RETURNING id`,
);

/** Locks a form for changes by others. Null unlocks it. */
export const markLocked = prepared<Written, readonly [id: string, by: string | null]>(
  'mark_form_locked',
  `UPDATE form SET locked_by = $2
    WHERE tenant_id = app.tenant_id() AND id = $1 AND deleted_at IS NULL RETURNING id`,
);

/** Marks a form as deleted. */
export const markDeleted = prepared<Written, readonly [id: string, at: Date]>(
  'mark_form_deleted',
  `UPDATE form SET deleted_at = $2
    WHERE tenant_id = app.tenant_id() AND id = $1 AND deleted_at IS NULL RETURNING id`,
);
