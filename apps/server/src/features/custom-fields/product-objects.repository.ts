import { prepared } from '../../platform/db/statement.ts';
import type { ProductObjectRow } from './product-object-node.ts';

const columns = 'id, name, lower(name) AS sort';

/** Returns a page of product objects by name. */
export const productObjectsPage = prepared<
  ProductObjectRow,
  readonly [after: string | null, pattern: string | null, limit: number]
>(
  'product_objects_page',
  `SELECT ${columns} FROM product_object
    WHERE tenant_id = app.tenant_id() AND deleted_at IS NULL
      AND ($1::text IS NULL OR lower(name) > $1)
      AND ($2::text IS NULL OR app.holds(name, $2))
    ORDER BY lower(name) LIMIT $3`,
);

/** Returns those that are still in the list. */
export const productObjectsById = prepared<ProductObjectRow, readonly [ids: readonly string[]]>(
  'product_objects_by_id',
  `SELECT ${columns} FROM product_object
    WHERE tenant_id = app.tenant_id() AND deleted_at IS NULL AND id = ANY ($1::uuid[])`,
);

/** Adds missing names. Names are unique, ignoring case. */
export const insertProductObjects = prepared<
  unknown,
  readonly [ids: readonly string[], names: readonly string[], at: Date, by: string]
>(
  'insert_product_objects',
  `INSERT INTO product_object (tenant_id, id, name, created_at, created_by)
   SELECT app.tenant_id(), id, name, $3, $4 FROM unnest($1::uuid[], $2::text[]) AS made (id, name)
   ON CONFLICT (tenant_id, lower(name)) WHERE deleted_at IS NULL DO NOTHING`,
);

export const productObjectsNamed = prepared<ProductObjectRow, readonly [names: readonly string[]]>(
  'product_objects_named',
  `SELECT ${columns} FROM product_object
    WHERE tenant_id = app.tenant_id() AND deleted_at IS NULL
      AND lower(name) IN (SELECT lower(name) FROM unnest($1::text[]) AS wanted (name))
    ORDER BY lower(name)`,
);

/** Violates product_object_name if the name is used. */
export const nameProductObject = prepared<ProductObjectRow, readonly [id: string, name: string]>(
  'name_product_object',
  `UPDATE product_object SET name = $2
    WHERE tenant_id = app.tenant_id() AND id = $1 AND deleted_at IS NULL RETURNING ${columns}`,
);

export const markProductObjectDeleted = prepared<
  { readonly id: string },
  readonly [id: string, at: Date]
>(
  'mark_product_object_deleted',
  // Repeatable, for retries after a lost response.
  `UPDATE product_object SET deleted_at = coalesce(deleted_at, $2)
    WHERE tenant_id = app.tenant_id() AND id = $1 RETURNING id`,
);
