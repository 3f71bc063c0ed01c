import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createScimClient, type ScimClient } from '../../testing/scim-client.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const core = 'urn:ietf:params:scim:schemas:core:2.0:Group';

let ada: TestPerson;
let ben: TestPerson;
let tenantId: string;
let directory: ScimClient;
let team: any;
let count = 0;
beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
});
beforeEach(async () => {
  directory = await createScimClient(server, ada);
  count += 1;
  const { status, body } = await directory.send('POST', '/Groups', {
    schemas: [core],
    displayName: `Buyers ${count}`,
    externalId: `g-${count}`,
    members: [{ value: ada.userId }],
  });
  expect(status).toBe(201);
  team = body;
});

const patch = (...operations: readonly object[]) =>
  directory.send('PATCH', `/Groups/${team.id}`, { Operations: operations });
const idsOf = (body: any): readonly string[] => body.members.map(({ value }: any) => value);

describe('SCIM groups', () => {
  it('are teams with their members', async () => {
    expect(team).toMatchObject({ externalId: `g-${count}`, members: [{ display: 'Ada' }] });
    const { data } = await ada.graphql('{ teams { id name members { name } } }');
    expect(data.teams).toContainEqual({
      ...{ id: team.id, name: `Buyers ${count}` },
      members: [{ name: 'Ada' }],
    });
  });

  it.each([
    [
      'Entra adds',
      () => [{ op: 'Add', path: 'members', value: [{ value: ben.userId }] }],
      ['Ada', 'Ben'],
    ],
    [
      'Okta adds',
      () => [{ op: 'add', path: 'members', value: [{ value: ben.userId, display: 'b' }] }],
      ['Ada', 'Ben'],
    ],
    [
      'Entra removes',
      () => [{ op: 'Remove', path: 'members', value: [{ value: ada.userId }] }],
      [],
    ],
    ['Okta removes', () => [{ op: 'remove', path: `members[value eq "${ada.userId}"]` }], []],
    ['all leave', () => [{ op: 'remove', path: 'members' }], []],
    [
      'members are replaced',
      () => [{ op: 'replace', path: 'members', value: [{ value: ben.userId }] }],
      ['Ben'],
    ],
    [
      'without a path',
      () => [
        {
          op: 'replace',
          value: { id: team.id, displayName: `New ${count}`, members: [{ value: ben.userId }] },
        },
      ],
      ['Ben'],
    ],
    [
      'one person twice',
      () => [{ op: 'add', path: 'members', value: [{ value: ben.userId }, { value: ben.userId }] }],
      ['Ada', 'Ben'],
    ],
  ] as const)('change members by PATCH: %s', async (_, operations, names) => {
    const { status, body } = await patch(...operations());
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.members.map(({ display }: any) => display)).toEqual(names);
  });

  it('give new members the open tasks of the team immediately', async () => {
    await patch({ op: 'add', path: 'members', value: [{ value: ben.userId }] });
    const { data } = await ben.graphql('{ viewer { user { teams { id } } } }');
    expect(data.viewer.user.teams).toContainEqual({ id: team.id });
  });

  it.each([
    [[{ op: 'add', path: 'members', value: [{ value: 'not-an-id' }] }], 'invalidValue'],
    [[{ op: 'add', path: 'members', value: 'x' }], 'invalidValue'],
    [[{ op: 'replace', path: 'displayName', value: '' }], 'invalidValue'],
    [[{ op: 'remove', path: 'displayName' }], 'invalidValue'],
    [[{ op: 'add', path: '__proto__', value: { isAdmin: true } }], 'invalidPath'],
    [[{ op: 'add', path: 'owners', value: [] }], 'invalidPath'],
    [[{ op: 'add', path: 'members[value eq "x"]', value: {} }], 'invalidPath'],
  ])('stay unchanged after a refused PATCH: %j', async (operations, scimType) => {
    expect(await patch(...(operations as object[]))).toMatchObject({
      status: 400,
      body: { scimType },
    });
    expect((await directory.send('GET', `/Groups/${team.id}`)).body).toEqual(team);
  });

  it('ignore members from other workspaces', async () => {
    const other = await server.createPerson({ tenantId: await server.createTenant(), name: 'Vi' });
    const { body } = await patch({ op: 'add', path: 'members', value: [{ value: other.userId }] });
    expect(idsOf(body)).toEqual([ada.userId]);
  });

  it('are found by name and listed without members', async () => {
    const filter = encodeURIComponent(`displayName eq "buyers ${count}"`);
    const { body } = await directory.send(
      'GET',
      `/Groups?filter=${filter}&excludedAttributes=members`,
    );
    expect(body.Resources).toHaveLength(1);
    expect(body.Resources[0].members).toBeUndefined();
    const byMember = encodeURIComponent(`members eq "${ben.userId}" and id eq "${team.id}"`);
    expect((await directory.send('GET', `/Groups?filter=${byMember}`)).body.totalResults).toBe(0);
  });

  it('have unique names, can be replaced by PUT and deleted by DELETE', async () => {
    const same = { displayName: `Buyers ${count}` };
    expect(await directory.send('POST', '/Groups', same)).toMatchObject({
      status: 409,
      body: { scimType: 'uniqueness' },
    });
    const put = await directory.send('PUT', `/Groups/${team.id}`, {
      displayName: `Sellers ${count}`,
      members: [{ value: ben.userId }],
    });
    expect(put.body).toMatchObject({
      displayName: `Sellers ${count}`,
      members: [{ display: 'Ben' }],
    });
    expect((await directory.send('DELETE', `/Groups/${team.id}`)).status).toBe(204);
    expect((await directory.send('GET', `/Groups/${team.id}`)).status).toBe(404);
  });
});

describe('SCIM', () => {
  it.each([
    '/ServiceProviderConfig',
    '/Schemas',
    `/Schemas/${core}`,
    '/ResourceTypes',
    '/ResourceTypes/User',
  ])('describes what it supports: %s', async (path) => {
    const { status, body } = await directory.send('GET', path);
    expect(status).toBe(200);
    expect(body.schemas).toHaveLength(1);
  });

  it.each([
    '/Users/x',
    '/Groups/x',
    '/Schemas/x',
    '/ResourceTypes/x',
    `/Users/${crypto.randomUUID()}`,
  ])('returns 404 for an unknown resource: %s', async (path) => {
    expect(await directory.send('GET', path)).toMatchObject({
      status: 404,
      body: { status: '404' },
    });
  });

  it('requires a token of a directory', async () => {
    const created = await ada.graphql(
      `mutation { createApiToken(input: { name: "x", access: WRITE, days: 30 }) { token } }`,
    );
    const personal: string = created.data.createApiToken.token;
    for (const authorization of [undefined, 'Bearer x', `Bearer ${personal}`])
      for (const [method, url] of [
        ['GET', '/scim/v2/Users'],
        ['POST', '/scim/v2/Users'],
        ['GET', '/scim/v2/Schemas'],
      ] as const) {
        const response = await server.app.inject({
          ...{ method, url },
          headers: { cookie: ada.cookie ?? '', ...(authorization && { authorization }) },
        });
        expect(response.statusCode).toBe(401);
        expect(response.headers['content-type']).toMatch(/^application\/scim\+json/);
      }
  });

  it('is all that the token gives access to', async () => {
    const response = await server.app.inject({
      ...{ method: 'POST', url: '/graphql', payload: { query: '{ viewer { user { name } } }' } },
      headers: { authorization: `Bearer ${directory.token}` },
    });
    expect(response.json().data?.viewer ?? null).toBeNull();
    const call = await server.app.inject({
      ...{ method: 'GET', url: '/api/openapi.json' },
      headers: { authorization: `Bearer ${directory.token}` },
    });
    expect(call.statusCode).toBe(401);
  });

  it('shows only the own workspace', async () => {
    const otherTenant = await server.createTenant('Other');
    const admin = await server.createPerson({ tenantId: otherTenant, name: 'Oz', isAdmin: true });
    const other = await createScimClient(server, admin);
    const { body } = await other.send('GET', '/Users');
    expect(body.Resources.map(({ displayName }: any) => displayName)).toEqual(['Oz']);
    for (const [method, path] of [
      ['GET', `/Users/${ben.userId}`],
      ['DELETE', `/Users/${ben.userId}`],
      ['GET', `/Groups/${team.id}`],
      ['DELETE', `/Groups/${team.id}`],
    ] as const)
      expect((await other.send(method, path)).status).toBe(404);
  });
});
