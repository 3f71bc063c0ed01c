import { fieldItems, type FormContent } from '@baton/domain/form/form';
import { prepared, type Statement } from '../../platform/db/statement.ts';

/** What the command with this key was about, if it was carried out before. */
export const formOfCommand = prepared<{ readonly id: string }, readonly [key: string]>(
  'form_of_command',
  'SELECT subject_id AS id FROM command_log WHERE tenant_id = app.tenant_id() AND key = $1',
);

/** A form, another one than `$2`, that goes by this name. */
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

/** A new draft. Breaks command_log_pkey when the command was carried out before. */
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

/** Answers nothing when the draft is no longer the one that was changed. */
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
 * Makes the draft, as it was when looked at, the newest version and closes it. Answers nothing
 * when it has changed since or was published meanwhile; breaks form_published_name when another
 * form took the name.
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

/** Begins the next version of a published form; once more changes nothing. */
export const markOpen = prepared<Written, readonly [id: string]>(
  'mark_form_open',
  `UPDATE form SET is_open = true
    WHERE tenant_id = app.tenant_id() AND id = $1 AND deleted_at IS NULL RETURNING id`,
);

/** Keeps a form from being changed by anybody else; null lets them again. */
export const markLocked = prepared<Written, readonly [id: string, by: string | null]>(
  'mark_form_locked',
  `UPDATE form SET locked_by = $2
    WHERE tenant_id = app.tenant_id() AND id = $1 AND deleted_at IS NULL RETURNING id`,
);

/** Takes a form out of every list. */
export const markDeleted = prepared<Written, readonly [id: string, at: Date]>(
  'mark_form_deleted',
  `UPDATE form SET deleted_at = $2
    WHERE tenant_id = app.tenant_id() AND id = $1 AND deleted_at IS NULL RETURNING id`,
);
