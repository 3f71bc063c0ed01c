import type { StoredContent } from '@baton/domain/blueprint/complete-content';
import { prepared } from '../../platform/db/statement.ts';

/** Returns the content of a blueprint version. */
export const contentOfBlueprintVersion = prepared<
  { readonly content: StoredContent },
  readonly [blueprintId: string, number: number]
>(
  'content_of_blueprint_version',
  `SELECT v.content FROM blueprint_version v
    WHERE v.tenant_id = app.tenant_id() AND v.blueprint_id = $1 AND v.number = $2`,
);
