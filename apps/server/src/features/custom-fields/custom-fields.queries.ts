import type { CustomFieldId } from '@baton/domain/core/ids';
import type { StoredField } from '@baton/domain/field/complete-field';
import type { FieldKind, FieldValue } from '@baton/domain/field/field';
import { readsRow } from '../../platform/auth/read-workflows.ts';
import { sortedPages } from '../../platform/db/sorted-page.ts';
import { prepared } from '../../platform/db/statement.ts';
import { millis, partyJson } from '../library/index.ts';
import type { PartyNode } from '../people/index.ts';

/** Content of a version as stored, maybe by an older release with fewer properties. */
export type StoredCustomField = Omit<StoredField, 'key' | 'origin'>;

export interface CustomFieldVersionRow {
  readonly number: number;
  readonly content: StoredCustomField;
  readonly createdAt: number;
  readonly createdBy: PartyNode;
}

/** A blueprint or form that uses a field. */
export interface CustomFieldUse {
  readonly id: string;
  readonly name: string;
  readonly isForm: boolean;
  /** True if the current version uses it, not only the draft. */
  readonly isPublished: boolean;
}

export interface CustomFieldRow {
  readonly id: string;
  readonly name: string;
  readonly kind: FieldKind;
  readonly isShared: boolean;
  readonly version: number;
  readonly createdBy: string;
  readonly updatedAt: number;
  readonly updatedBy: PartyNode;
  readonly content: StoredCustomField;
  readonly usageCount: number;
}

export interface CustomFieldDetailRow extends CustomFieldRow {
  /** Newest first. */
  readonly versions: readonly CustomFieldVersionRow[];
  readonly uses: readonly CustomFieldUse[];
}

const named = (table: string, isForm: boolean) => `
  SELECT o.id, o.name, ${isForm} AS is_form, f.id AS field_id, bool_or(f.is_published) AS is_published
    FROM ${table} o
         LEFT JOIN ${table}_version p ON p.tenant_id = o.tenant_id AND p.id = o.published_version_id,
         LATERAL (
           SELECT jsonb_array_elements_text(o.custom_field_ids)::uuid AS id, false AS is_published
           UNION ALL
           SELECT jsonb_array_elements_text(p.custom_field_ids)::uuid, true) f
   WHERE o.tenant_id = app.tenant_id() AND o.deleted_at IS NULL
   GROUP BY o.id, o.name, f.id`;

/** All blueprints and forms with their custom fields, read once for all fields. */
const uses = `uses AS MATERIALIZED (${named('blueprint', false)} UNION ALL ${named('form', true)})`;

const columns = `
  c.id, c.name, c.kind, c.is_shared AS "isShared", c.version, c.created_by AS "createdBy",
  ${millis('c.updated_at')} AS "updatedAt", ${partyJson('u')} AS "updatedBy", v.content,
  (SELECT count(*)::int FROM uses WHERE uses.field_id = c.id) AS "usageCount"`;

const tables = `
  FROM custom_field c
       JOIN custom_field_version v ON v.tenant_id = c.tenant_id AND v.field_id = c.id AND v.number = c.version
       JOIN party u ON u.tenant_id = c.tenant_id AND u.id = c.updated_by`;

/** Returns fields in this order. Private fields of others are included only for admins. */
export const allCustomFields = sortedPages<
  CustomFieldRow,
  readonly [
    afterKey: string | null,
    afterId: string,
    pattern: string | null,
    limit: number,
    kind: FieldKind | null,
    viewer: string,
    seesAll: boolean,
  ]
>(
  'all_custom_fields',
  { id: 'c.id', name: 'c.name', changedAt: 'c.updated_at' },
  (page) => `WITH ${uses} SELECT ${columns}, ${page.sortKey} ${tables}
    WHERE c.tenant_id = app.tenant_id() AND c.deleted_at IS NULL
      AND ${page.isAfter}
      AND ($3::text IS NULL OR app.holds(c.name, $3))
      AND ($5::text IS NULL OR c.kind = $5)
      AND (c.is_shared OR c.created_by = $6 OR $7)
    ${page.order} LIMIT $4`,
);

/** Returns fields with their versions and uses. */
export const customFieldsWithDetails = prepared<
  CustomFieldDetailRow,
  readonly [ids: readonly string[]]
>(
  'custom_fields_with_details',
  `WITH ${uses} SELECT ${columns},
     (SELECT json_agg(json_build_object('number', o.number, 'content', o.content,
               'createdAt', ${millis('o.created_at')}, 'createdBy', ${partyJson('w')}) ORDER BY o.number DESC)
        FROM custom_field_version o JOIN party w ON w.tenant_id = o.tenant_id AND w.id = o.created_by
       WHERE o.tenant_id = c.tenant_id AND o.field_id = c.id) AS versions,
     coalesce((SELECT json_agg(json_build_object('id', uses.id, 'name', uses.name, 'isForm', uses.is_form,
                        'isPublished', uses.is_published) ORDER BY uses.name, uses.id)
                 FROM uses WHERE uses.field_id = c.id), '[]') AS uses
   ${tables}
    WHERE c.tenant_id = app.tenant_id() AND c.deleted_at IS NULL AND c.id = ANY ($1::uuid[])`,
);

/** Returns the custom fields in a blueprint draft that aren't deleted. */
export const customFieldsOfDraft = prepared<
  { readonly id: CustomFieldId; readonly version: number },
  readonly [blueprintId: string]
>(
  'custom_fields_of_draft',
  `SELECT c.id, c.version FROM blueprint b, LATERAL jsonb_array_elements_text(b.custom_field_ids) AS named(id)
     JOIN custom_field c ON c.tenant_id = app.tenant_id() AND c.id = named.id::uuid AND c.deleted_at IS NULL
    WHERE b.tenant_id = app.tenant_id() AND b.id = $1`,
);

/** Returns the custom fields in a form draft that aren't deleted. */
export const customFieldsOfForm = prepared<
  { readonly id: CustomFieldId },
  readonly [formId: string]
>(
  'custom_fields_of_form',
  `SELECT c.id FROM form f, LATERAL jsonb_array_elements_text(f.custom_field_ids) AS named(id)
     JOIN custom_field c ON c.tenant_id = app.tenant_id() AND c.id = named.id::uuid AND c.deleted_at IS NULL
    WHERE f.tenant_id = app.tenant_id() AND f.id = $1`,
);

/**
 * Returns recent values of a field in workflows that the person can read: all workflows for admins,
 * otherwise those that they own, started, or take part in.
 */
export const answersForKeeper = prepared<
  { readonly answer: FieldValue },
  readonly [
    field: string,
    limit: number,
    seesAll: boolean,
    userId: string,
    parties: readonly string[],
  ]
>(
  'answers_for_keeper',
  `SELECT v.committed AS answer
     FROM field_value v JOIN workflow w ON w.tenant_id = v.tenant_id AND w.id = v.workflow_id AND w.deleted_at IS NULL
    WHERE v.tenant_id = app.tenant_id() AND v.origin_field = $1
      AND jsonb_typeof(v.committed) IN ('string', 'array')
      AND ($3 OR ${readsRow({ workflow: 'w.id', task: 'v.task_id' }, '$4', '$5')})
    ORDER BY v.workflow_id DESC LIMIT $2`,
);

/** Returns the latest versions of existing fields. */
export const currentCustomFieldVersions = prepared<
  { readonly id: string; readonly version: number },
  readonly [ids: readonly string[]]
>(
  'custom_field_editions',
  `SELECT id, version FROM custom_field
    WHERE tenant_id = app.tenant_id() AND id = ANY ($1::uuid[]) AND deleted_at IS NULL`,
);
