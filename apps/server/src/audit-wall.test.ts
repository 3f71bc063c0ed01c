import { afterAll, describe, expect, it } from 'vitest';
import { auditedProperties, auditedWeekdays } from '@baton/domain/core/audited-properties';
import { schema } from './schema.ts';
import { auditedContent } from './testing/audit/audited-content.ts';
import { auditedPeople } from './testing/audit/audited-people.ts';
import { auditedSettings } from './testing/audit/audited-settings.ts';
import { auditedSignIns } from './testing/audit/audited-sign-ins.ts';
import { createAuditScene } from './testing/audit/audit-scene.ts';
import { unauditedMutations } from './testing/audit/unaudited-mutations.ts';
import { everyOperation } from './testing/every-operation.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);
const scene = await createAuditScene(server);

const audited = { ...auditedPeople, ...auditedSignIns, ...auditedContent, ...auditedSettings };
const mutations = everyOperation(schema).filter(({ kind }) => kind === 'mutation');

const countEntries = async ({ database }: TestServer): Promise<number> => {
  const [row] = await database.rows<{ count: number }>(
    'SELECT count(*)::int AS count FROM audit_entry',
  );
  return row?.count ?? 0;
};

describe('the audit log', () => {
  it('includes each mutation, or the list says why it is left out', () => {
    const decided = [...Object.keys(audited), ...Object.values(unauditedMutations).flat()];
    const names = mutations.map(({ name }) => name);
    expect(decided.toSorted()).toEqual(names.toSorted());
  });

  it.each(Object.entries(audited))('has an entry after the mutation %s', async (name, prepare) => {
    const { client = scene.admin, variables, server: used = server } = await prepare(scene);
    const document = mutations.find((one) => one.name === name)?.document(1) ?? '';
    const before = await countEntries(used);
    const { codes } = await client.graphql(document, variables);
    expect(codes).toEqual([]);
    expect(await countEntries(used)).toBeGreaterThan(before);
    if (used !== server) await used.close();
  });

  it('has a readable label for each property', async () => {
    const rows = await server.database.rows<{ name: string }>(
      `SELECT DISTINCT jsonb_object_keys(coalesce(before, '{}')::jsonb || coalesce(after, '{}')::jsonb) AS name
         FROM audit_entry`,
    );
    const labeled: readonly string[] = [...auditedProperties, ...auditedWeekdays];
    expect(rows.map(({ name }) => name).filter((name) => !labeled.includes(name))).toEqual([]);
    expect(rows.length).toBeGreaterThan(80);
  });
});
