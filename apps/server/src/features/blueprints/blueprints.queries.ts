import type { BlueprintStatus } from '@baton/domain/blueprint/blueprint-status';
import type { StoredContent } from '@baton/domain/blueprint/complete-content';
import { publishedReaders } from '../../platform/auth/published-readers.ts';
import { sortedPages } from '../../platform/db/sorted-page.ts';
import { prepared } from '../../platform/db/statement.ts';
import {
  isOnPage,
  itemColumns,
  itemTables,
  partyJson,
  sortColumnsOf,
  versionsOf,
} from '../library/index.ts';
import type {
  BlueprintNode,
  ContentNode,
  RelatedBlueprint,
  VersionNode,
} from './blueprint-node.ts';

/** A document row with all people, teams, and roles in it. */
export interface StoredContentRow extends Omit<ContentNode, 'content'> {
  readonly content: StoredContent;
}

/** Rows have the shape of nodes. Only lists omit the details. */
export type BlueprintRow = Omit<BlueprintNode, 'details'>;

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

/** Returns the SQL condition that a document names a person, team, or role. */
export const namesParty = (content: string, party: string): string =>
  `(${namedAt
    .map(
      (path) =>
        `jsonb_path_exists(${content}, '${path} ? (@ == $party)', jsonb_build_object('party', ${party}::text))`,
    )
    .join(' OR ')})`;

/** Returns SQL for the people, teams, and roles in a document. */
const partiesOf = (content: string) => `coalesce((
  SELECT json_agg(${partyJson('p')} ORDER BY p.name, p.id) FROM party p
   WHERE p.tenant_id = app.tenant_id() AND p.id IN (
     ${namedAt.map((path) => `SELECT (named #>> '{}')::uuid FROM jsonb_path_query(${content}, '${path}') named`).join(' UNION ')})), '[]')`;

const columns = `${itemColumns('b')}, b.tags, b.sharing_version AS "sharingVersion",
  '{"starters": null, "viewers": null, "variantMakers": null, "collaborators": []}'::jsonb || coalesce(b.sharing, '{}') AS sharing`;

const tables = itemTables('blueprint', 'b');

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

/** SQL condition that leaves out variants if the list doesn't include them. */
const isShown = '($6 OR b.variant_of IS NULL)';

type ListValues = readonly [
  afterKey: string | null,
  afterId: string,
  pattern: string | null,
  limit: number,
  status: BlueprintStatus | null,
  withVariants: boolean,
];

/** Returns all blueprints in this order. For viewers with access to drafts. */
export const allBlueprints = sortedPages<BlueprintRow, ListValues>(
  'all_blueprints',
  sortColumnsOf('b'),
  (page) => `SELECT ${columns}, ${draftOnes}, ${page.sortKey} ${tables}
    WHERE ${isOnPage(page, 'b')} AND ${isShown} ${page.order} LIMIT $4`,
);

const publishedName = "v.content->>'name'";

/**
 * Returns current versions in this order. For viewers without access to drafts: what they can
 * read or start.
 */
export const publishedBlueprints = sortedPages<
  BlueprintRow,
  readonly [...ListValues, parties: readonly string[], isMember: boolean]
>(
  'published_blueprints',
  sortColumnsOf('b', publishedName),
  (page) => `SELECT ${columns}, ${publishedOnes}, ${page.sortKey} ${tables}
    WHERE ${isOnPage(page, 'b', publishedName)} AND v.id IS NOT NULL
      AND ${publishedReaders('b.sharing', '$7', '$8')} AND ${isShown} ${page.order} LIMIT $4`,
);

export interface BlueprintDetailRow extends BlueprintRow, StoredContentRow {
  readonly versions: readonly VersionNode[];
  readonly variants: readonly RelatedBlueprint[];
  readonly isDeleted: boolean;
}

export type ListedBlueprintRow = BlueprintRow & { readonly isDeleted: boolean };

const isDeleted = `b.deleted_at IS NOT NULL AS "isDeleted"`;
const amongIds = `${tables} WHERE b.tenant_id = app.tenant_id() AND b.id = ANY ($1::uuid[])`;

/** Returns blueprints as in lists, with the name of the draft. */
export const listedWithDraft = prepared<ListedBlueprintRow, readonly [ids: readonly string[]]>(
  'listed_with_draft',
  `SELECT ${columns}, ${draftOnes}, ${isDeleted} ${amongIds}`,
);

/** Returns blueprints as in lists, with the name of the current version. */
export const listedAsPublished = prepared<ListedBlueprintRow, readonly [ids: readonly string[]]>(
  'listed_as_published',
  `SELECT ${columns}, ${publishedOnes}, ${isDeleted} ${amongIds} AND v.id IS NOT NULL`,
);

const versions = versionsOf('blueprint', 'b');

/**
 * Returns blueprints with their drafts, their versions, and the people, teams, and roles in them.
 */
export const blueprintsWithDraft = prepared<BlueprintDetailRow, readonly [ids: readonly string[]]>(
  'blueprints_with_draft',
  `SELECT ${columns}, ${draftOnes}, b.draft AS content, ${partiesOf('b.draft')} AS parties, ${versions}, ${draftVariants}, ${isDeleted} ${amongIds}`,
);

/** Returns blueprints with the current version in place of the draft. */
export const blueprintsAsPublished = prepared<
  BlueprintDetailRow,
  readonly [ids: readonly string[]]
>(
  'blueprints_as_published',
  `SELECT ${columns}, ${publishedOnes}, v.content, ${partiesOf('v.content')} AS parties, ${versions}, ${publishedVariants},
          ${isDeleted} ${amongIds} AND v.id IS NOT NULL`,
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
