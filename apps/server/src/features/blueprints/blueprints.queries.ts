import type { BlueprintStatus } from '@baton/domain/blueprint/blueprint-status';
import type { StoredContent } from '@baton/domain/blueprint/complete-content';
import { publishedReaders } from '../../platform/auth/published-readers.ts';
import { prepared } from '../../platform/db/statement.ts';
import type { BlueprintNode, ContentNode, RelatedBlueprint } from './blueprint-node.ts';

/** A document row with all parties in it. */
export interface StoredContentRow extends Omit<ContentNode, 'content'> {
  readonly content: StoredContent;
}

/** Rows have the shape of nodes. Only lists omit the details. */
export type BlueprintRow = Omit<BlueprintNode, 'details'>;

const millis = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

const party = (alias: string) =>
  `json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'kind', ${alias}.kind)`;

const version = `json_build_object('id', v.id, 'number', v.number, 'notes', v.notes,
  'publishedAt', ${millis('v.published_at')}, 'publishedBy', ${party('w')})`;

/** JSON paths of people, teams, and roles in a document. */
const namedAt = [
  '$.tasks.*.assignees[*]',
  '$.tasks.*.cc[*]',
  '$.tasks.*.backups[*]',
  '$.tasks.*.managersOf[*].person',
  '$.tasks.*.approvals[*].approvers[*]',
  '$.tasks.*.approvals[*].backups[*]',
  '$.tasks.*.approvals[*].managersOf[*].person',
  '$.tasks.*.deadline.*.party',
  '$.tasks.*.approvals[*].deadline.*.party',
  '$.tasks.*.link.owner',
];

/** Returns SQL for the parties in a document. */
const partiesOf = (content: string) => `coalesce((
  SELECT json_agg(${party('p')} ORDER BY p.name, p.id) FROM party p
   WHERE p.tenant_id = app.tenant_id() AND p.id IN (
     ${namedAt.map((path) => `SELECT (named #>> '{}')::uuid FROM jsonb_path_query(${content}, '${path}') named`).join(' UNION ')})), '[]')`;

/** Columns of a blueprint. If `seen` is set, the current version replaces the draft. */
const columns = `
  b.id, '{"starters": null, "viewers": null, "variantMakers": null, "collaborators": []}'::jsonb || coalesce(b.sharing, '{}') AS sharing, b.sharing_version AS "sharingVersion", b.draft_version AS "draftVersion", ${millis('b.draft_updated_at')} AS "draftUpdatedAt",
  ${party('u')} AS "draftUpdatedBy", b.published_draft AS "publishedDraft",
  CASE WHEN v.id IS NULL THEN NULL ELSE ${version} END AS published`;

const tables = `
  FROM blueprint b
       JOIN party u ON u.tenant_id = b.tenant_id AND u.id = b.draft_updated_by
       LEFT JOIN blueprint_version v ON v.tenant_id = b.tenant_id AND v.id = b.published_version_id
       LEFT JOIN party w ON w.tenant_id = v.tenant_id AND w.id = v.published_by`;

const related = (name: string) =>
  `json_build_object('id', o.id, 'name', ${name}, 'isPublished', o.published_version_id IS NOT NULL)`;

const draftOnes = `b.name, b.stage_count AS "stageCount", b.task_count AS "taskCount",
  (SELECT ${related('o.name')} FROM blueprint o
    WHERE o.tenant_id = b.tenant_id AND o.id = b.variant_of AND o.deleted_at IS NULL) AS "variantOf"`;
const publishedOnes = `v.content->>'name' AS name,
  (SELECT count(*)::int FROM jsonb_object_keys(v.content->'stages')) AS "stageCount",
  (SELECT count(*)::int FROM jsonb_object_keys(v.content->'tasks')) AS "taskCount",
  (SELECT ${related("ov.content->>'name'")} FROM blueprint o
     JOIN blueprint_version ov ON ov.tenant_id = o.tenant_id AND ov.id = o.published_version_id
    WHERE o.tenant_id = b.tenant_id AND o.id = b.variant_of AND o.deleted_at IS NULL) AS "variantOf"`;

const draftVariants = `coalesce((
  SELECT json_agg(${related('o.name')} ORDER BY o.name, o.id) FROM blueprint o
   WHERE o.tenant_id = b.tenant_id AND o.variant_of = b.id AND o.deleted_at IS NULL), '[]') AS variants`;
const publishedVariants = `coalesce((
  SELECT json_agg(${related("ov.content->>'name'")} ORDER BY ov.content->>'name', o.id) FROM blueprint o
    JOIN blueprint_version ov ON ov.tenant_id = o.tenant_id AND ov.id = o.published_version_id
   WHERE o.tenant_id = b.tenant_id AND o.variant_of = b.id AND o.deleted_at IS NULL), '[]') AS variants`;

type ListValues = readonly [
  beforeTime: Date | null,
  beforeId: string,
  pattern: string | null,
  limit: number,
  status: BlueprintStatus | null,
];

const hasStatus = `($5::text IS NULL OR $5 = CASE WHEN v.id IS NULL THEN 'DRAFT' ELSE 'PUBLISHED' END)`;

const listed = `b.tenant_id = app.tenant_id() AND b.deleted_at IS NULL
  AND ($1::timestamptz IS NULL OR (b.draft_updated_at, b.id) < ($1, $2::uuid))`;

/** Returns all blueprints, last changed first. For viewers with access to drafts. */
export const allBlueprints = prepared<BlueprintRow, ListValues>(
  'all_blueprints',
  `SELECT ${columns}, ${draftOnes} ${tables}
    WHERE ${listed} AND ($3::text IS NULL OR app.holds(b.name, $3))
      AND ${hasStatus}
    ORDER BY b.draft_updated_at DESC, b.id DESC LIMIT $4`,
);

/**
 * Returns current versions, last changed first. For viewers without access to drafts: what they can
 * read or start.
 */
export const publishedBlueprints = prepared<
  BlueprintRow,
  readonly [...ListValues, parties: readonly string[], isMember: boolean]
>(
  'published_blueprints',
  `SELECT ${columns}, ${publishedOnes} ${tables}
    WHERE ${listed} AND v.id IS NOT NULL AND ${hasStatus}
      AND ${publishedReaders('b.sharing', '$6', '$7')}
      AND ($3::text IS NULL OR app.holds(v.content->>'name', $3))
    ORDER BY b.draft_updated_at DESC, b.id DESC LIMIT $4`,
);

export interface BlueprintDetailRow extends BlueprintRow, StoredContentRow {
  readonly versions: BlueprintRow['published'][];
  readonly variants: readonly RelatedBlueprint[];
  readonly isDeleted: boolean;
}

const versions = `coalesce((
  SELECT json_agg(${version} ORDER BY v.number DESC)
    FROM blueprint_version v JOIN party w ON w.tenant_id = v.tenant_id AND w.id = v.published_by
   WHERE v.tenant_id = b.tenant_id AND v.blueprint_id = b.id AND v.number > 0), '[]') AS versions`;

/** Returns blueprints with drafts, parties, and versions. */
export const blueprintsWithDraft = prepared<BlueprintDetailRow, readonly [ids: readonly string[]]>(
  'blueprints_with_draft',
  `SELECT ${columns}, ${draftOnes}, b.draft AS content, ${partiesOf('b.draft')} AS parties, ${versions}, ${draftVariants},
          b.deleted_at IS NOT NULL AS "isDeleted"
     ${tables} WHERE b.tenant_id = app.tenant_id() AND b.id = ANY ($1::uuid[])`,
);

/** Returns blueprints with the current version in place of the draft. */
export const blueprintsAsPublished = prepared<
  BlueprintDetailRow,
  readonly [ids: readonly string[]]
>(
  'blueprints_as_published',
  `SELECT ${columns}, ${publishedOnes}, v.content, ${partiesOf('v.content')} AS parties, ${versions}, ${publishedVariants},
          b.deleted_at IS NOT NULL AS "isDeleted"
     ${tables} WHERE b.tenant_id = app.tenant_id() AND b.id = ANY ($1::uuid[]) AND v.id IS NOT NULL`,
);

/** Returns the contents of versions. */
export const versionContents = prepared<
  StoredContentRow & { readonly id: string },
  readonly [ids: readonly string[]]
>(
  'version_contents',
  `SELECT v.id, v.content, ${partiesOf('v.content')} AS parties FROM blueprint_version v
    WHERE v.tenant_id = app.tenant_id() AND v.id = ANY ($1::uuid[])`,
);
