import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`;
const SHARE = `mutation ($input: ShareWorkflowInput!) { shareWorkflow(input: $input) { workflow {
  sharedWith { party { name } access } } } }`;
const READ = `query ($id: ID!) { workflow(id: $id) { version sharedWith { party { name } access }
  permissions { edit editAccess pause restart } stages { tasks { name permissions { editDueOn complete } } } } }`;
const LIST = `{ workflows(first: 20) { edges { node { id } } } }`;
const EDIT = `mutation ($input: UpdateWorkflowInput!) { updateWorkflow(input: $input) { workflow { name } } }`;

let ada: TestPerson;
let olga: TestPerson;
let ben: TestPerson;
let eve: TestPerson;
let team: string;
let id: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  olga = await server.createPerson({ tenantId, name: 'Olga' });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  eve = await server.createPerson({ tenantId, name: 'Eve', accessLevel: 'EXTERNAL' });
  team = await server.createGroup({ tenantId, name: 'Ops', memberIds: [ben.userId] });
  const assignees = [asId<PartyId>(ada.userId)];
  const blueprintId = await publishedBlueprint(
    server,
    ada,
    buildBlueprint({ tasks: [{ assignees }] }),
  );
  const input = { blueprintId, name: 'Run', ownerId: olga.userId, startDate: null };
  const { data } = await ada.graphql(START, {
    input: { ...input, idempotencyKey: crypto.randomUUID() },
  });
  id = data.startWorkflow.workflow.id;
});

const read = async (by: TestPerson) => (await by.graphql(READ, { id })).data.workflow;
const seen = async (): Promise<number> => (await read(olga)).version;
const share = async (by: TestPerson, sharedWith: readonly object[], version?: number) =>
  by.graphql(SHARE, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      workflowId: id,
      expectedVersion: version ?? (await seen()),
      sharedWith,
    },
  });
const listed = async (by: TestPerson): Promise<readonly string[]> =>
  (await by.graphql(LIST)).data.workflows.edges.map(
    ({ node }: { node: { id: string } }) => node.id,
  );

test('lets only the owner share a workflow', async () => {
  expect(await read(ben)).toBeNull();
  expect((await share(ben, [])).codes).toEqual(['NotFound']);
  const partner = await share(olga, [{ partyId: eve.userId, access: 'EDITOR' }]);
  expect(partner.codes).toEqual(['EditorMustBelongToWorkspace']);
  const unknown = await share(olga, [{ partyId: crypto.randomUUID(), access: 'VIEWER' }]);
  expect(unknown.codes).toEqual(['UnknownParty']);
  const shared = await share(olga, [
    { partyId: team, access: 'EDITOR' },
    { partyId: eve.userId, access: 'VIEWER' },
  ]);
  expect(shared.data.shareWorkflow.workflow.sharedWith).toEqual([
    { party: { name: 'Ops' }, access: 'EDITOR' },
    { party: { name: 'Eve' }, access: 'VIEWER' },
  ]);
});

test('rejects an outdated list of collaborators', async () => {
  const version = await seen();
  const both = [
    { partyId: team, access: 'EDITOR' },
    { partyId: eve.userId, access: 'VIEWER' },
  ];
  expect((await share(olga, both.slice(0, 1), version)).codes).toEqual([]);
  expect((await share(olga, both, version)).codes).toEqual(['VersionConflict']);
  expect((await read(olga)).sharedWith).toHaveLength(1);
  expect((await share(olga, both)).codes).toEqual([]);
});

test('lets editors edit and external viewers read the workflow', async () => {
  expect(await read(ben)).toMatchObject({
    permissions: { edit: true, editAccess: false, pause: true, restart: false },
    stages: [{ tasks: [{ permissions: { editDueOn: true, complete: false } }] }],
  });
  expect(await listed(ben)).toEqual([id]);
  const input = { idempotencyKey: crypto.randomUUID(), workflowId: id, name: 'Otherwise' };
  expect((await ben.graphql(EDIT, { input })).codes).toEqual([]);
  expect((await share(ben, [])).codes).toEqual(['Forbidden']);
  expect(await read(eve)).toMatchObject({
    sharedWith: [
      { party: { name: 'Ops' }, access: 'EDITOR' },
      { party: { name: 'Eve' }, access: 'VIEWER' },
    ],
    permissions: { edit: false, pause: false },
    stages: [{ tasks: [{ permissions: { editDueOn: false } }] }],
  });
});

test('removes the access of a person immediately and records the removal', async () => {
  expect((await share(olga, [])).codes).toEqual([]);
  expect(await read(ben)).toBeNull();
  expect(await listed(ben)).toEqual([]);
  const { data } = await olga.graphql(
    `query ($id: ID!) { workflow(id: $id) {
       activity(first: 3) { edges { node { params { name value } } } }
       auditHistory(first: 5) { edges { node { fields { fieldName valueBefore valueAfter } } } } } }`,
    { id },
  );
  expect(JSON.stringify(data.workflow.activity)).toContain('Ops');
  const { edges } = data.workflow.auditHistory;
  expect(edges[0].node.fields).toEqual([
    { fieldName: 'Collaborators', valueBefore: ['Ops', 'Eve'], valueAfter: [] },
  ]);
});

test('hides collaborators from a former owner', async () => {
  await share(olga, [{ partyId: team, access: 'VIEWER' }]);
  const { data, codes } = await olga.graphql(
    `mutation ($input: UpdateWorkflowInput!) { updateWorkflow(input: $input) { workflow {
       name sharedWith { access } } } }`,
    { input: { idempotencyKey: crypto.randomUUID(), workflowId: id, ownerId: ada.userId } },
  );
  expect(codes).toEqual([]);
  expect(data.updateWorkflow.workflow.sharedWith).toEqual([]);
});
