import { afterAll, describe, expect, it } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);
const tenantId = await server.createTenant();
const ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });

const signOut = 'mutation { signOut { ok } }';
const json = { 'content-type': 'application/json', 'x-baton': '1', cookie: ada.cookie ?? '' };
const without = (name: keyof typeof json) =>
  Object.fromEntries(Object.entries(json).filter(([key]) => key !== name));

describe('a request that another site could have sent', () => {
  it.each([
    ['a form', 'POST', { ...json, 'content-type': 'application/x-www-form-urlencoded' }, 'query=x'],
    ['a text form', 'POST', { ...json, 'content-type': 'text/plain' }, `{"query":"${signOut}"}`],
    [
      'a file form',
      'POST',
      { ...json, 'content-type': 'multipart/form-data; boundary=x' },
      '--x--',
    ],
    ['a link', 'GET', json, undefined],
    ['a script of another origin', 'POST', { ...json, origin: 'https://evil.example' }, 'ok'],
    ['a sibling site', 'POST', { ...json, 'sec-fetch-site': 'same-site' }, 'ok'],
    ['a page without the header', 'POST', without('x-baton'), 'ok'],
  ] as const)('is rejected: %s', async (_, method, headers, payload) => {
    const before = server.composition.database.tripCount();
    const response = await server.app.inject({
      method,
      url: method === 'GET' ? `/graphql?query=${encodeURIComponent(signOut)}` : '/graphql',
      headers,
      ...(payload === undefined
        ? {}
        : { payload: payload === 'ok' ? JSON.stringify({ query: signOut }) : payload }),
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(server.composition.database.tripCount()).toBe(before);
    expect((await ada.graphql('{ viewer { id } }')).data.viewer).not.toBeNull();
  });
});

describe('an internal error', () => {
  it('returns only a code and the request id', async () => {
    await server.database.rows('ALTER TABLE membership RENAME TO broken');
    const answer = await ada.graphql('{ teams { id } }');
    await server.database.rows('ALTER TABLE broken RENAME TO membership');
    expect(answer.codes).toEqual(['Unexpected']);
    expect(answer.errors[0]?.extensions.requestId).toMatch(/\w{8}/);
    expect(answer.response.body).not.toMatch(/membership|relation|\.ts|node_modules/);
  });
});

describe('a query of a person whose session is cached', () => {
  const navigation = '{ viewer { navigation { admin } } }';

  it('takes one database round trip, even if it reads nothing else', async () => {
    const ben = await server.createPerson({ tenantId, name: 'Ben' });
    await ben.graphql(navigation);
    expect(await server.countTrips(() => ben.graphql(navigation))).toBe(1);
    expect(await server.countTrips(() => ben.graphql('{ teams { id } }'))).toBe(1);
  });

  it('reads the rights again after they changed', async () => {
    const cleo = await server.createPerson({ tenantId, name: 'Cleo' });
    expect((await cleo.graphql(navigation)).data.viewer.navigation.admin).toBe(false);
    await server.database.rows('UPDATE party SET is_admin = true WHERE id = $1', [cleo.userId]);
    expect((await cleo.graphql(navigation)).data.viewer.navigation.admin).toBe(true);
  });

  it('returns nothing after the session ended', async () => {
    const dora = await server.createPerson({ tenantId, name: 'Dora' });
    await dora.graphql(navigation);
    await server.database.rows(
      'DELETE FROM session WHERE tenant_id = $1 AND account_id = (SELECT account_id FROM party WHERE id = $2)',
      [tenantId, dora.userId],
    );
    expect((await dora.graphql(navigation)).data).toEqual({ viewer: null });
    expect((await dora.graphql('{ teams { id } }')).codes).toEqual(['Unauthenticated']);
  });
});
