import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const SHARE = `mutation ($input: ShareBlueprintInput!) { shareBlueprint(input: $input) { blueprint {
  sharing { isOpenToAll starters { name } sharedWith { party { name } access } } } } }`;
const FLAGS = `query ($id: ID!) { blueprint(id: $id) { permissions { createWorkflowsFrom editAccess } } }`;
const GRANT = `mutation ($input: ShareBlueprintInput!) { shareBlueprint(input: $input) { blueprint {
  sharing { isVisibleToAll viewers { name } areVariantsOpen variantMakers { name } } } } }`;
const VARIANT = `mutation ($input: CreateBlueprintVariantInput!) { createBlueprintVariant(input: $input) { blueprint { id } } }`;
const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id sharedWith { party { name } access } } } }`;
const READ = `query ($id: ID!) { workflow(id: $id) { permissions { edit } } }`;

let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let lee: TestPerson;
let team: string;
let id: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  cleo = await server.createPerson({ tenantId, name: 'Cleo' });
  lee = await server.createPerson({ tenantId, name: 'Lee', accessLevel: 'LIMITED' });
  team = await server.createGroup({ tenantId, name: 'Ops', memberIds: [ben.userId] });
  const assignees = [asId<PartyId>(ada.userId)];
  id = await publishedBlueprint(server, ada, buildBlueprint({ tasks: [{ assignees }] }));
});

const SEEN = `query ($id: ID!) { blueprint(id: $id) { sharing { version } } }`;
const seenVersion = async (): Promise<number> =>
  (await ada.graphql(SEEN, { id })).data.blueprint.sharing.version;
const share = async (
  by: TestPerson,
  starterIds: readonly string[] | null,
  sharedWith: object[] = [],
  expectedVersion: number | null = null,
) =>
  by.graphql(SHARE, {
    input: {
      id,
      expectedVersion: expectedVersion ?? (await seenVersion()),
      starterIds,
      sharedWith,
    },
  });
const flags = async (by: TestPerson) =>
  (await by.graphql(FLAGS, { id })).data.blueprint.permissions;
const LIST = `{ blueprints(first: 10) { edges { node { id } } } }`;

const start = (by: TestPerson, owner = ada) =>
  by.graphql(START, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      blueprintId: id,
      name: 'Run',
      ownerId: owner.userId,
      startDate: null,
    },
  });

test('lets all internal users start until people are selected', async () => {
  expect(await flags(cleo)).toEqual({ createWorkflowsFrom: true, editAccess: false });
  expect((await start(cleo)).codes).toEqual([]);
  expect((await share(cleo, [cleo.userId])).codes).toEqual(['Forbidden']);
  expect((await share(ada, [crypto.randomUUID()])).codes).toEqual(['UnknownParty']);
  const named = await share(ada, [team]);
  expect(named.data.shareBlueprint.blueprint.sharing).toEqual({
    isOpenToAll: false,
    starters: [{ name: 'Ops' }],
    sharedWith: [],
  });
  expect(await flags(cleo)).toMatchObject({ createWorkflowsFrom: false });
  expect((await start(cleo)).codes).toEqual(['Forbidden']);
  expect(await flags(ben)).toMatchObject({ createWorkflowsFrom: true });
  expect((await start(ben)).codes).toEqual([]);
  expect((await start(ada)).codes).toEqual([]);
  expect((await share(ada, null)).codes).toEqual([]);
  expect((await start(cleo)).codes).toEqual([]);
});

test('lets a selected limited user start, read, and own workflows', async () => {
  const other = await publishedBlueprint(server, ada, buildBlueprint({ tasks: [{}] }));
  const seen = async () => {
    const { data } = await lee.graphql(LIST);
    return data.blueprints.edges.map(({ node }: { node: { id: string } }) => node.id);
  };
  await share(ada, null);
  expect([await seen(), (await start(lee, lee)).codes]).toEqual([[], ['NotFound']]);
  expect((await lee.graphql(FLAGS, { id })).data.blueprint).toBeNull();
  await share(ada, [lee.userId]);
  expect(await seen()).toEqual([id]);
  expect(await flags(lee)).toEqual({ createWorkflowsFrom: true, editAccess: false });
  expect((await lee.graphql(FLAGS, { id: other })).data.blueprint).toBeNull();
  const { data } = await start(lee, lee);
  const read = await lee.graphql(READ, { id: data.startWorkflow.workflow.id });
  expect(read.data.workflow).toEqual({ permissions: { edit: true } });
  // Owners of other workflows aren't affected.
  expect((await start(lee)).codes).toEqual([]);
  await share(ada, null);
});

test('shares new workflows with the default people of the blueprint', async () => {
  const before = await start(ada);
  await share(ada, null, [{ partyId: team, access: 'EDITOR' }]);
  const { data } = await start(ada);
  const { workflow } = data.startWorkflow;
  expect(workflow.sharedWith).toEqual([{ party: { name: 'Ops' }, access: 'EDITOR' }]);
  const read = await ben.graphql(READ, { id: workflow.id });
  expect(read.data.workflow).toEqual({ permissions: { edit: true } });
  expect((await cleo.graphql(READ, { id: workflow.id })).data.workflow).toBeNull();
  // Existing workflows aren't changed.
  const { id: former } = before.data.startWorkflow.workflow;
  expect((await ben.graphql(READ, { id: former })).data.workflow).toBeNull();
});

test('rejects an outdated change and accepts a repeated one', async () => {
  const seen = await seenVersion();
  const list = [{ partyId: team, access: 'VIEWER' }];
  const [first, second] = await Promise.all([
    share(ada, [ben.userId], list, seen),
    share(ada, [cleo.userId], list, seen),
  ]);
  expect([...first.codes, ...second.codes]).toEqual(['VersionConflict']);
  const winner = first.codes.length === 0 ? ben : cleo;
  expect((await share(ada, [winner.userId], list, seen)).codes).toEqual([]);
  expect((await share(ada, null, [], seen)).codes).toEqual(['VersionConflict']);
  expect((await share(ada, null, [])).codes).toEqual([]);
});

test('sets viewers and variant creators separately', async () => {
  const writer = await server.createPerson({
    tenantId: ada.tenantId,
    name: 'Will',
    systemRoles: ['CREATOR'],
  });
  const own = await publishedBlueprint(server, ada, buildBlueprint({ tasks: [{}] }));
  const give = async (grants: object) => {
    const { sharing } = (
      await ada.graphql('query ($id: ID!) { blueprint(id: $id) { sharing { version } } }', {
        id: own,
      })
    ).data.blueprint;
    return ada.graphql(GRANT, {
      input: { id: own, expectedVersion: sharing.version, sharedWith: [], ...grants },
    });
  };
  const sees = async (by: TestPerson): Promise<readonly boolean[]> => {
    const [one, list] = await Promise.all([by.graphql(FLAGS, { id: own }), by.graphql(LIST)]);
    return [
      one.data.blueprint !== null,
      list.data.blueprints.edges.some(({ node }: { node: { id: string } }) => node.id === own),
    ];
  };
  const makesVariants = async (by: TestPerson): Promise<boolean> =>
    (
      await by.graphql(
        'query ($id: ID!) { blueprint(id: $id) { permissions { createVariantsOf } } }',
        { id: own },
      )
    ).data.blueprint.permissions.createVariantsOf;
  expect(await sees(cleo)).toEqual([true, true]);
  const grants = { starterIds: [ben.userId], viewerIds: [lee.userId], variantMakerIds: [] };
  expect((await give({ ...grants, viewerIds: [crypto.randomUUID()] })).codes).toEqual([
    'UnknownParty',
  ]);
  const given = await give(grants);
  expect(given.data.shareBlueprint.blueprint.sharing).toEqual({
    isVisibleToAll: false,
    viewers: [{ name: 'Lee' }],
    areVariantsOpen: false,
    variantMakers: [],
  });
  expect(await sees(cleo)).toEqual([false, false]);
  for (const who of [ben, lee, writer, ada]) expect(await sees(who)).toEqual([true, true]);
  expect([await makesVariants(writer), await makesVariants(ada)]).toEqual([false, true]);
  const create = (by: TestPerson) =>
    by.graphql(VARIANT, { input: { idempotencyKey: crypto.randomUUID(), id: own, name: 'Other' } });
  expect((await create(writer)).codes).toEqual(['Forbidden']);
  await give({ ...grants, variantMakerIds: [writer.userId] });
  expect((await create(writer)).codes).toEqual([]);
  // Everyone who can start a blueprint can read it.
  await give({ ...grants, starterIds: null });
  expect(await sees(cleo)).toEqual([true, true]);
});
