import type { StoredForm } from '@baton/domain/form/complete-form';
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
import type { FormDetails, FormNode } from './form-node.ts';

/** Rows have the shape of nodes. Only lists omit the details. */
export type FormRow = Omit<FormNode, 'details'>;

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

const columns = `${itemColumns('f')}, f.name, f.is_open AS "isOpen",
  f.section_count AS "sectionCount", f.field_count AS "fieldCount",
  CASE WHEN l.id IS NULL THEN NULL ELSE ${partyJson('l')} END AS "lockedBy", f.created_by AS "createdBy",
  CASE WHEN o.id IS NULL THEN NULL ELSE json_build_object('id', o.id, 'name', o.name) END AS "variantOf",
  (SELECT count(*)::int FROM uses WHERE uses.form_id = f.id) AS "usageCount",
  EXISTS (SELECT FROM uses WHERE uses.form_id = f.id AND uses.is_published) AS "isInForce"`;

const tables = `${itemTables('form', 'f')}
       LEFT JOIN party l ON l.tenant_id = f.tenant_id AND l.id = f.locked_by
       LEFT JOIN form o ON o.tenant_id = f.tenant_id AND o.id = f.variant_of AND o.deleted_at IS NULL`;

/** DRAFT means that the form was never published. */
export type FormStatus = 'DRAFT' | 'PUBLISHED';

/** Returns forms in this order. */
export const allForms = sortedPages<
  FormRow,
  readonly [
    afterKey: string | null,
    afterId: string,
    pattern: string | null,
    limit: number,
    status: FormStatus | null,
  ]
>(
  'all_forms',
  sortColumnsOf('f'),
  (page) => `WITH ${uses} SELECT ${columns}, ${page.sortKey} ${tables}
    WHERE ${isOnPage(page, 'f')} ${page.order} LIMIT $4`,
);

export interface FormDetailRow extends FormRow, Omit<FormDetails, 'draft'> {
  readonly content: StoredForm;
}

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
  `WITH ${uses} SELECT ${columns}, f.draft AS content, ${versionsOf('form', 'f')}, ${usedBy}, ${workedOn} ${tables}
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
