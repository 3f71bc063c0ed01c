import type { BlueprintContent } from '@baton/domain/blueprint/content';
import type { BlueprintSharing } from '@baton/domain/access/library/blueprint-sharing';
import type { LintParty } from '@baton/domain/blueprint/lint/lint-findings';
import type { CustomFieldId, FormId, PartyId } from '@baton/domain/core/ids';
import type { StoredField } from '@baton/domain/field/complete-field';
import type { StoredForm } from '@baton/domain/form/complete-form';
import type { FormOrigin } from '@baton/domain/form/form';
import type { AccessLevel } from '@baton/domain/party/access-level';
import { auditSql } from '../../platform/audit/record-audit.ts';
import { prepared, type Statement } from '../../platform/db/statement.ts';
import { newId } from '../../platform/db/uuid.ts';
import { draftStatements, markDeletedIn } from '../library/index.ts';

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

/** Finds the people, teams, and roles of a file in this workspace, by id or by type and name. */
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
 * Returns what the file references in this workspace: people, teams, and roles (as JSON),
 * blueprints, and custom fields.
 */
export const surroundingsOf = (parties: string, ids: readonly string[]) =>
  [partiesOfFile(parties), blueprintsNamed(ids), customFieldsNamed(ids)] as const;

export interface LintPartyRow extends LintParty {
  readonly id: PartyId;
}

const lintParties = `SELECT p.id, p.name, p.kind, p.access_level AS "accessLevel",
          CASE WHEN p.kind = 'USER' THEN ARRAY[p.id] ELSE ARRAY(
            SELECT m.member_id FROM membership m
              JOIN party u ON u.tenant_id = m.tenant_id AND u.id = m.member_id AND u.deleted_at IS NULL
             WHERE m.tenant_id = p.tenant_id AND m.group_id = p.id) END AS members
     FROM party p
    WHERE p.tenant_id = app.tenant_id() AND p.deleted_at IS NULL`;

/** Returns the active people, teams, and roles with these ids, with their members. */
export const lintPartiesNamed = prepared<LintPartyRow, readonly [ids: readonly string[]]>(
  'lint_parties_named',
  `${lintParties} AND p.id = ANY ($1::uuid[])`,
);

/** Returns the active people, teams, and roles in a draft with their members. */
export const partiesOfDraft = prepared<LintPartyRow, readonly [blueprintId: string]>(
  'parties_of_draft',
  `${lintParties} AND p.id IN (
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

export const blueprintDrafts = draftStatements<BlueprintContent>({
  table: 'blueprint',
  type: 'Blueprint',
  counts: {
    stage_count: ({ stages }) => Object.keys(stages).length,
    task_count: ({ tasks }) => Object.keys(tasks).length,
  },
});

/** Blueprints whose current version starts workflows of this one. */
const linkingBlueprints = `SELECT b.name FROM blueprint b
     JOIN blueprint_version v ON v.tenant_id = b.tenant_id AND v.id = b.published_version_id
    WHERE b.tenant_id = app.tenant_id() AND b.deleted_at IS NULL AND b.id <> $1
      AND jsonb_path_exists(v.content, '$.tasks.*.link ? (@.blueprint == $id)', jsonb_build_object('id', $1::text))`;

/** Its workflows continue. Returns no row if a published blueprint starts workflows of this one. */
export const markBlueprintDeleted = markDeletedIn(
  'blueprint',
  'Blueprint',
  `NOT EXISTS (${linkingBlueprints})`,
);

export const blueprintsLinkingTo = prepared<{ readonly name: string }, readonly [id: string]>(
  'blueprints_linking_to',
  `${linkingBlueprints} ORDER BY b.name`,
);

/** Returns the existing people, teams, and roles among these. */
export const partiesThere = prepared<
  { readonly id: PartyId; readonly accessLevel: AccessLevel },
  readonly [ids: readonly string[]]
>(
  'parties_there',
  `SELECT id, access_level AS "accessLevel" FROM party
    WHERE tenant_id = app.tenant_id() AND id = ANY ($1::uuid[]) AND deleted_at IS NULL`,
);

/** Sets the tags of a blueprint, and records the change. */
export const updateBlueprintTags = prepared<
  { readonly id: string },
  readonly [
    id: string,
    auditId: string,
    at: Date,
    by: string,
    tags: readonly string[],
    before: readonly string[],
  ]
>(
  'update_blueprint_tags',
  `WITH t AS (
     UPDATE blueprint SET tags = $5::text[]
      WHERE tenant_id = app.tenant_id() AND id = $1 AND deleted_at IS NULL RETURNING id, name),
   audited AS (${auditSql({
     action: 'UPDATED',
     objectType: 'Blueprint',
     entry: ['$2', '$3', '$4'],
     before: `jsonb_build_object('tags', $6::text[])`,
     after: `jsonb_build_object('tags', $5::text[])`,
   })})
   SELECT id FROM t`,
);

const changeSharing = prepared<{ readonly version: number }>(
  'update_blueprint_sharing',
  `WITH t AS (
     UPDATE blueprint SET sharing = $2::jsonb, sharing_version = sharing_version + 1
      WHERE tenant_id = app.tenant_id() AND id = $1 AND sharing_version = $3
     RETURNING id, name, sharing_version),
   audited AS (${auditSql({
     action: 'UPDATED',
     objectType: 'Blueprint',
     entry: ['$4', '$5', '$6'],
     before: '$7::jsonb',
     after: '$8::jsonb',
   })})
   SELECT sharing_version AS version FROM t`,
);

const auditedSharing = (sharing: BlueprintSharing): string => {
  const { starters, viewers, variantMakers, collaborators } = sharing;
  const withAccess = (wanted: string) =>
    collaborators.flatMap(({ party, access }) => (access === wanted ? [party] : []));
  return JSON.stringify({
    starterIds: starters,
    viewerIds: viewers,
    variantMakerIds: variantMakers,
    workflowViewerIds: withAccess('VIEWER'),
    workflowEditorIds: withAccess('EDITOR'),
  });
};

export interface SharingWrite {
  readonly id: string;
  readonly expectedVersion: number;
  readonly before: BlueprintSharing;
  readonly after: BlueprintSharing;
  readonly at: number;
  readonly by: string;
}

/**
 * Updates start access and sharing, and records the change. Returns no row if someone else has
 * changed them.
 */
export const updateSharing = ({
  id,
  expectedVersion,
  before,
  after,
  at,
  by,
}: SharingWrite): Statement<{ readonly version: number }> =>
  changeSharing(
    ...[id, JSON.stringify(after), expectedVersion, newId(), new Date(at), by],
    ...[before, after].map(auditedSharing),
  );
