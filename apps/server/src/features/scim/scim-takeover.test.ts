import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createScimClient, type ScimClient } from '../../testing/scim-client.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { openTestStream } from '../../testing/test-stream.ts';

const server = await createTestServer();
afterAll(server.close);
const address = await server.app.listen({ port: 0, host: '127.0.0.1' });

const WHO = '{ viewer { user { id } } }';
const CREATE_TOKEN = `mutation { createApiToken(input: { name: "x", access: WRITE, days: 30 }) { token } }`;

let ada: TestPerson;
let victim: TestPerson;
let roleId: string;
let serviceId: string;
let directory: ScimClient;
let user: any;
let count = 0;
beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  victim = await server.createPerson({ tenantId: await server.createTenant('Other'), name: 'Vi' });
  roleId = await server.createGroup({ tenantId, name: 'Approvers', kind: 'ROLE' });
  const { data } = await ada.graphql(
    `mutation { createServiceAccount(input: { name: "Robot", type: SERVICE_ACCOUNT, isAdmin: true }) { serviceAccount { id } } }`,
  );
  serviceId = data.createServiceAccount.serviceAccount.id;
});
beforeEach(async () => {
  directory = await createScimClient(server, ada);
  count += 1;
  const added = await directory.send('POST', '/Users', { userName: `kim${count}@acme.example` });
  expect(added.status).toBe(201);
  user = added.body;
});

/** Everything that an attempt must not change. */
const protectedState = () =>
  server.database.rows(
    `SELECT p.id, p.name, p.email, p.is_admin, p.deleted_at, p.external_id, p.account_id, p.directory, a.email AS address,
            (SELECT count(*)::int FROM membership m WHERE m.group_id = p.id OR m.member_id = p.id) AS memberships
       FROM party p LEFT JOIN account a ON a.id = p.account_id
      WHERE p.id = ANY ($1) ORDER BY p.id`,
    [[ada.userId, victim.userId, roleId, serviceId]],
  );

type Attempt = () => readonly [method: string, path: string, body?: object];

const patchOf = (id: string, path: string, value: unknown) =>
  ['PATCH', `/Users/${id}`, { Operations: [{ op: 'Replace', path, value }] }] as const;

const attempts: readonly (readonly [name: string, status: number, attempt: Attempt])[] = [
  ['deactivate an admin as Entra', 403, () => patchOf(ada.userId, 'active', 'False')],
  ['deactivate an admin as Okta', 403, () => patchOf(ada.userId, 'active', false)],
  ['rename an admin', 403, () => patchOf(ada.userId, 'displayName', 'Eve')],
  ['move an admin to an address', 403, () => patchOf(ada.userId, 'userName', 'eve@acme.example')],
  ['link an admin to an id', 403, () => patchOf(ada.userId, 'externalId', 'e-1')],
  ['replace an admin', 403, () => ['PUT', `/Users/${ada.userId}`, { userName: ada.email }]],
  ['delete an admin', 403, () => ['DELETE', `/Users/${ada.userId}`]],
  ['add the address of an admin', 409, () => ['POST', '/Users', { userName: ada.email }]],
  [
    'add the address of an admin in capitals',
    409,
    () => ['POST', '/Users', { userName: ada.email.toUpperCase() }],
  ],
  [
    'add the address of an admin next to another user name',
    409,
    () => ['POST', '/Users', { userName: 'eve', emails: [{ value: ada.email, primary: true }] }],
  ],
  ['take the address of an admin', 409, () => patchOf(user.id, 'emails', [{ value: ada.email }])],
  ['take the user name of an admin', 409, () => patchOf(user.id, 'userName', ada.email)],
  ['become an admin', 400, () => patchOf(user.id, 'isAdmin', true)],
  ['become an admin by role', 200, () => patchOf(user.id, 'roles', [{ value: 'admin' }])],
  ['change the access level', 400, () => patchOf(user.id, 'accessLevel', 'INTERNAL')],
  ['become another id', 200, () => patchOf(user.id, 'id', ada.userId)],
  ['take the id of an admin as external id', 200, () => patchOf(user.id, 'externalId', ada.userId)],
  ['use the external id 1', 200, () => patchOf(user.id, 'externalId', '1')],
  ['use a number as external id', 400, () => patchOf(user.id, 'externalId', 1)],
  ['read a person by external id', 404, () => ['GET', '/Users/1']],
  ['read a person of another workspace', 404, () => ['GET', `/Users/${victim.userId}`]],
  ['deactivate someone of another workspace', 404, () => patchOf(victim.userId, 'active', false)],
  ['change a service account', 404, () => patchOf(serviceId, 'active', false)],
  ['delete a service account', 404, () => ['DELETE', `/Users/${serviceId}`]],
  ['delete a role as a team', 404, () => ['DELETE', `/Groups/${roleId}`]],
  [
    'join a role as a team',
    404,
    () => [
      'PATCH',
      `/Groups/${roleId}`,
      { Operations: [{ op: 'add', path: 'members', value: [{ value: user.id }] }] },
    ],
  ],
  ['read a role as a team', 404, () => ['GET', `/Groups/${roleId}`]],
  ['delete a person as a team', 404, () => ['DELETE', `/Groups/${ada.userId}`]],
  ['report to someone of another workspace', 400, () => patchOf(user.id, 'manager', victim.userId)],
  [
    'send 1,001 operations',
    400,
    () => [
      'PATCH',
      `/Users/${user.id}`,
      {
        Operations: Array.from({ length: 1001 }, () => ({
          op: 'replace',
          path: 'active',
          value: false,
        })),
      },
    ],
  ],
  [
    'send more than 2 MB',
    413,
    () => ['POST', '/Users', { userName: 'x'.repeat(2 * 1024 * 1024 + 1) }],
  ],
];

describe('a directory', () => {
  it.each(attempts)('can not %s', async (_, expected, attempt) => {
    const before = await protectedState();
    const [method, path, body] = attempt();
    const { status, body: answer } = await directory.send(method, path, body);
    expect({ status, answer }).toMatchObject({ status: expected });
    expect(await protectedState()).toEqual(before);
    expect((await victim.graphql(WHO)).data.viewer.user.id).toBe(victim.userId);
    const [own] = await server.database.rows(
      'SELECT is_admin, access_level, account_id FROM party WHERE id = $1',
      [user.id],
    );
    expect(own).toEqual({ is_admin: false, access_level: 'INTERNAL', account_id: null });
  });

  it('does not link a person to an account of another workspace by email address', async () => {
    const answer = await directory.send(...patchOf(user.id, 'emails', [{ value: victim.email }]));
    expect(answer.status).toBe(200);
    const [own] = await server.database.rows('SELECT account_id FROM party WHERE id = $1', [
      user.id,
    ]);
    expect(own).toEqual({ account_id: null });
  });

  it('ends sessions, tokens, and live updates of a deactivated person', async () => {
    const { tenantId } = ada;
    const bo = await server.createPerson({ tenantId, name: `Bo ${count}` });
    const { data } = await bo.graphql(CREATE_TOKEN);
    const token: string = data.createApiToken.token;
    const stream = await openTestStream(
      address,
      bo.cookie,
      'subscription { changes { __typename } }',
      {},
    );
    const askByToken = async () =>
      (
        await server.app.inject({
          ...{ method: 'POST', url: '/graphql', payload: { query: WHO } },
          headers: { authorization: `Bearer ${token}` },
        })
      ).json().data?.viewer ?? null;
    expect(await askByToken()).not.toBeNull();
    const { status } = await directory.send(...patchOf(bo.userId, 'active', 'False'));
    expect(status).toBe(200);
    expect((await bo.graphql(WHO)).data?.viewer ?? null).toBeNull();
    expect(await askByToken()).toBeNull();
    let last: unknown;
    while (last !== 'end') last = await stream.next();
    const sessions = await server.database.rows('SELECT FROM session WHERE account_id = $1', [
      bo.accountId,
    ]);
    expect(sessions).toEqual([]);
  });
});
