import type { LintBlueprint } from '@baton/domain/blueprint/lint/lint-findings';
import type { BlueprintId } from '@baton/domain/core/ids';
import { prepared } from '../../platform/db/statement.ts';

/** A blueprint that another one starts, in the form that the linter needs. */
export interface LinkedBlueprintRow extends LintBlueprint {
  readonly id: BlueprintId;
}

/** Returns SQL for the ids of linked blueprints and variants in a document. */
const namedIn = (content: string) =>
  `SELECT jsonb_path_query(${content}, '$.tasks.*.link.blueprint')
    UNION ALL SELECT jsonb_path_query(${content}, '$.variants[*].blueprint')`;

/**
 * Returns the blueprints that a draft starts, recursively. Includes one level more than allowed, to
 * detect that the nesting is too deep.
 */
export const linkedBlueprints = prepared<LinkedBlueprintRow, readonly [blueprintId: string]>(
  'linked_blueprints',
  `WITH RECURSIVE reached (id, depth) AS (
     SELECT (named #>> '{}')::uuid, 1
       FROM blueprint b, LATERAL (${namedIn('b.draft')}) n (named)
      WHERE b.tenant_id = app.tenant_id() AND b.id = $1
      UNION
     SELECT (named #>> '{}')::uuid, r.depth + 1
       FROM reached r
            JOIN blueprint b ON b.tenant_id = app.tenant_id() AND b.id = r.id
            JOIN blueprint_version v ON v.tenant_id = b.tenant_id AND v.id = b.published_version_id,
            LATERAL (${namedIn('v.content')}) n (named)
      WHERE r.depth <= 11)
   SELECT b.id, b.name, b.published_version_id IS NOT NULL AS "isPublished",
          ARRAY(SELECT DISTINCT named #>> '{}'
                  FROM blueprint_version v, LATERAL (${namedIn('v.content')}) n (named)
                 WHERE v.tenant_id = b.tenant_id AND v.id = b.published_version_id AND named <> 'null') AS links,
          ARRAY(SELECT asked #>> '{}'
                  FROM blueprint_version v, LATERAL jsonb_path_query(v.content, '$.intake[*].key') asked
                 WHERE v.tenant_id = b.tenant_id AND v.id = b.published_version_id) AS asks
     FROM blueprint b
    WHERE b.tenant_id = app.tenant_id() AND b.deleted_at IS NULL AND b.id IN (SELECT id FROM reached)`,
);
