import { afterAll, describe, expect, it } from 'vitest';
import { readDocument } from './platform/graphql/compiled-documents.ts';
import { schema } from './schema.ts';
import { createCanaryTenant, type CanaryTenant } from './testing/canary-tenant.ts';
import { everyOperation, type Operation } from './testing/every-operation.ts';
import { createTestServer } from './testing/test-server.ts';
import { openTestStream } from './testing/test-stream.ts';

// Two workspaces of the same shape. Whatever the API can be asked is asked by the
// administrator of one with every id of the other, and has to answer as for an id that
// does not exist.
const server = await createTestServer();
afterAll(server.close);
const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
const ours = await createCanaryTenant(server, 'kingfisher');
const theirs = await createCanaryTenant(server, 'nightingale');

const operations = everyOperation(schema);
const answered = operations.filter((operation) => operation.kind !== 'subscription');
const streamed = operations.filter((operation) => operation.kind === 'subscription');

/** The id of our own that makes sense at a place, so that the call gets as far as it can. */
const ownId = (operation: Operation, path: string): string => {
  const { ids } = ours;
  const last = path.split('.').at(-1)?.toLowerCase() ?? '';
  for (const [kind, id] of Object.entries(ids)) if (last.includes(kind)) return id;
  if (/owner|member|assignee|approver/.test(last)) return ids['user'] ?? '';
  const subject = operation.name.toLowerCase();
  for (const [kind, id] of Object.entries(ids)) if (subject.includes(kind)) return id;
  return ids['user'] ?? '';
};

/** The deepest document within the limits of the API. */
const deepestDocument = (operation: Operation): string => {
  for (const depth of [5, 4, 3, 2]) {
    const query = operation.document(depth);
    const variables = { ...operation.variables(() => 'x') };
    const read = readDocument(schema, { query, operationName: undefined, variables });
    if (!('errors' in read)) return query;
  }
  return operation.document(1);
};

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
  const first = JSON.stringify(await stream.next());
  stream.close();
  return first;
};

const withoutChance = (body: string) =>
  body
    .replaceAll(/"requestId":"[^"]*"/g, '')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '(id)')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '(time)');

const expectNoTrace = (body: string, given?: string) => {
  // A server that breaks or turns everyone away keeps secrets too, and proves nothing.
  expect(body).not.toMatch(/"(Unexpected|Unavailable|RequestInvalid|RateLimited)"/);
  expect(body.toLowerCase()).not.toContain(theirs.canary);
  // What was asked with may be named in the refusal; anything besides was found.
  for (const id of Object.values(theirs.ids)) if (id !== given) expect(body).not.toContain(id);
};

/** All that the other workspace holds, as its owner sees it. */
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

// Names of fields are unique: with one there, each of the walk is refused alike.
await ours.admin.graphql(
  `mutation { createCustomField(input: { idempotencyKey: "${crypto.randomUUID()}", isShared: true,
     definition: { name: "Probe", kind: CHECKBOX, options: [] } }) { customField { id } } }`,
);

describe('the walk through the schema', () => {
  it('tries what it is meant to try', () => {
    expect(answered.length).toBeGreaterThan(30);
    expect(streamed.map(({ name }) => name)).toEqual(['changes']);
    expect(answered.flatMap(({ idPlaces }) => idPlaces).length).toBeGreaterThan(25);
    expect(before).toContain(theirs.canary);
    for (const [kind, id] of Object.entries(theirs.ids))
      expect(id, kind).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('reaches what is ours, so that silence about the others means something', async () => {
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
  it('shows nothing of another workspace, whatever of its ids is given', async () => {
    const document = deepestDocument(operation);
    for (const { path } of operation.idPlaces) {
      const at = (id: string) => (place: string) => (place === path ? id : ownId(operation, place));
      const missing = await ask(ours, operation, document, at(crypto.randomUUID()));
      await Promise.all(
        Object.entries(theirs.ids).map(async ([kind, id]) => {
          const body = await ask(ours, operation, document, at(id));
          expectNoTrace(body, id);
          expect(withoutChance(body), `${path} with their ${kind}`).toBe(withoutChance(missing));
        }),
      );
    }
  }, 60_000);
});

describe.each(answered.filter(({ idPlaces }) => idPlaces.length === 0))(
  '$kind $name without ids',
  (operation) => {
    it('shows nothing of another workspace', async () => {
      if (operation.name === 'signOut') return;
      const document = deepestDocument(operation);
      expectNoTrace(await ask(ours, operation, document, () => ''));
    });
  },
);

describe('searching', () => {
  it.each(['users', 'parties', 'workflows', 'blueprints'])(
    '%s finds no word of others',
    async (name) => {
      const selection = name === 'parties' ? '{ name }' : '{ edges { node { id name } } }';
      const first = name === 'parties' ? '' : 'first: 50, ';
      const search = (word: string) =>
        ours.admin.graphql(`{ ${name}(${first}search: "${word}") ${selection} }`);
      const found = await search(theirs.canary);
      expect(found.errors).toEqual([]);
      expectNoTrace(found.response.body);
      expect((await search(ours.canary)).response.body.toLowerCase()).toContain(ours.canary);
    },
  );
});

describe('somebody who is not signed in', () => {
  it.each(answered)('learns nothing by $kind $name', async (operation) => {
    const document = deepestDocument(operation);
    const { response } = await server.stranger.graphql(
      document,
      operation.variables((path) => ownId(operation, path)),
    );
    expectNoTrace(response.body);
    expect(response.body.toLowerCase()).not.toContain(ours.canary);
  });
});

describe('afterwards', () => {
  it('the other workspace is as it was', async () => {
    expect(await everythingOfTheirs()).toBe(before);
  });
});
