import type { StoredForm } from '@baton/domain/form/complete-form';
import { prepared } from '../../platform/db/statement.ts';
import type { FormDetails, FormNode } from './form-node.ts';

/** Rows have the shape of nodes. Only lists omit the details. */
export type FormRow = Omit<FormNode, 'details'>;

const millis = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

const party = (alias: string) =>
  `json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'kind', ${alias}.kind)`;

const version = `json_build_object('id', v.id, 'number', v.number, 'notes', v.notes,
  'publishedAt', ${millis('v.published_at')}, 'publishedBy', ${party('w')})`;

/** All blueprints with the forms that they use, read once for all forms. */
const uses = `uses AS MATERIALIZED (
  SELECT b.id, b.name, form.id AS form_id, bool_or(form.is_published) AS is_published
    FROM blueprint b
         LEFT JOIN blueprint_version p ON p.tenant_id = b.tenant_id AND p.id = b.published_version_id,
         LATERAL (
           SELECT jsonb_array_elements_text(b.form_ids)::uuid AS id, false AS is_published
           UNION ALL
           SELECT jsonb_array_elements_text(p.form_ids)::uuid, true) form
   WHERE b.tenant_id = app.tenant_id() AND b.deleted_at IS NULL
   GROUP BY b.id, b.name, form.id)`;

const columns = `
  f.id, f.name, f.draft_version AS "draftVersion", ${millis('f.draft_updated_at')} AS "draftUpdatedAt",
  ${party('u')} AS "draftUpdatedBy", f.is_open AS "isOpen", f.published_draft AS "publishedDraft",
  CASE WHEN v.id IS NULL THEN NULL ELSE ${version} END AS published,
  f.section_count AS "sectionCount", f.field_count AS "fieldCount",
  CASE WHEN l.id IS NULL THEN NULL ELSE ${party('l')} END AS "lockedBy", f.created_by AS "createdBy",
  CASE WHEN o.id IS NULL THEN NULL ELSE json_build_object('id', o.id, 'name', o.name) END AS "variantOf",
  (SELECT count(*)::int FROM uses WHERE uses.form_id = f.id) AS "usageCount",
  EXISTS (SELECT FROM uses WHERE uses.form_id = f.id AND uses.is_published) AS "isInForce"`;

const tables = `
  FROM form f
       JOIN party u ON u.tenant_id = f.tenant_id AND u.id = f.draft_updated_by
       LEFT JOIN form_version v ON v.tenant_id = f.tenant_id AND v.id = f.published_version_id
       LEFT JOIN party w ON w.tenant_id = v.tenant_id AND w.id = v.published_by
       LEFT JOIN party l ON l.tenant_id = f.tenant_id AND l.id = f.locked_by
       LEFT JOIN form o ON o.tenant_id = f.tenant_id AND o.id = f.variant_of AND o.deleted_at IS NULL`;

/** DRAFT means that the form was never published. */
export type FormStatus = 'DRAFT' | 'PUBLISHED';

/** Returns forms, last changed first. */
export const allForms = prepared<
  FormRow,
  readonly [
    beforeTime: Date | null,
    beforeId: string,
    pattern: string | null,
    limit: number,
    status: FormStatus | null,
  ]
>(
  'all_forms',
  `WITH ${uses} SELECT ${columns} ${tables}
    WHERE f.tenant_id = app.tenant_id() AND f.deleted_at IS NULL
      AND ($1::timestamptz IS NULL OR (f.draft_updated_at, f.id) < ($1, $2::uuid))
      AND ($3::text IS NULL OR app.holds(f.name, $3))
      AND ($5::text IS NULL OR $5 = CASE WHEN v.id IS NULL THEN 'DRAFT' ELSE 'PUBLISHED' END)
    ORDER BY f.draft_updated_at DESC, f.id DESC LIMIT $4`,
);

export interface FormDetailRow extends FormRow, Omit<FormDetails, 'draft'> {
  readonly content: StoredForm;
}

const versions = `coalesce((
  SELECT json_agg(${version} ORDER BY v.number DESC)
    FROM form_version v JOIN party w ON w.tenant_id = v.tenant_id AND w.id = v.published_by
   WHERE v.tenant_id = f.tenant_id AND v.form_id = f.id), '[]') AS versions`;

const usedBy = `coalesce((
  SELECT json_agg(json_build_object('id', uses.id, 'name', uses.name, 'isPublished', uses.is_published) ORDER BY uses.name, uses.id)
    FROM uses WHERE uses.form_id = f.id), '[]') AS uses`;

/** Read only if no published blueprint uses the form. */
const workedOn = `(
  NOT f.is_open AND NOT EXISTS (SELECT FROM uses WHERE uses.form_id = f.id AND uses.is_published)
  AND EXISTS (
    SELECT FROM blueprint_version p JOIN workflow w ON w.tenant_id = p.tenant_id AND w.blueprint_version_id = p.id
     WHERE p.tenant_id = f.tenant_id AND p.form_ids ? f.id::text AND p.number > 0
       AND w.deleted_at IS NULL AND w.schedule_status NOT IN ('COMPLETED', 'ENDED'))) AS "isWorkedOn"`;

/** Returns forms with drafts, versions, and blueprints that use them. */
export const formsWithDraft = prepared<FormDetailRow, readonly [ids: readonly string[]]>(
  'forms_with_draft',
  `WITH ${uses} SELECT ${columns}, f.draft AS content, ${versions}, ${usedBy}, ${workedOn} ${tables}
    WHERE f.tenant_id = app.tenant_id() AND f.deleted_at IS NULL AND f.id = ANY ($1::uuid[])`,
);

interface VersionContent {
  readonly id: string;
  readonly content: StoredForm;
}

/** Returns the contents of versions. */
export const formVersionContents = prepared<VersionContent, readonly [ids: readonly string[]]>(
  'form_version_contents',
  `SELECT v.id, v.content FROM form_version v
    WHERE v.tenant_id = app.tenant_id() AND v.id = ANY ($1::uuid[])`,
);

/** Returns the content of one version of a form. */
export const contentOfNumber = prepared<
  VersionContent,
  readonly [formId: string, number: number | null]
>(
  'form_content_of_number',
  `SELECT v.id, v.content FROM form_version v
    WHERE v.tenant_id = app.tenant_id() AND v.form_id = $1 AND v.number = $2`,
);
