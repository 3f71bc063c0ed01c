import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/db/uuid.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const LIST = `{ savedViews { id object name version isStarred isForEveryone canEdit owner { name }
  parameters { name value } sharedWith { name } } }`;
const CREATE = `mutation ($input: CreateSavedViewInput!) { createSavedView(input: $input) { savedView { id version } } }`;
const UPDATE = `mutation ($input: UpdateSavedViewInput!) { updateSavedView(input: $input) { savedView { version name } } }`;
const SHARE = `mutation ($input: ShareSavedViewInput!) { shareSavedView(input: $input) { savedView { id } } }`;
const STAR = `mutation ($input: StarSavedViewInput!) { starSavedView(input: $input) { savedView { isStarred } } }`;
const DELETE = `mutation ($input: DeleteSavedViewInput!) { deleteSavedView(input: $input) { deletedId } }`;

let ada: TestPerson;
let ben: TestPerson;
let eve: TestPerson;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  eve = await server.createPerson({ tenantId, name: 'Eve', accessLevel: 'EXTERNAL' });
});

const parameters = [
  { name: 'sort', value: '-last-change' },
  { name: 'columns', value: 'name,owner' },
];

const create = async (person: TestPerson, name: string): Promise<string> => {
  const { data, codes } = await person.graphql(CREATE, {
    input: { idempotencyKey: newId(), name, parameters },
  });
  expect(codes).toEqual([]);
  return data.createSavedView.savedView.id;
};
const viewsOf = async (person: TestPerson) => {
  const { data, codes } = await person.graphql(LIST);
  expect(codes).toEqual([]);
  return data.savedViews as { id: string; name: string }[];
};
const seen = async (person: TestPerson, id: string) =>
  (await viewsOf(person)).find((view) => view.id === id);

describe('saved views', () => {
  it('keep their filters and layout for the owner', async () => {
    const id = await create(ben, ' Mine ');
    expect(await seen(ben, id)).toMatchObject({
      ...{ name: 'Mine', version: 1, canEdit: true, isStarred: false },
      parameters: expect.arrayContaining(parameters),
    });
    expect(await seen(ada, id)).toBeUndefined();
  });

  it('accept only filters of the list that they show', async () => {
    const due = [
      { name: 'due', value: 'overdue' },
      { name: 'assignee', value: 'me' },
    ];
    const save = (object: string) =>
      ben.graphql(CREATE, {
        input: { idempotencyKey: newId(), object, name: 'Late', parameters: due },
      });
    expect((await save('WORKFLOWS')).codes).toEqual(['UnknownOption']);
    const { data, codes } = await save('TASKS');
    expect(codes).toEqual([]);
    const { id } = data.createSavedView.savedView;
    expect(await seen(ben, id)).toMatchObject({ object: 'TASKS' });
    const ofView = (field: string) =>
      ben.graphql(
        `query ($id: ID!) { ${field}(viewId: $id, first: 5) { edges { node { id } } } }`,
        { id },
      );
    expect((await ofView('tasksOfView')).codes).toEqual([]);
    expect((await ofView('workflowsOfView')).codes).toEqual(['NotFound']);
  });

  it('are created once for a repeated request', async () => {
    const input = { idempotencyKey: newId(), name: 'Once', parameters: [] };
    const [first, second] = [
      await ben.graphql(CREATE, { input }),
      await ben.graphql(CREATE, { input }),
    ];
    expect(second.data).toEqual(first.data);
  });

  it.each([
    ['an empty name', { name: ' ' }, 'Required'],
    ['an unknown parameter', { parameters: [{ name: 'x', value: '1' }] }, 'UnknownOption'],
    ['an unknown sort', { parameters: [{ name: 'sort', value: 'x' }] }, 'UnknownOption'],
  ])('refuse %s', async (_, change, code) => {
    const input = { idempotencyKey: newId(), name: 'View', parameters: [], ...change };
    expect((await ben.graphql(CREATE, { input })).codes).toEqual([code]);
  });

  it('are read by people they are shared with', async () => {
    const id = await create(ben, 'Shared');
    const share = (over: object) =>
      ben.graphql(SHARE, { input: { id, isForEveryone: false, partyIds: [], ...over } });
    expect((await share({ partyIds: [ada.userId, eve.userId] })).codes).toEqual([]);
    expect(await seen(ada, id)).toMatchObject({ canEdit: false, owner: { name: 'Ben' } });
    expect(await viewsOf(eve)).toEqual([]);
    await share({});
    expect(await seen(ada, id)).toBeUndefined();
    await share({ isForEveryone: true });
    expect(await seen(ada, id)).toMatchObject({ isForEveryone: true });
  });

  it('are shared with the members of a team', async () => {
    const team = newId();
    await server.database.rows(
      `WITH made AS (INSERT INTO party (tenant_id, id, kind, name) VALUES ($1, $2, 'TEAM', 'Plant'))
       INSERT INTO membership (tenant_id, group_id, member_id) VALUES ($1, $2, $3)`,
      [ada.tenantId, team, ben.userId],
    );
    const id = await create(ada, 'Of the team');
    await ada.graphql(SHARE, { input: { id, isForEveryone: false, partyIds: [team] } });
    expect(await seen(ben, id)).toBeDefined();
  });

  it('are changed only by the owner', async () => {
    const id = await create(ben, 'Fixed');
    await ben.graphql(SHARE, { input: { id, isForEveryone: true, partyIds: [] } });
    for (const [document, input] of [
      [UPDATE, { id, name: 'Other' }],
      [SHARE, { id, isForEveryone: false, partyIds: [] }],
      [DELETE, { id }],
    ] as const)
      expect((await ada.graphql(document, { input })).codes).toEqual(['Forbidden']);
    expect((await ada.graphql(UPDATE, { input: { id: newId(), name: 'x' } })).codes).toEqual([
      'NotFound',
    ]);
  });

  it('refuse a change that is based on an older version', async () => {
    const id = await create(ben, 'Versions');
    const input = { id, expectedVersion: 1, name: 'Two' };
    expect((await ben.graphql(UPDATE, { input })).data.updateSavedView.savedView).toEqual({
      ...{ version: 2, name: 'Two' },
    });
    expect((await ben.graphql(UPDATE, { input })).codes).toEqual(['VersionConflict']);
  });

  it('are starred by each person separately', async () => {
    const id = await create(ben, 'Star');
    await ben.graphql(SHARE, { input: { id, isForEveryone: true, partyIds: [] } });
    for (const isStarred of [true, true, false, true])
      expect(
        (await ada.graphql(STAR, { input: { id, isStarred } })).data.starSavedView.savedView,
      ).toEqual({ isStarred });
    expect(await seen(ada, id)).toMatchObject({ isStarred: true });
    expect(await seen(ben, id)).toMatchObject({ isStarred: false });
  });

  it('are deleted for everyone', async () => {
    const id = await create(ben, 'Gone');
    await ben.graphql(SHARE, { input: { id, isForEveryone: true, partyIds: [] } });
    expect((await ben.graphql(DELETE, { input: { id } })).codes).toEqual([]);
    expect(await seen(ada, id)).toBeUndefined();
  });
});
