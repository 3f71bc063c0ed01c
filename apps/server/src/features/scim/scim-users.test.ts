import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createScimClient, type ScimClient } from '../../testing/scim-client.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const core = 'urn:ietf:params:scim:schemas:core:2.0:User';
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

let ada: TestPerson;
let tenantId: string;
let directory: ScimClient;
let count = 0;
beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
});
// A new token for each test, because requests with one token are limited.
beforeEach(async () => {
  directory = await createScimClient(server, ada);
});

/** A person in the shape that Okta sends. */
const okta = (over: object = {}): Record<string, unknown> => {
  count += 1;
  return {
    schemas: [core],
    userName: `kim${count}@acme.example`,
    name: { givenName: 'Kim', familyName: 'Park' },
    emails: [{ primary: true, value: `kim${count}@acme.example`, type: 'work' }],
    displayName: 'Kim Park',
    locale: 'en-US',
    externalId: `00u${count}`,
    groups: [],
    password: 'ignored-1mz050nq',
    active: true,
    ...over,
  };
};

const add = async (over: object = {}): Promise<any> => {
  const { status, body } = await directory.send('POST', '/Users', okta(over));
  expect(status).toBe(201);
  return body;
};
const provenance = async (who: TestPerson, id: string): Promise<any> => {
  const { data } = await who.graphql(
    `query ($ids: [ID!]!) { parties(ids: $ids) { ... on User {
       createdBy { name userType } scimDetails { isAddedViaScim isActivelyScimProvisioned } } } }`,
    { ids: [id] },
  );
  return data.parties[0];
};
const patch = (id: string, ...operations: readonly object[]) =>
  directory.send('PATCH', `/Users/${id}`, { schemas: [patchSchema], Operations: operations });

describe('SCIM users', () => {
  it('show people who can edit them which directory they come from', async () => {
    const { id } = await add();
    const createdBy = { name: 'Entra', userType: 'SCIM_SERVICE_ACCOUNT' };
    expect(await provenance(ada, id)).toEqual({
      ...{ createdBy, scimDetails: { isAddedViaScim: true, isActivelyScimProvisioned: true } },
    });
    expect((await directory.send('DELETE', `/Users/${id}`)).status).toBe(204);
    expect(await provenance(ada, id)).toEqual({
      ...{ createdBy, scimDetails: { isAddedViaScim: true, isActivelyScimProvisioned: false } },
    });
    const ben = await server.createPerson({ tenantId, name: 'Ben' });
    expect(await provenance(ben, id)).toEqual({ createdBy: null, scimDetails: null });
    expect(await provenance(ada, ben.userId)).toEqual({
      createdBy: null,
      scimDetails: { isAddedViaScim: false, isActivelyScimProvisioned: false },
    });
  });

  it('are added from a request of Okta, without a password', async () => {
    const user = await add();
    expect(user).toMatchObject({
      ...{ schemas: [core, enterprise], displayName: 'Kim Park', active: true },
      name: { formatted: 'Kim Park', givenName: 'Kim', familyName: 'Park' },
      externalId: `00u${count}`,
      meta: { resourceType: 'User' },
    });
    expect(JSON.stringify(user)).not.toContain('1mz050nq');
    const [rows] = [
      await server.database.rows('SELECT account_id, user_type FROM party WHERE id = $1', [
        user.id,
      ]),
    ];
    expect(rows).toEqual([{ account_id: null, user_type: 'PERSON' }]);
  });

  it('are added from a request of Entra', async () => {
    const { status, body } = await directory.send('POST', '/Users', {
      schemas: [core, enterprise],
      externalId: 'b7c12a',
      userName: 'Noor.Haddad@acme.example',
      active: 'True',
      emails: [{ primary: true, type: 'work', value: 'Noor.Haddad@acme.example' }],
      meta: { resourceType: 'User' },
      name: { formatted: 'Noor Haddad', familyName: 'Haddad', givenName: 'Noor' },
      title: 'Buyer',
      [enterprise]: { organization: 'Northwind', department: 'Purchasing', manager: ada.userId },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      userName: 'Noor.Haddad@acme.example',
      displayName: 'Noor Haddad',
      [enterprise]: { organization: 'Northwind', manager: { value: ada.userId } },
    });
  });

  it('are refused with 409 if the address or external id is in use', async () => {
    const user = await add();
    const same = okta({ userName: user.userName.toUpperCase(), emails: undefined });
    const taken = await directory.send('POST', '/Users', same);
    expect(taken).toMatchObject({ status: 409, body: { status: '409', scimType: 'uniqueness' } });
    const twice = await directory.send('POST', '/Users', okta({ externalId: user.externalId }));
    expect(twice.status).toBe(409);
  });

  it.each([
    [{ userName: undefined }, 'invalidValue'],
    [{ userName: '' }, 'invalidValue'],
    [{ userName: 42 }, 'invalidValue'],
    [{ userName: 'no address', emails: [] }, 'invalidValue'],
    [{ active: 'maybe' }, 'invalidValue'],
    [{ emails: 'x' }, 'invalidValue'],
    [{ emails: [7] }, 'invalidValue'],
    [{ name: 'Kim' }, 'invalidValue'],
    [{ externalId: {} }, 'invalidValue'],
    [{ displayName: 'x'.repeat(500) }, 'invalidValue'],
    [{ favouriteColour: 'green' }, 'invalidPath'],
    [{ [enterprise]: { manager: { value: crypto.randomUUID() } } }, 'invalidValue'],
  ])('are refused with invalid input: %j', async (over, scimType) => {
    const { status, body, type } = await directory.send('POST', '/Users', okta(over));
    expect({ status, scimType: body.scimType }).toEqual({ status: 400, scimType });
    expect(type).toMatch(/^application\/scim\+json/);
  });

  describe('filters', () => {
    let user: any;
    let inactive: any;
    beforeEach(async () => {
      user = await add({ displayName: 'Zoë O\'Brien "Z" 100%_' });
      inactive = await add({ active: false });
    });
    const find = async (filter: string): Promise<readonly string[]> => {
      const { status, body } = await directory.send(
        'GET',
        `/Users?count=200&filter=${encodeURIComponent(filter)}`,
      );
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body.totalResults).toBe(body.Resources.length);
      return body.Resources.map(({ id }: any) => id);
    };

    it.each([
      ['userName eq "%USER%"', true],
      ['USERNAME Eq "%UPPER%"', true],
      ['externalId eq "%EXTERNAL%"', true],
      ['externalId eq "nothing"', false],
      ['id eq "%ID%"', true],
      ['emails.value eq "%USER%"', true],
      ['emails[type eq "work"].value eq "%USER%"', true],
      ['emails[type eq "work" and value eq "%USER%"]', true],
      ['emails[type eq "home"]', false],
      ['displayName co "O\'Brien"', true],
      ['displayName co "\\"Z\\""', true],
      ['displayName ew "100%_"', true],
      ['displayName ew "1%"', false],
      ['displayName sw "zoë"', true],
      ['name.givenName eq "Kim" and active eq true', true],
      ['active eq "False"', false],
      ['not (active eq false) and userName eq "%USER%"', true],
      ['userName eq "a" or userName eq "%USER%"', true],
      ['externalId pr and id eq "%ID%"', true],
      ['displayName gt "zo" and id eq "%ID%"', true],
      [`${core}:userName eq "%USER%"`, true],
      ['displayName eq "x\'; DROP TABLE party; --"', false],
    ])('find people by %s', async (filter, isFound) => {
      const ids = await find(
        filter
          .replaceAll('%USER%', user.userName)
          .replaceAll('%UPPER%', user.userName.toUpperCase())
          .replaceAll('%EXTERNAL%', user.externalId)
          .replaceAll('%ID%', user.id),
      );
      expect(ids.includes(user.id)).toBe(isFound);
    });

    it('find deactivated people', async () => {
      expect(await find('active eq false')).toContain(inactive.id);
      expect(await find(`userName eq "${inactive.userName}"`)).toEqual([inactive.id]);
    });

    it.each([
      'userName eq',
      'userName',
      'shoeSize eq "42"',
      'active eq "perhaps"',
      'active co true',
      'userName eq 7',
      'id co "a"',
      '((((((((((userName eq "a"))))))))))) and',
      `userName eq "${'a'.repeat(1200)}"`,
      '__proto__ eq "a"',
    ])('are refused if the filter can’t be parsed: %s', async (filter) => {
      const answer = await directory.send('GET', `/Users?filter=${encodeURIComponent(filter)}`);
      expect(answer).toMatchObject({ status: 400, body: { scimType: 'invalidFilter' } });
    });
  });

  it('are listed in pages from index 1', async () => {
    await Promise.all([add(), add(), add()]);
    const page = async (query: string) => (await directory.send('GET', `/Users?${query}`)).body;
    const first = await page('startIndex=1&count=2');
    const second = await page('startIndex=3&count=2');
    expect([first.itemsPerPage, first.startIndex, second.startIndex]).toEqual([2, 1, 3]);
    expect(first.totalResults).toBe(second.totalResults);
    const ids = [...first.Resources, ...second.Resources].map(({ id }: any) => id);
    expect(new Set(ids).size).toBe(4);
    expect((await page('startIndex=-4&count=0')).Resources).toEqual([]);
    expect((await directory.send('GET', '/Users?count=many')).status).toBe(400);
  });

  it.each([
    ['Entra deactivates', [{ op: 'Replace', path: 'active', value: 'False' }], { active: false }],
    ['Okta deactivates', [{ op: 'replace', value: { active: false } }], { active: false }],
    [
      'a name part',
      [{ op: 'add', path: 'name.givenName', value: 'Ji-woo' }],
      {
        name: { formatted: 'Kim Park', givenName: 'Ji-woo', familyName: 'Park' },
      },
    ],
    [
      'a display name',
      [{ op: 'Replace', path: 'displayName', value: 'K. Park' }],
      {
        displayName: 'K. Park',
      },
    ],
    [
      'several without a path',
      [
        {
          op: 'Replace',
          value: { displayName: 'Kim P', 'name.familyName': 'P', externalId: 'e-9' },
        },
      ],
      { displayName: 'Kim P', externalId: 'e-9' },
    ],
    [
      'an address by filter',
      [{ op: 'replace', path: 'emails[type eq "work"].value', value: 'new-one@acme.example' }],
      { emails: [{ value: 'new-one@acme.example', type: 'work', primary: true }] },
    ],
    [
      'an attribute of the extension',
      [{ op: 'Add', path: `${enterprise}:organization`, value: 'Northwind' }],
      { [enterprise]: { organization: 'Northwind' } },
    ],
    [
      'the extension as a whole',
      [{ op: 'Add', path: enterprise, value: { organization: 'Fjordpack' } }],
      { [enterprise]: { organization: 'Fjordpack' } },
    ],
    [
      'an attribute that Baton does not store',
      [{ op: 'Add', path: 'phoneNumbers[type eq "work"].value', value: '1' }],
      { displayName: 'Kim Park' },
    ],
    ['a removal', [{ op: 'remove', path: 'externalId' }], { externalId: undefined }],
  ] as const)('are changed by PATCH: %s', async (_, operations, expected) => {
    const user = await add();
    const { status, body } = await patch(user.id, ...operations);
    expect(status, JSON.stringify(body)).toBe(200);
    const read = (await directory.send('GET', `/Users/${user.id}`)).body;
    expect(read).toEqual(body);
    expect({ ...read, externalId: read.externalId }).toMatchObject(expected);
  });

  it.each([
    [[{ op: 'replace', path: '__proto__.isAdmin', value: true }], 'invalidPath'],
    [[{ op: 'add', path: 'constructor.prototype.isAdmin', value: true }], 'invalidPath'],
    [[{ op: 'add', path: 'name.__proto__.isAdmin', value: true }], 'invalidPath'],
    [[{ op: 'add', path: `${enterprise}:__proto__`, value: { isAdmin: true } }], 'invalidPath'],
    [[{ op: 'add', value: { 'constructor.prototype.isAdmin': true } }], 'invalidPath'],
    [[{ op: 'replace', path: 'isAdmin', value: true }], 'invalidPath'],
    [[{ op: 'replace', path: 'accessLevel', value: 'INTERNAL' }], 'invalidPath'],
    [[{ op: 'merge', path: 'active', value: true }], 'invalidSyntax'],
    [[{ op: 'remove' }], 'noTarget'],
    [[{ op: 'replace', value: 'active' }], 'invalidValue'],
    [[], 'invalidSyntax'],
    [[7], 'invalidSyntax'],
    [[{ op: 'remove', path: 'userName' }], 'invalidValue'],
    [[{ op: 'replace', path: 'userName', value: '' }], 'invalidValue'],
  ])('stay unchanged after a refused PATCH: %j', async (operations, scimType) => {
    const user = await add();
    const answer = await patch(user.id, ...(operations as object[]));
    expect(answer).toMatchObject({ status: 400, body: { scimType } });
    expect((await directory.send('GET', `/Users/${user.id}`)).body).toEqual(user);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  it.each([
    '{"schemas": [], "__proto__": {"isAdmin": true}, "userName": "p@acme.example"}',
    '{"userName": "p@acme.example", "name": {"constructor": {"prototype": {"isAdmin": true}}}}',
    '{"userName": ',
    '[]',
    '"text"',
  ])('refuse a hostile or unreadable body: %s', async (body) => {
    expect((await directory.send('POST', '/Users', body)).status).toBe(400);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  it('lose access within a second of a deactivation, until reactivated', async () => {
    const bo = await server.createPerson({ tenantId, name: 'Bo', systemRoles: ['CREATOR'] });
    expect((await bo.graphql('{ viewer { user { id } } }')).data.viewer).not.toBeNull();
    const { status } = await patch(bo.userId, { op: 'Replace', path: 'active', value: 'False' });
    expect(status).toBe(200);
    expect((await bo.graphql('{ viewer { user { id } } }')).data.viewer).toBeNull();
    const groups = await server.database.rows('SELECT FROM membership WHERE member_id = $1', [
      bo.userId,
    ]);
    expect(groups).toEqual([]);
    const back = await patch(bo.userId, { op: 'Replace', path: 'active', value: 'True' });
    expect(back.body.active).toBe(true);
  });

  it('can’t use the email address of another account', async () => {
    const other = await server.createTenant('Other');
    const victim = await server.createPerson({ tenantId: other, name: 'Vi' });
    const user = await add({
      userName: victim.email,
      emails: [{ value: victim.email, primary: true }],
    });
    const accounts = await server.database.rows(
      'SELECT p.account_id FROM party p WHERE p.id = $1',
      [user.id],
    );
    // Only an invitation or the identity provider links the account, in the person's own name.
    expect(accounts).toEqual([{ account_id: null }]);
    const bo = await server.createPerson({ tenantId, name: 'Cy' });
    const answer = await patch(bo.userId, {
      op: 'replace',
      path: 'emails',
      value: [{ value: victim.email, primary: true }],
    });
    expect(answer).toMatchObject({ status: 400, body: { scimType: 'mutability' } });
    expect((await victim.graphql('{ viewer { user { email } } }')).data.viewer.user.email).toBe(
      victim.email,
    );
  });

  it('don’t exist after DELETE, and can be added again', async () => {
    const user = await add();
    expect((await directory.send('DELETE', `/Users/${user.id}`)).status).toBe(204);
    expect((await directory.send('GET', `/Users/${user.id}`)).status).toBe(404);
    expect((await directory.send('DELETE', `/Users/${user.id}`)).status).toBe(404);
    const again = await add({ userName: user.userName, emails: user.emails });
    expect(again.id).not.toBe(user.id);
  });

  it('can be replaced by PUT', async () => {
    const user = await add();
    const { status, body } = await directory.send('PUT', `/Users/${user.id}`, {
      schemas: [core],
      userName: user.userName,
      name: { givenName: 'Ji', familyName: 'Park' },
      active: true,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ displayName: 'Ji Park', name: { givenName: 'Ji' } });
    expect(body.externalId).toBeUndefined();
  });

  it('are in the audit log as changes of the directory', async () => {
    const user = await add();
    const { data } = await ada.graphql(
      `query ($id: ID!) { auditLog(first: 5, objectId: $id) { edges { node { action actor { name } } } } }`,
      { id: user.id },
    );
    expect(data.auditLog.edges).toEqual([
      { node: { action: 'CREATED', actor: { name: 'Entra' } } },
    ]);
  });
});
