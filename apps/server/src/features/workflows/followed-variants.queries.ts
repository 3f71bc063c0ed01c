import type { StoredContent } from '@baton/domain/blueprint/complete-content';
import { prepared } from '../../platform/db/statement.ts';

/** Returns the names that blueprints have in their current versions. */
export const namesInForce = prepared<
  { readonly id: string; readonly name: string },
  readonly [ids: readonly string[]]
>(
  'blueprint_names_in_force',
  `SELECT b.id, v.content ->> 'name' AS name
     FROM blueprint b
          JOIN blueprint_version v ON v.tenant_id = b.tenant_id AND v.id = b.published_version_id
    WHERE b.tenant_id = app.tenant_id() AND b.id = ANY ($1::uuid[]) AND b.deleted_at IS NULL`,
);

/** Returns the content of a version. */
export const publishedVersion = prepared<
  { readonly content: StoredContent },
  readonly [versionId: string]
>(
  'published_version',
  `SELECT content FROM blueprint_version WHERE tenant_id = app.tenant_id() AND id = $1`,
);
