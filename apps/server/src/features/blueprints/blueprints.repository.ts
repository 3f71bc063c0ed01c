import type { BlueprintContent } from '@baton/domain/blueprint/content';
import type { LintParty } from '@baton/domain/blueprint/lint/lint-findings';
import type { CustomFieldId, FormId, PartyId } from '@baton/domain/core/ids';
import type { StoredField } from '@baton/domain/field/complete-field';
import type { StoredForm } from '@baton/domain/form/complete-form';
import type { FormOrigin } from '@baton/domain/form/form';
import type { AccessLevel } from '@baton/domain/party/access-level';
import { prepared, type Statement } from '../../platform/db/statement.ts';
import type { PartyNode } from '../people/index.ts';

/** Returns the blueprint of an earlier command with this key. */
export const blueprintOfCommand = prepared<{ readonly id: string }, readonly [key: string]>(
  'blueprint_of_command',
  'SELECT subject_id AS id FROM command_log WHERE tenant_id = app.tenant_id() AND key = $1',
);

/** Returns the parties with these ids, including deleted ones, which stay assigned to old tasks. */
export const partiesNamed = prepared<PartyNode, readonly [ids: readonly string[]]>(
  'parties_named',
  `SELECT id, name, kind FROM party WHERE tenant_id = app.tenant_id() AND id = ANY ($1::uuid[])`,
);

/** Returns those of these form versions that are published in the workspace. */
export const formVersionsNamed = prepared<FormOrigin, readonly [origins: string]>(
  'form_versions_named',
  `SELECT v.form_id AS form, v.number AS version
     FROM json_to_recordset($1) AS o(form uuid, version integer)
          JOIN form_version v ON v.tenant_id = app.tenant_id() AND v.form_id = o.form AND v.number = o.version`,
);

/** Returns the latest version of each form that a draft uses. */
export const newestForms = prepared<
  { readonly form: FormId; readonly version: number; readonly content: StoredForm },
  readonly [blueprintId: string]
>(
  'newest_forms_of_draft',
  `SELECT DISTINCT ON (v.form_id) v.form_id AS form, v.number AS version, v.content
     FROM blueprint b, LATERAL jsonb_path_query(b.draft, '$.forms.*.origin.form') named
     JOIN form f ON f.tenant_id = app.tenant_id() AND f.id = (named #>> '{}')::uuid AND f.deleted_at IS NULL
     JOIN form_version v ON v.tenant_id = f.tenant_id AND v.form_id = f.id
    WHERE b.tenant_id = app.tenant_id() AND b.id = $1
    ORDER BY v.form_id, v.number DESC`,
);

/** Returns the latest version of each custom field that a draft uses. */
export const newestFields = prepared<
  {
    readonly field: CustomFieldId;
    readonly version: number;
    readonly content: Omit<StoredField, 'key' | 'origin'>;
  },
  readonly [blueprintId: string]
>(
  'newest_fields_of_draft',
  `SELECT c.id AS field, c.version, o.content
     FROM custom_field c
     JOIN custom_field_version o ON o.tenant_id = c.tenant_id AND o.field_id = c.id AND o.number = c.version
    WHERE c.tenant_id = app.tenant_id() AND c.deleted_at IS NULL AND c.id IN (
      SELECT jsonb_array_elements_text(b.custom_field_ids)::uuid FROM blueprint b
       WHERE b.tenant_id = app.tenant_id() AND b.id = $1)`,
);

/** Finds the parties of a file in this workspace, by id or by type and name. */
const partiesOfFile = prepared<
  { readonly asked: string; readonly id: string },
  readonly [parties: string]
>(
  'parties_of_file',
  `SELECT DISTINCT ON (f.id) f.id AS asked, p.id
     FROM json_to_recordset($1) AS f(id uuid, kind text, name text)
          JOIN party p ON p.tenant_id = app.tenant_id() AND p.deleted_at IS NULL AND p.kind::text = f.kind
                      AND (p.id = f.id OR lower(p.name) = lower(btrim(f.name)))
    ORDER BY f.id, p.id <> f.id, p.id`,
);

const blueprintsNamed = prepared<{ readonly id: string }, readonly [ids: readonly string[]]>(
  'blueprints_named',
  `SELECT id FROM blueprint
    WHERE tenant_id = app.tenant_id() AND id = ANY ($1::uuid[]) AND deleted_at IS NULL`,
);

const customFieldsNamed = prepared<{ readonly id: string }, readonly [ids: readonly string[]]>(
  'custom_fields_named',
  `SELECT id FROM custom_field
    WHERE tenant_id = app.tenant_id() AND id = ANY ($1::uuid[]) AND deleted_at IS NULL`,
);

/**
 * Returns what the file references in this workspace: parties (as JSON), blueprints, and custom
 * fields.
 */
export const surroundingsOf = (parties: string, ids: readonly string[]) =>
  [partiesOfFile(parties), blueprintsNamed(ids), customFieldsNamed(ids)] as const;

export interface LintPartyRow extends LintParty {
  readonly id: PartyId;
}

/** Returns the active parties in a draft with their members. */
export const partiesOfDraft = prepared<LintPartyRow, readonly [blueprintId: string]>(
  'parties_of_draft',
  `SELECT p.id, p.name, p.kind, p.access_level AS "accessLevel",
          CASE WHEN p.kind = 'USER' THEN ARRAY[p.id] ELSE ARRAY(
            SELECT m.member_id FROM membership m
              JOIN party u ON u.tenant_id = m.tenant_id AND u.id = m.member_id AND u.deleted_at IS NULL
             WHERE m.tenant_id = p.tenant_id AND m.group_id = p.id) END AS members
     FROM party p
    WHERE p.tenant_id = app.tenant_id() AND p.deleted_at IS NULL AND p.id IN (
      SELECT (named #>> '{}')::uuid
        FROM blueprint b,
             LATERAL (SELECT jsonb_path_query(b.draft, '$.tasks.*.assignees[*]') AS named
                       UNION ALL
                      SELECT jsonb_path_query(b.draft, '$.tasks.*.approvals[*].approvers[*]')
                       UNION ALL
                      SELECT jsonb_path_query(b.draft, '$.tasks.*.deadline.*.party')
                       UNION ALL
                      SELECT jsonb_path_query(b.draft, '$.tasks.*.approvals[*].deadline.*.party')
                       UNION ALL
                      SELECT jsonb_path_query(b.draft, '$.tasks.*.link.owner')) n
       WHERE b.tenant_id = app.tenant_id() AND b.id = $1)`,
);

interface Written {
  readonly id: string;
}

const insert = prepared<
  Written,
  readonly [
    id: string,
    name: string,
    draft: string,
    stages: number,
    tasks: number,
    at: Date,
    by: string,
    key: string,
    variantOf: string | null,
  ]
>(
  'insert_blueprint',
  `WITH logged AS (
     INSERT INTO command_log (tenant_id, key, subject_id) VALUES (app.tenant_id(), $8, $1))
   INSERT INTO blueprint (tenant_id, id, name, draft, draft_updated_at, draft_updated_by, stage_count, task_count,
                          created_at, created_by, variant_of)
   VALUES (app.tenant_id(), $1, $2, $3::jsonb, $6, $7, $4, $5, $6, $7, $9)
   RETURNING id`,
);

export interface BlueprintWrite {
  readonly id: string;
  readonly content: BlueprintContent;
  readonly at: number;
  readonly by: string;
  /** The command's idempotency key. */
  readonly key: string;
}

const counts = ({ stages, tasks }: BlueprintContent) =>
  [Object.keys(stages).length, Object.keys(tasks).length] as const;

/** Inserts a draft. Violates command_log_pkey if the command was already executed. */
export const insertBlueprint = (
  write: BlueprintWrite & { readonly variantOf: string | null },
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

const saveDraft = prepared<
  Written,
  readonly [
    id: string,
    name: string,
    draft: string,
    stages: number,
    tasks: number,
    at: Date,
    by: string,
    key: string,
    expectedVersion: number,
  ]
>(
  'save_draft',
  `WITH saved AS (
     UPDATE blueprint
        SET name = $2, draft = $3::jsonb, stage_count = $4, task_count = $5, draft_updated_at = $6,
            draft_updated_by = $7, draft_version = draft_version + 1
      WHERE tenant_id = app.tenant_id() AND id = $1 AND draft_version = $9 AND deleted_at IS NULL
      RETURNING tenant_id, id)
   INSERT INTO command_log (tenant_id, key, subject_id) SELECT tenant_id, $8::uuid, id FROM saved
   RETURNING subject_id AS id`,
);

/** Returns no row if the draft has changed. */
export const updateDraft = (
  write: BlueprintWrite & { readonly expectedVersion: number },
): Statement<Written> =>
  saveDraft(
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
 * Publishes the draft as a new version. Returns no row if the draft has changed or was published in
 * between.
 */
export const insertVersion = prepared<
  { readonly number: number },
  readonly [
    blueprintId: string,
    expectedVersion: number,
    versionId: string,
    notes: string,
    at: Date,
    by: string,
    key: string,
  ]
>(
  'insert_version',
  `WITH published AS (
     UPDATE blueprint SET published_draft = draft_version, published_version_id = $3
      WHERE tenant_id = app.tenant_id() AND id = $1 AND draft_version = $2 AND deleted_at IS NULL
        AND published_draft IS DISTINCT FROM draft_version
      RETURNING tenant_id, id, draft),
   logged AS (
     INSERT INTO command_log (tenant_id, key, subject_id) SELECT tenant_id, $7::uuid, id FROM published)
   INSERT INTO blueprint_version (tenant_id, id, blueprint_id, number, content, notes, published_at, published_by)
   SELECT p.tenant_id, $3::uuid, p.id,
          1 + coalesce((SELECT max(o.number) FROM blueprint_version o
                         WHERE o.tenant_id = p.tenant_id AND o.blueprint_id = p.id AND o.number > 0), 0),
          p.draft, $4, $5::timestamptz, $6::uuid
     FROM published p
   RETURNING number`,
);

/** Blueprints whose current version starts workflows of this one. */
const linkingBlueprints = `SELECT b.name FROM blueprint b
     JOIN blueprint_version v ON v.tenant_id = b.tenant_id AND v.id = b.published_version_id
    WHERE b.tenant_id = app.tenant_id() AND b.deleted_at IS NULL AND b.id <> $1
      AND jsonb_path_exists(v.content, '$.tasks.*.link ? (@.blueprint == $id)', jsonb_build_object('id', $1::text))`;

/** Marks a blueprint as deleted. Its workflows continue. */
export const markDeleted = prepared<Written, readonly [id: string, at: Date]>(
  'mark_blueprint_deleted',
  `UPDATE blueprint SET deleted_at = coalesce(deleted_at, $2)
    WHERE tenant_id = app.tenant_id() AND id = $1 AND NOT EXISTS (${linkingBlueprints}) RETURNING id`,
);

export const blueprintsLinkingTo = prepared<{ readonly name: string }, readonly [id: string]>(
  'blueprints_linking_to',
  `${linkingBlueprints} ORDER BY b.name`,
);

/** Returns the existing parties among these. */
export const partiesThere = prepared<
  { readonly id: PartyId; readonly accessLevel: AccessLevel },
  readonly [ids: readonly string[]]
>(
  'parties_there',
  `SELECT id, access_level AS "accessLevel" FROM party
    WHERE tenant_id = app.tenant_id() AND id = ANY ($1::uuid[]) AND deleted_at IS NULL`,
);

/** Updates start access and sharing. Returns no row if someone else has changed them. */
export const updateSharing = prepared<
  { readonly version: number },
  readonly [id: string, sharing: string, expectedVersion: number]
>(
  'update_blueprint_sharing',
  `UPDATE blueprint SET sharing = $2::jsonb, sharing_version = sharing_version + 1
    WHERE tenant_id = app.tenant_id() AND id = $1 AND sharing_version = $3
   RETURNING sharing_version AS version`,
);
