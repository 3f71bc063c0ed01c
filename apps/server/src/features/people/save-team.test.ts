import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const SAVE = `mutation ($input: SaveGroupInput!) { saveTeam(input: $input) {
  team { id type email admins { name } members { name } permissions { edit delete } } } }`;
const SAVE_ROLE = `mutation ($input: SaveGroupInput!) { saveRole(input: $input) { role { id } } }`;
const DELETE = `mutation ($id: ID!) { deleteGroup(input: { id: $id }) { deletedId } }`;

let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  cleo = await server.createPerson({ tenantId, name: 'Cleo' });
});

const save = async (person: TestPerson, over: object) => {
  const input = { name: `Team ${crypto.randomUUID()}`, memberIds: [ben.userId], ...over };
  const { data, errors, codes } = await person.graphql(SAVE, { input });
  const fields = errors.flatMap((one) => one.extensions.refusals.map(({ field }) => field));
  return { team: data?.saveTeam?.team, codes, fields };
};

describe('saveTeam', () => {
  it('keeps the values that are not sent', async () => {
    const { team } = await save(ada, {
      ...{ type: 'EXTERNAL', email: ' Buyers@Acme.example ', adminIds: [ben.userId] },
    });
    const shown = { type: 'EXTERNAL', email: 'buyers@acme.example', admins: [{ name: 'Ben' }] };
    expect(team).toMatchObject(shown);
    const kept = await save(ada, { id: team.id, memberIds: [ben.userId, cleo.userId] });
    expect(kept.team).toMatchObject({ ...shown, members: [{ name: 'Ben' }, { name: 'Cleo' }] });
    const emptied = await save(ada, { id: team.id, email: '', memberIds: [cleo.userId] });
    expect(emptied.team).toMatchObject({ email: '', admins: [] });
  });

  it.each([
    [{ email: 'nowhere' }, 'email'],
    [{ adminIds: [crypto.randomUUID()] }, 'adminIds'],
  ])('shows an error at its field: %j', async (over, field) => {
    expect((await save(ada, over)).fields).toEqual([field]);
  });

  it('lets team admins edit their team, but not delete or create teams', async () => {
    const { team } = await save(ada, { adminIds: [ben.userId] });
    const change = { id: team.id, memberIds: [ben.userId, cleo.userId] };
    const saved = await save(ben, change);
    expect(saved.team).toMatchObject({
      members: [{ name: 'Ben' }, { name: 'Cleo' }],
      permissions: { edit: true, delete: false },
    });
    expect((await ben.graphql(DELETE, { id: team.id })).codes).toEqual(['Forbidden']);
    expect((await save(cleo, change)).codes).toEqual(['Forbidden']);
    expect((await save(ben, {})).codes).toEqual(['Forbidden']);
    expect((await save(ben, { ...change, id: crypto.randomUUID() })).codes).toEqual(['Forbidden']);
  });
});

it('records a deletion once if two people delete a group', async () => {
  const { team } = await save(ada, {});
  const answers = await Promise.all([1, 2, 3].map(() => ada.graphql(DELETE, { id: team.id })));
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['NotFound', 'NotFound']);
  const entries = await server.database.rows(
    `SELECT FROM audit_entry WHERE object_id = $1 AND action = 'DELETED'`,
    [team.id],
  );
  expect(entries).toHaveLength(1);
});

it('a role of a published blueprint cannot be deleted', async () => {
  const saved = await ada.graphql(SAVE_ROLE, { input: { name: 'Payer', memberIds: [] } });
  const { id } = saved.data.saveRole.role;
  const tasks = [{ name: 'Pay', assignees: [asId<PartyId>(id)] }];
  const blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks }));
  const refused = await ada.graphql(DELETE, { id });
  expect(refused.errors[0]?.extensions.refusals).toEqual([
    { code: 'DeleteRoleWhilePublished', params: { name: 'Payer' } },
  ]);
  await server.database.rows('UPDATE blueprint SET deleted_at = now() WHERE id = $1', [
    blueprintId,
  ]);
  expect((await ada.graphql(DELETE, { id })).codes).toEqual([]);
});

it('a role has no type, address, or admins', async () => {
  const input = { name: 'Buyer', memberIds: [], email: 'buyers@acme.example' };
  expect((await ada.graphql(SAVE_ROLE, { input })).codes).toEqual(['Forbidden']);
});
