import type { ListObject } from '@baton/domain/saved-view/list-object';
import type { ListParameters } from '@baton/domain/list/list-parameters';
import { auditSql } from '../../platform/audit/record-audit.ts';
import { prepared } from '../../platform/db/statement.ts';
import type { PartyNode } from '../people/index.ts';

export interface SavedViewRow {
  readonly id: string;
  readonly version: number;
  readonly object: ListObject;
  readonly name: string;
  readonly parameters: ListParameters;
  readonly isForEveryone: boolean;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly isStarred: boolean;
  readonly isWatched: boolean;
  readonly isMuted: boolean;
  readonly sharedWith: readonly PartyNode[];
}

const own = 'tenant_id = app.tenant_id()';

/** Columns of a view `v` for the person `$1`. */
const columns = `v.id, v.version, v.object, v.name, v.parameters, v.is_for_everyone AS "isForEveryone",
       v.owner_id AS "ownerId", o.name AS "ownerName",
       EXISTS (SELECT FROM saved_view_star s WHERE s.${own} AND s.view_id = v.id AND s.person_id = $1) AS "isStarred",
       EXISTS (SELECT FROM watch x WHERE x.${own} AND x.subject_id = v.id AND x.party_id = $1) AS "isWatched",
       EXISTS (SELECT FROM notification_mute x WHERE x.${own} AND x.subject_id = v.id AND x.party_id = $1) AS "isMuted",
       coalesce((SELECT json_agg(json_build_object('id', p.id, 'name', p.name, 'kind', p.kind) ORDER BY p.name)
                   FROM saved_view_party w JOIN party p ON p.tenant_id = w.tenant_id AND p.id = w.party_id
                  WHERE w.${own} AND w.view_id = v.id), '[]') AS "sharedWith"`;

/**
 * SQL version of the `mayReadView` rule: the ids of views that these people, teams, and roles read.
 */
const readable = (person: string, parties: string): string =>
  `SELECT id FROM saved_view WHERE ${own} AND owner_id = ${person} AND deleted_at IS NULL
     UNION SELECT id FROM saved_view WHERE ${own} AND is_for_everyone AND deleted_at IS NULL
     UNION SELECT view_id FROM saved_view_party WHERE ${own} AND party_id = ANY (${parties}::uuid[])`;

/** Returns the views that a person owns or that are shared with them, by name. */
export const readableViews = prepared<
  SavedViewRow,
  readonly [personId: string, parties: readonly string[], limit: number]
>(
  'readable_views',
  `SELECT ${columns} FROM (${readable('$1::uuid', '$2')}) mine
     JOIN saved_view v ON v.${own} AND v.id = mine.id JOIN party o ON o.tenant_id = v.tenant_id AND o.id = v.owner_id
    WHERE v.deleted_at IS NULL ORDER BY lower(v.name), v.id LIMIT $3`,
);

/** Returns a view, no matter who can read it. */
export const viewById = prepared<SavedViewRow, readonly [personId: string, id: string]>(
  'view_by_id',
  `SELECT ${columns} FROM saved_view v JOIN party o ON o.tenant_id = v.tenant_id AND o.id = v.owner_id
    WHERE v.${own} AND v.id = $2 AND v.deleted_at IS NULL`,
);

const audited = (from: string): string =>
  `jsonb_build_object('name', ${from}.name, 'parameters', ${from}.parameters, 'isForEveryone', ${from}.is_for_everyone)`;
const entry = ['$2', '$3', '$4'] as const;

type Entry = readonly [id: string, auditId: string, at: Date, by: string];

/** Does nothing if the id exists, for retries after a lost response. */
export const insertView = prepared<
  unknown,
  readonly [...Entry, name: string, parameters: string, object: ListObject]
>(
  'insert_view',
  `WITH t AS (
     INSERT INTO saved_view (tenant_id, id, owner_id, name, parameters, created_at, object)
     VALUES (app.tenant_id(), $1, $4, $5, $6::jsonb, $3, $7) ON CONFLICT (tenant_id, id) DO NOTHING RETURNING *)
   ${auditSql({ action: 'CREATED', objectType: 'SavedView', entry, after: audited('t') })}`,
);

/** Null values don't change. */
export const updateView = prepared<
  { readonly id: string },
  readonly [...Entry, version: number | null, name: string | null, parameters: string | null]
>(
  'update_view',
  `WITH old AS (SELECT * FROM saved_view WHERE ${own} AND id = $1 AND deleted_at IS NULL FOR UPDATE),
   t AS (UPDATE saved_view n SET version = n.version + 1, name = coalesce($6, n.name),
           parameters = coalesce($7::jsonb, n.parameters)
           FROM old WHERE n.${own} AND n.id = old.id AND ($5::integer IS NULL OR old.version = $5) RETURNING n.*),
   logged AS (${auditSql({ action: 'UPDATED', objectType: 'SavedView', entry, before: audited('old'), after: audited('t'), from: 't, old' })})
   SELECT id FROM t`,
);

/**
 * Removes people, teams, and roles that aren't named any longer. `addViewParties` adds the others.
 */
export const shareView = prepared<
  { readonly id: string },
  readonly [...Entry, isForEveryone: boolean, parties: readonly string[]]
>(
  'share_view',
  `WITH old AS (SELECT v.*, (SELECT coalesce(json_agg(party_id), '[]') FROM saved_view_party p
                                WHERE p.${own} AND p.view_id = v.id)::jsonb AS parties
                    FROM saved_view v WHERE v.${own} AND v.id = $1 AND v.deleted_at IS NULL FOR UPDATE),
     t AS (UPDATE saved_view n SET version = n.version + 1, is_for_everyone = $5
             FROM old WHERE n.${own} AND n.id = old.id RETURNING n.*),
     gone AS (DELETE FROM saved_view_party p USING t
               WHERE p.${own} AND p.view_id = t.id AND p.party_id <> ALL ($6::uuid[])),
     logged AS (${auditSql({
       action: 'UPDATED',
       objectType: 'SavedView',
       entry,
       before: `jsonb_build_object('isForEveryone', old.is_for_everyone, 'sharedWith', old.parties)`,
       after: `jsonb_build_object('isForEveryone', t.is_for_everyone, 'sharedWith', to_jsonb($6::uuid[]))`,
       from: 't, old',
     })})
     SELECT id FROM t`,
);

/**
 * Adds people, teams, and roles that a view is shared with. Unknown and deleted ones are left out.
 */
export const addViewParties = prepared<unknown, readonly [id: string, parties: readonly string[]]>(
  'add_view_parties',
  `INSERT INTO saved_view_party (tenant_id, view_id, party_id)
   SELECT app.tenant_id(), $1, id FROM party WHERE ${own} AND id = ANY ($2::uuid[]) AND deleted_at IS NULL
       ON CONFLICT DO NOTHING`,
);

export const deleteView = prepared<unknown, Entry>(
  'delete_view',
  `WITH t AS (UPDATE saved_view SET deleted_at = $3 WHERE ${own} AND id = $1 AND deleted_at IS NULL RETURNING *)
   ${auditSql({ action: 'DELETED', objectType: 'SavedView', entry, before: audited('t') })}`,
);

export const starView = prepared<unknown, readonly [personId: string, id: string]>(
  'star_view',
  `INSERT INTO saved_view_star (tenant_id, person_id, view_id) VALUES (app.tenant_id(), $1, $2)
       ON CONFLICT DO NOTHING`,
);

export const unstarView = prepared<unknown, readonly [personId: string, id: string]>(
  'unstar_view',
  `DELETE FROM saved_view_star WHERE ${own} AND person_id = $1 AND view_id = $2`,
);
