import { afterAll, describe, expect, it } from 'vitest';
import { schema } from './schema.ts';
import { createCanaryTenant } from './testing/postgres/canary-tenant.ts';
import { everyOperation } from './testing/every-operation.ts';
import { createTestServer } from './testing/test-server.ts';

// People of one workspace call every operation with the ids of objects that they can't read. Such an
// object must look like a missing one, and nothing may change.
const server = await createTestServer({ tokenRateLimit: 0 });
afterAll(server.close);
const { tenantId, ids, canary, admin } = await createCanaryTenant(server, 'kingfisher');
// People may know the name of their own workspace.
await server.database.rows('UPDATE tenant SET name = $2 WHERE id = $1', [tenantId, 'Acme']);

/** Objects of a workflow in which none of these people has a task. */
const work = ['workflow', 'task', 'stage', 'approval', 'bulkjob', 'session'];
const everything = Object.keys(ids).filter((kind) => kind !== 'tenant');

const robot = async () => {
  const { data } = await admin.graphql(
    `mutation { createServiceAccount(input: { name: "Robot", type: SERVICE_ACCOUNT, isAdmin: false }) { serviceAccount { id } } }`,
  );
  const serviceAccountId: string = data.createServiceAccount.serviceAccount.id;
  const created = await admin.graphql(
    `mutation ($input: CreateServiceTokenInput!) { createServiceToken(input: $input) { token } }`,
    { input: { serviceAccountId, name: 'x', access: 'WRITE', days: 30 } },
  );
  const headers = { authorization: `Bearer ${created.data.createServiceToken.token}` };
  return {
    graphql: async (query: string, variables: object) => ({
      response: await server.app.inject({
        ...{ method: 'POST', url: '/graphql', headers, payload: { query, variables } },
      }),
    }),
  };
};

const person = (name: string, over: object = {}) =>
  server.createPerson({ tenantId, name, ...over });

const actors = [
  ['an external user', await person('Eve', { accessLevel: 'EXTERNAL' }), everything],
  ['a limited user', await person('Lim', { accessLevel: 'LIMITED' }), everything],
  ['an internal user', await person('Ina'), work],
  ['a people admin', await person('Pea', { systemRoles: ['PEOPLE_ADMIN'] }), work],
  ['a service account', await robot(), work],
] as const;

const operations = everyOperation(schema).filter(({ kind }) => kind !== 'subscription');

/** Ids that fit a path, and one of another type, so that each call shows what it knows. */
const idsFor = (path: string, kinds: readonly string[]): readonly string[] => {
  const last = path.split('.').at(-1)?.toLowerCase() ?? '';
  const fitting = kinds.filter((kind) => last.includes(kind));
  if (/owner|member|assignee|approver|person|party|delegate|to$/.test(last))
    fitting.push(...kinds.filter((kind) => ['user', 'team', 'role'].includes(kind)));
  return fitting.length > 0 ? fitting.slice(0, 3) : kinds.slice(0, 3);
};

const withoutChance = (body: string) =>
  body
    .replaceAll(/"requestId":"[^"]*"/g, '')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '(id)')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '(time)');

/** Everything that the calls must not change. */
const state = async (): Promise<string> =>
  JSON.stringify(
    await Promise.all(
      ['workflow', 'stage', 'task', 'task_party', 'event', 'blueprint', 'bulk_job', 'bulk_row'].map(
        (table) =>
          server.database.rows(
            `SELECT t::text AS row FROM ${table} t WHERE tenant_id = $1 ORDER BY 1`,
            [tenantId],
          ),
      ),
    ),
  );
const before = await state();

describe.each(actors)('%s', (_, actor, kinds) => {
  it.each(operations.filter(({ idPlaces }) => idPlaces.length > 0))(
    'gets no data by $kind $name',
    async (operation) => {
      const document = operation.document(2);
      const ask = async (idAt: (path: string) => string): Promise<string> =>
        (await actor.graphql(document, operation.variables(idAt))).response.body;
      for (const { path } of operation.idPlaces) {
        const at = (id: string) => (place: string) => (place === path ? id : crypto.randomUUID());
        const missing = await ask(at(crypto.randomUUID()));
        for (const kind of idsFor(path, kinds)) {
          const body = await ask(at(ids[kind] ?? ''));
          expect(body).not.toMatch(/"(Unexpected|Unavailable|RateLimited)"/);
          expect(withoutChance(body), `${path} with the ${kind}`).toBe(withoutChance(missing));
        }
      }
    },
  );
});

describe.each(actors.slice(0, 2))('%s without ids', (_, actor) => {
  it.each(operations.filter(({ idPlaces }) => idPlaces.length === 0))(
    'gets no data by $kind $name',
    async (operation) => {
      if (operation.name === 'signOut') return;
      const { response } = await actor.graphql(
        operation.document(3),
        operation.variables(() => ''),
      );
      expect(response.body.toLowerCase()).not.toContain(canary);
    },
  );
});

it('people without access have changed no workflow, task, or blueprint', async () => {
  expect(await state()).toBe(before);
});
