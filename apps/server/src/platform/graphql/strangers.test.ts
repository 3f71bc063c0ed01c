import { afterAll, describe, expect, it } from 'vitest';
import { createTestClient } from '../../testing/test-client.ts';
import { createTestServer } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);
const tenantId = await server.createTenant();
const ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
const headers = { 'content-type': 'application/json', 'x-baton': '1' };

const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, n) => `a${n}: __typename`).join(' ')} }`;
const introspection = '{ __schema { types { name } } }';
const saveTeam = 'mutation($input: SaveGroupInput!) { saveTeam(input: $input) { __typename } }';

const documents: readonly (readonly [string, string, object])[] = [
  ['a syntax error', '{', {}],
  ['an unknown field', '{ viewer { shoeSize } }', {}],
  ['a missing variable', saveTeam, {}],
  ['a wrong variable', saveTeam, { input: { name: 1 } }],
  ['introspection', introspection, {}],
  ['16 aliases', aliases(16), {}],
  ['a document of 30,000 characters', `{ __typename ${' '.repeat(30_000)} }`, {}],
];

describe('a request without a session', () => {
  it.each(documents)(
    'gets the sign-in error for a document with %s',
    async (_, document, variables) => {
      const bogus = createTestClient(server.app, `baton=${'x'.repeat(43)}`);
      for (const client of [server.stranger, bogus]) {
        const answer = await client.graphql(document, variables);
        expect(answer.codes).toEqual(['Unauthenticated']);
        expect(answer.status).toBe(401);
      }
    },
  );

  it.each([
    ['no JSON', '{"query":'],
    ['no query', '{"documents": []}'],
    ['too long', JSON.stringify({ query: 'x'.repeat(9_000_000) })],
  ])('gets the sign-in error for a body that is %s', async (_, payload) => {
    const answer = await server.app.inject({ method: 'POST', url: '/graphql', headers, payload });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ errors: [{ message: 'Unauthenticated' }] });
  });

  it.each(['/files', '/files/x', '/submissions', '/nowhere'])(
    'gets the sign-in error for a body that %s cannot read',
    async (url) => {
      for (const cookie of ['', `baton=${'x'.repeat(43)}`]) {
        const answer = await server.app.inject({
          ...{ method: 'POST', url, payload: '{"query":' },
          headers: { ...headers, cookie },
        });
        expect(answer.statusCode).toBe(401);
        expect(answer.json()).toMatchObject({ title: 'Unauthenticated' });
      }
    },
  );

  it('accepts up to 15 aliases in a document', async () => {
    expect((await server.stranger.graphql(aliases(15))).codes).toEqual([]);
  });

  it('returns errors at the fields of the sign-in form', async () => {
    const { codes } = await server.stranger.graphql(
      'mutation { signIn(input: { email: "x", password: "x" }) { viewer { id } } }',
    );
    expect(codes).toEqual(['InvalidEmail']);
  });
});

describe('a request with a session', () => {
  it.each(documents.slice(0, 4))(
    'gets the input error for a document with %s',
    async (_, document, variables) => {
      expect(new Set((await ada.graphql(document, variables)).codes)).toEqual(
        new Set(['RequestInvalid']),
      );
    },
  );

  it('can read the API schema', async () => {
    expect((await ada.graphql(introspection)).codes).toEqual([]);
  });

  it('accepts more than 15 aliases in a document', async () => {
    expect((await ada.graphql(aliases(16))).codes).toEqual([]);
  });
});
