import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { readDocument } from './platform/graphql/documents/compiled-documents.ts';
import { schema } from './schema.ts';
import { createCanaryTenant, type CanaryTenant } from './testing/postgres/canary-tenant.ts';
import { everyOperation, type Operation } from './testing/every-operation.ts';
import { createTestServer } from './testing/test-server.ts';
import { openTestStream } from './testing/test-stream.ts';

// Two workspaces with the same structure. The admin of one calls every operation with all ids of
// the other, which must behave like unknown ids.
const server = await createTestServer();
afterAll(server.close);
const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
const ours = await createCanaryTenant(server, 'kingfisher');
const theirs = await createCanaryTenant(server, 'nightingale');

const operations = everyOperation(schema);
const answered = operations.filter((operation) => operation.kind !== 'subscription');
const streamed = operations.filter((operation) => operation.kind === 'subscription');

/**
 * Returns an id of the own workspace that fits the path, so that the operation runs as far as
 * possible.
 */
const ownId = (operation: Operation, path: string): string => {
  const { ids } = ours;
  const last = path.split('.').at(-1)?.toLowerCase() ?? '';
  for (const [kind, id] of Object.entries(ids)) if (last.includes(kind)) return id;
  if (/owner|member|assignee|approver/.test(last)) return ids['user'] ?? '';
  const subject = operation.name.toLowerCase();
  for (const [kind, id] of Object.entries(ids)) if (subject.includes(kind)) return id;
  return ids['user'] ?? '';
};

/** Returns the deepest document within the limits of the API. */
const deepestDocument = (operation: Operation): string => {
  for (const depth of [5, 4, 3, 2]) {
    const query = operation.document(depth);
    const variables = { ...operation.variables(() => 'x') };
    const read = readDocument(schema, { query, operationName: undefined, variables });
    if (!('errors' in read)) return query;
  }
  return operation.document(1);
};

const silence = 200;

const ask = async (
  who: CanaryTenant,
  operation: Operation,
  document: string,
  idAt: (path: string) => string,
): Promise<string> => {
  const variables = operation.variables(idAt);
  if (operation.kind !== 'subscription')
    return (await who.admin.graphql(document, variables)).response.body;
  const stream = await openTestStream(address, who.admin.cookie, document, variables);
  // A stream without readable objects stays silent.
  const first = await Promise.race([stream.next(), setTimeout(silence, 'silent')]);
  stream.close();
  return JSON.stringify(first);
};

const withoutChance = (body: string) =>
  body
    .replaceAll(/"requestId":"[^"]*"/g, '')
    .replaceAll(/"durationMs":\d+/g, '')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '(id)')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '(time)');

const expectNoTrace = (body: string, given?: string) => {
  // A server that fails or rejects everything would prove nothing.
  expect(body).not.toMatch(/"(Unexpected|Unavailable|RequestInvalid|RateLimited)"/);
  expect(body.toLowerCase()).not.toContain(theirs.canary);
  // The requested id can be part of an error. Other ids must not be found.
  for (const id of Object.values(theirs.ids)) if (id !== given) expect(body).not.toContain(id);
};

/** Returns all data of the other workspace, read as its admin. */
const everythingOfTheirs = async (): Promise<string> => {
  const tables = await server.database.rows<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id'
      WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) =>
      server.database.rows(`SELECT t::text AS row FROM ${name} t WHERE tenant_id = $1 ORDER BY 1`, [
        theirs.tenantId,
      ]),
    ),
  );
  return JSON.stringify(rows);
};
const before = await everythingOfTheirs();

// Field names are unique. With an existing one, each call is rejected in the same way.
await ours.admin.graphql(
  `mutation { createCustomField(input: { idempotencyKey: "${crypto.randomUUID()}", isShared: true,
     definition: { name: "Probe", kind: CHECKBOX, options: [] } }) { customField { id } } }`,
);

describe('the calls of all operations', () => {
  it('include every operation with ids in its input', () => {
    expect(answered.length).toBeGreaterThan(30);
    expect(streamed.map(({ name }) => name)).toEqual(['changes']);
    expect(answered.flatMap(({ idPlaces }) => idPlaces).length).toBeGreaterThan(25);
    expect(before).toContain(theirs.canary);
    for (const [kind, id] of Object.entries(theirs.ids))
      expect(id, kind).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('find objects of the own workspace, so that the test is valid', async () => {
    for (const name of ['workflow', 'task', 'blueprint', 'parties']) {
      const operation = operations.find((one) => one.name === name);
      expect(operation, name).toBeDefined();
      if (operation === undefined) continue;
      const document = deepestDocument(operation);
      const body = await ask(ours, operation, document, (path) => ownId(operation, path));
      expect(body.toLowerCase(), name).toContain(ours.canary);
    }
  });
});

describe.each(operations)('$kind $name', (operation) => {
  it('returns nothing of another workspace for any id of that workspace', async () => {
    const document = deepestDocument(operation);
    for (const { path } of operation.idPlaces) {
      const at = (id: string) => (place: string) => (place === path ? id : ownId(operation, place));
      const missing = await ask(ours, operation, document, at(crypto.randomUUID()));
      // In groups, because the number of simultaneous imports of a person is limited.
      const given = Object.entries(theirs.ids);
      for (let from = 0; from < given.length; from += 3)
        await Promise.all(
          given.slice(from, from + 3).map(async ([kind, id]) => {
            const body = await ask(ours, operation, document, at(id));
            expectNoTrace(body, id);
            expect(withoutChance(body), `${path} with their ${kind}`).toBe(withoutChance(missing));
          }),
        );
    }
  }, 180_000);
});

describe.each(answered.filter(({ idPlaces }) => idPlaces.length === 0))(
  '$kind $name without ids',
  (operation) => {
    it('returns nothing of another workspace', async () => {
      if (operation.name === 'signOut') return;
      const document = deepestDocument(operation);
      expectNoTrace(await ask(ours, operation, document, () => ''));
    });
  },
);

describe('search', () => {
  const searched = (name: string, word: string): string =>
    name === 'workflows' ? `filter: { search: "${word}" }` : `search: "${word}"`;

  it.each(['users', 'parties', 'workflows', 'blueprints'])(
    '%s does not find words of another workspace',
    async (name) => {
      const selection = name === 'parties' ? '{ name }' : '{ edges { node { id name } } }';
      const first = name === 'parties' ? '' : 'first: 50, ';
      const search = (word: string) =>
        ours.admin.graphql(`{ ${name}(${first}${searched(name, word)}) ${selection} }`);
      const found = await search(theirs.canary);
      expect(found.errors).toEqual([]);
      expectNoTrace(found.response.body);
      expect((await search(ours.canary)).response.body.toLowerCase()).toContain(ours.canary);
    },
  );
});

describe('a client without a session', () => {
  it.each(answered)('gets no data by $kind $name', async (operation) => {
    const document = deepestDocument(operation);
    const { response } = await server.stranger.graphql(
      document,
      operation.variables((path) => ownId(operation, path)),
    );
    expectNoTrace(response.body);
    expect(response.body.toLowerCase()).not.toContain(ours.canary);
  });
});

describe('the other workspace', () => {
  it('is unchanged after all calls from outside', async () => {
    expect(await everythingOfTheirs()).toBe(before);
  });
});
