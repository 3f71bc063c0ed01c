import { publishedReaders } from '../../../platform/auth/published-readers.ts';
import { readWorkflows } from '../../../platform/auth/read-workflows.ts';
import { prepared } from '../../../platform/db/statement.ts';

/** A blueprint with workflows. It can be deleted. */
export interface StartedBlueprint {
  readonly id: string;
  readonly name: string;
  readonly isDeleted: boolean;
}

/** A blueprint in a list, with its sort key. */
export interface ListedBlueprint extends StartedBlueprint {
  readonly sortName: string;
}

/** A stage of the current version, or of an older version that has workflows. */
export interface StartedStage {
  readonly key: string;
  readonly name: string;
  /** True if the blueprint no longer has this stage. */
  readonly isFormer: boolean;
}

type ListValues = readonly [
  afterName: string | null,
  afterId: string,
  pattern: string | null,
  limit: number,
];

const page = (name: string) => `($1::text IS NULL OR (lower(${name}), b.id) > ($1, $2::uuid))
      AND ($3::text IS NULL OR app.holds(${name}, $3))
    ORDER BY lower(${name}), b.id LIMIT $4`;

/** Returns all blueprints with workflows by name, for viewers with access to all workflows. */
export const allStartedBlueprints = prepared<ListedBlueprint, ListValues>(
  'all_started_blueprints',
  `SELECT b.id, b.name, b.deleted_at IS NOT NULL AS "isDeleted", lower(b.name) AS "sortName" FROM blueprint b
    WHERE b.tenant_id = app.tenant_id()
      AND EXISTS (SELECT FROM workflow w
                   WHERE w.tenant_id = b.tenant_id AND w.blueprint_id = b.id AND w.deleted_at IS NULL)
      AND ${page('b.name')}`,
);

/** Viewers with access to drafts see the draft names, in lists and on single blueprints. */
const shownName = (seesDrafts: string) =>
  `CASE WHEN ${seesDrafts} THEN b.name ELSE coalesce(v.content->>'name', b.name) END`;

/** Returns SQL for blueprints that the viewer can read, or could before they were deleted. */
const readable = (parties: string, seesDrafts: string) =>
  `(${seesDrafts} OR v.id IS NOT NULL AND ${publishedReaders('b.sharing', parties, 'true')})`;

const withVersion = `blueprint b
     LEFT JOIN blueprint_version v ON v.tenant_id = b.tenant_id AND v.id = b.published_version_id`;

/** Returns the blueprints of the viewer's workflows by name. */
export const ownStartedBlueprints = prepared<
  ListedBlueprint,
  readonly [...ListValues, userId: string, parties: readonly string[], seesDrafts: boolean]
>(
  'own_started_blueprints',
  `SELECT b.id, ${shownName('$7')} AS name, b.deleted_at IS NOT NULL AS "isDeleted",
          lower(${shownName('$7')}) AS "sortName"
     FROM ${withVersion}
    WHERE b.tenant_id = app.tenant_id()
      AND b.id IN (SELECT w.blueprint_id FROM workflow w
                    WHERE w.tenant_id = app.tenant_id() AND w.id IN (${readWorkflows('$5', '$6')})
                      AND w.deleted_at IS NULL)
      AND ${readable('$6', '$7')}
      AND ${page(shownName('$7'))}`,
);

/** Returns one of these blueprints by id. */
export const startedBlueprintById = prepared<
  StartedBlueprint,
  readonly [id: string, parties: readonly string[], seesDrafts: boolean]
>(
  'started_blueprint_by_id',
  `SELECT b.id, ${shownName('$3')} AS name, b.deleted_at IS NOT NULL AS "isDeleted"
     FROM ${withVersion}
    WHERE b.tenant_id = app.tenant_id() AND b.id = $1 AND ${readable('$2', '$3')}`,
);

/**
 * Returns the stages of a blueprint, and stages of older versions with workflows, named as in the
 * newest version that has them. Current stages come first, in order.
 */
export const startedStages = prepared<
  StartedStage,
  readonly [blueprintId: string, parties: readonly string[], seesDrafts: boolean]
>(
  'started_stages',
  `SELECT found.key, found.name, found."isFormer" FROM (
     SELECT DISTINCT ON (s.key) s.key, s.value->>'name' AS name,
            NOT coalesce(v.stages ? s.key, false) AS "isFormer",
            o.number, (s.value->>'place')::float8 AS place
       FROM ${withVersion}
            JOIN blueprint_version o ON o.tenant_id = b.tenant_id AND o.blueprint_id = b.id
                 AND (o.number > 0 OR $3)
                 AND (o.id = b.published_version_id OR EXISTS (
                   SELECT FROM workflow w
                    WHERE w.tenant_id = o.tenant_id AND w.blueprint_version_id = o.id AND w.deleted_at IS NULL)),
            LATERAL jsonb_each(o.stages) s (key, value)
      WHERE b.tenant_id = app.tenant_id() AND b.id = $1 AND ${readable('$2', '$3')}
      ORDER BY s.key, o.id = b.published_version_id DESC, o.published_at DESC) found
    ORDER BY found."isFormer", CASE WHEN found."isFormer" THEN -found.number END, found.place, found.key`,
);

/** Number of workflows that are read to find the blueprints that a person starts often. */
const recentStarts = 100;

/** The blueprint of each workflow that the person started last, newest first. */
export const recentlyStarted = prepared<
  { readonly blueprintId: string },
  readonly [userId: string]
>(
  'recently_started',
  `SELECT w.blueprint_id AS "blueprintId" FROM (
     (SELECT blueprint_id, id, created_by FROM workflow
       WHERE tenant_id = app.tenant_id() AND owner_id = $1 ORDER BY id DESC LIMIT ${recentStarts})
     UNION ALL
     (SELECT blueprint_id, id, created_by FROM workflow
       WHERE tenant_id = app.tenant_id() AND created_by = $1 AND created_by <> owner_id
       ORDER BY id DESC LIMIT ${recentStarts})) w
    WHERE w.created_by = $1 ORDER BY w.id DESC`,
);
