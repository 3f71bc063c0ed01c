import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClient, type TestClient } from '../../../testing/test-client.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const VIEW_AS = `mutation ($input: ViewAsInput!) { viewAs(input: $input) { ok } }`;
const STOP = 'mutation { stopViewing { ok } }';
const WHO = '{ viewer { user { name } viewedBy sessions { id } } }';
const WRITE = 'mutation { updatePreferences(input: { locale: de }) { viewer { id } } }';

let ada: TestPerson;
let ben: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  const elsewhere = await server.createTenant('Other');
  other = await server.createPerson({ tenantId: elsewhere, name: 'Oda' });
});

const cookieOf = (setCookie: unknown): string => String(setCookie).split(';')[0] ?? '';
const view = (person: TestClient, personId = ben.userId, reason = 'Ticket 12') =>
  person.graphql(VIEW_AS, { input: { personId, reason } });
const viewing = async (admin = ada): Promise<TestClient> => {
  const { codes, response } = await view(admin);
  expect(codes).toEqual([]);
  return createTestClient(server.app, cookieOf(response.headers['set-cookie']));
};
const admin = async (): Promise<TestPerson> =>
  server.createPerson({ tenantId: ada.tenantId, name: 'Ann', isAdmin: true });

describe('viewing as another person', () => {
  it('shows the view of the person and the name of the admin', async () => {
    const { data } = await (await viewing()).graphql(WHO);
    expect(data.viewer).toMatchObject({ user: { name: 'Ben' }, viewedBy: 'Ada' });
    expect((await ben.graphql(WHO)).data.viewer.viewedBy).toBeNull();
  });

  it('can’t change or upload anything', async () => {
    const client = await viewing();
    expect((await client.graphql(WRITE)).codes).toEqual(['ViewingOnly']);
    expect((await view(client)).codes).toEqual(['ViewingOnly']);
    const upload = await client.request('POST', '/files', Buffer.from(''), {
      'content-type': 'multipart/form-data; boundary=x',
      'x-baton': '1',
    });
    expect(upload.statusCode).toBe(403);
    // Without its prefix, the token is unknown.
    const bare = client.cookie?.replace('view-', '') ?? '';
    const { data } = await createTestClient(server.app, bare).graphql(WHO);
    expect(data.viewer).toBeNull();
  });

  it('requires an admin with a recent sign-in and a reason', async () => {
    expect((await view(ben, ada.userId)).codes).toEqual(['Forbidden']);
    expect((await view(ada, ben.userId, ' ')).codes).toEqual(['Required']);
    expect((await view(ada, other.userId)).codes).toEqual(['NotFound']);
    expect((await view(ada, ada.userId)).codes).toEqual(['NotFound']);
    const late = await admin();
    server.clock.advance(16 * 60_000);
    expect((await view(late)).codes).toEqual(['FreshSignInRequired']);
  });

  it('is recorded in the audit log with its reason', async () => {
    const ann = await admin();
    await viewing(ann);
    const [entry] = await server.database.rows<{ action: string; after: object }>(
      `SELECT action, after FROM audit_entry WHERE actor_id = $1 AND action = 'VIEWED_AS'`,
      [ann.userId],
    );
    expect(entry).toEqual({ action: 'VIEWED_AS', after: { reason: 'Ticket 12' } });
  });

  it('ends after half an hour', async () => {
    const client = await viewing(await admin());
    server.clock.advance(30 * 60_000);
    expect((await client.graphql(WHO)).data.viewer).toBeNull();
  });

  it('returns to the session of the admin', async () => {
    const client = await viewing(await admin());
    const { codes, response } = await client.graphql(STOP);
    expect(codes).toEqual([]);
    const back = createTestClient(server.app, cookieOf(response.headers['set-cookie']));
    expect((await back.graphql(WHO)).data.viewer.user.name).toBe('Ann');
    expect((await client.graphql(WHO)).data.viewer).toBeNull();
    expect((await back.graphql(WRITE)).codes).toEqual([]);
  });

  it('ends together with the session of the admin', async () => {
    const ann = await admin();
    const client = await viewing(ann);
    await ann.graphql('mutation { signOut { ok } }');
    expect((await client.graphql(WHO)).data.viewer).toBeNull();
    const { response } = await client.graphql(STOP);
    expect(String(response.headers['set-cookie'])).toContain('Max-Age=0');
  });
});
