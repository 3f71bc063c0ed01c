import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

let [ada, bo, eve]: TestPerson[] = [];
beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  bo = await server.createPerson({ tenantId, name: 'Bo' });
  eve = await server.createPerson({
    ...{ tenantId: await server.createTenant('Beta'), name: 'Eve', isAdmin: true },
  });
});

interface Session {
  readonly id: string;
  readonly type: string;
  readonly name: string;
}

const ofPerson = `query ($personId: ID!) { sessionsOfPerson(personId: $personId) { id type name } }`;
const own = '{ viewer { sessions { id type name isCurrent } } }';
const end = `mutation ($input: EndSessionOfPersonInput!) {
  endSessionOfPerson(input: $input) { sessions { id type } }
}`;
const revoke = `mutation ($input: RevokeSessionInput!) {
  revokeSession(input: $input) { viewer { sessions { type } } }
}`;
const createToken = `mutation { createApiToken(input: { name: "Sync", access: READ, days: 7 }) { token } }`;

const typesOf = (sessions: readonly Session[]) => sessions.map(({ type }) => type).toSorted();
const asProgram = (token: string, query: string) =>
  server.app.inject({
    ...{ method: 'POST', url: '/graphql', payload: { query } },
    headers: { authorization: `Bearer ${token}` },
  });
const sessionsOf = async (viewer: TestPerson, personId: string): Promise<readonly Session[]> =>
  (await viewer.graphql(ofPerson, { personId })).data.sessionsOfPerson;

describe('the active sessions', () => {
  it('list all types of access, for the person and for admins', async () => {
    await bo!.graphql(createToken);
    await bo!.graphql('mutation { createCalendarFeed { url } }');
    const mine: readonly Session[] = (await bo!.graphql(own)).data.viewer.sessions;
    expect(typesOf(mine)).toEqual(['API_TOKEN', 'BROWSER', 'CALENDAR']);
    expect(mine.find(({ type }) => type === 'API_TOKEN')?.name).toBe('Sync');
    expect(typesOf(await sessionsOf(ada!, bo!.userId))).toEqual(typesOf(mine));
  });

  it('can be ended by the person, also the calendar feed', async () => {
    const mine: readonly Session[] = (await bo!.graphql(own)).data.viewer.sessions;
    const feed = mine.find(({ type }) => type === 'CALENDAR');
    const { data } = await bo!.graphql(revoke, { input: { id: feed?.id } });
    expect(typesOf(data.revokeSession.viewer.sessions)).toEqual(['API_TOKEN', 'BROWSER']);
    const recorded = await server.database.rows<{ name: string }>(
      `SELECT object_name AS name FROM audit_entry WHERE action = 'DELETED' AND object_type = 'CalendarFeed'`,
    );
    expect(recorded).toEqual([{ name: 'Bo' }]);
  });

  it('can be ended by an admin, and the audit log records this', async () => {
    const { data } = await bo!.graphql(createToken);
    const { token } = data.createApiToken;
    expect((await asProgram(token, '{ teams { id } }')).json().errors).toBeUndefined();
    for (const { id } of await sessionsOf(ada!, bo!.userId)) {
      const answer = await ada!.graphql(end, { input: { personId: bo!.userId, id } });
      expect(answer.codes).toEqual([]);
    }
    expect(await sessionsOf(ada!, bo!.userId)).toEqual([]);
    expect((await asProgram(token, '{ teams { id } }')).statusCode).toBe(401);
    expect((await bo!.graphql('{ teams { id } }')).codes).toEqual(['Unauthenticated']);
    const recorded = await server.database.rows<{ name: string; by: string }>(
      `SELECT object_name AS name, actor_id AS by FROM audit_entry WHERE object_type = 'Session'`,
    );
    expect(new Set(recorded.map(({ name, by }) => `${name} ${by}`))).toEqual(
      new Set([`Bo ${ada!.userId}`]),
    );
  });

  it('of an admin are hidden from people admins', async () => {
    const { tenantId } = ada!;
    const may = await server.createPerson({
      ...{ tenantId, name: 'May', systemRoles: ['PEOPLE_ADMIN'] },
    });
    const dee = await server.createPerson({ tenantId, name: 'Dee' });
    expect(await sessionsOf(may, dee.userId)).toHaveLength(1);
    const [{ id } = { id: '' }] = await sessionsOf(ada!, ada!.userId);
    expect((await may.graphql(ofPerson, { personId: ada!.userId })).codes).toEqual(['Forbidden']);
    const answer = await may.graphql(end, { input: { personId: ada!.userId, id } });
    expect(answer.codes).toEqual(['Forbidden']);
  });

  it('are hidden from other people and other workspaces', async () => {
    const [{ id } = { id: '' }] = await sessionsOf(ada!, ada!.userId);
    const input = { personId: ada!.userId, id };
    expect((await ada!.graphql(end, { input })).codes).toEqual(['Forbidden']);
    const cy = await server.createPerson({ tenantId: ada!.tenantId, name: 'Cy' });
    expect((await cy.graphql(ofPerson, { personId: ada!.userId })).codes).toEqual(['Forbidden']);
    expect((await cy.graphql(end, { input })).codes).toEqual(['Forbidden']);
    expect((await eve!.graphql(ofPerson, { personId: ada!.userId })).codes).toEqual(['NotFound']);
    expect((await eve!.graphql(end, { input })).codes).toEqual(['NotFound']);
    expect((await ada!.graphql('{ viewer { id } }')).data.viewer).not.toBeNull();
  });
});
