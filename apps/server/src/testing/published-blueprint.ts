import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { newId } from '../platform/db/uuid.ts';
import type { TestPerson, TestServer } from './test-server.ts';

/** Inserts a published blueprint directly and returns its id. */
export const publishedBlueprint = async (
  server: TestServer,
  author: TestPerson,
  content: BlueprintContent,
): Promise<string> => {
  const id = newId();
  const version = newId();
  const values = [author.tenantId, id, content.name, JSON.stringify(content), author.userId];
  await server.database.rows(
    `INSERT INTO blueprint (tenant_id, id, name, draft, draft_updated_at, draft_updated_by, stage_count, task_count,
                            created_at, created_by)
     VALUES ($1, $2, $3, $4, now(), $5, 0, 0, now(), $5)`,
    values,
  );
  await server.database.rows(
    `INSERT INTO blueprint_version (tenant_id, id, blueprint_id, number, content, notes, published_at, published_by)
     VALUES ($1, $6, $2, 1, $4, $3, now(), $5)`,
    [...values, version],
  );
  await server.database.rows(
    `UPDATE blueprint SET published_version_id = $3, published_draft = draft_version WHERE tenant_id = $1 AND id = $2`,
    [author.tenantId, id, version],
  );
  return id;
};
