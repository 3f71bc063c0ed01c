import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id } } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { status } } }`;
const LISTS = `{ viewer { counts { myTasks } } myTasks(first: 9) { edges { node { id } } }
  tests: myTasks(first: 9, isTestRun: true) { edges { node { id } } }
  assignedTasks(first: 9, scope: OPEN) { edges { node { id } } } }`;

let ada: TestPerson;
let ben: TestPerson;
let blueprintId: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  const assignees = [asId<PartyId>(ben.userId)];
  const content = buildBlueprint({
    tasks: [{ assignees }, { assignees, trigger: { afterTasks: [taskKey(1)], notBefore: null } }],
  });
  blueprintId = await publishedBlueprint(server, ada, content);
});

const start = async (isTestRun: boolean): Promise<readonly string[]> => {
  const idempotencyKey = crypto.randomUUID();
  const input = { idempotencyKey, blueprintId, name: 'Run', ownerId: ada.userId, isTestRun };
  const { data, codes } = await ada.graphql(START, { input });
  expect(codes).toEqual([]);
  return data.startWorkflow.workflow.stages[0].tasks.map(({ id }: { id: string }) => id);
};

type Page = { readonly edges: readonly { readonly node: { readonly id: string } }[] };
const idsOf = ({ edges }: Page): readonly string[] => edges.map(({ node }) => node.id).toSorted();

const lists = async () => {
  const { data } = await ben.graphql(LISTS);
  const { viewer, myTasks, tests, assignedTasks } = data;
  return {
    count: viewer.counts.myTasks,
    mine: idsOf(myTasks),
    tests: idsOf(tests),
    assigned: idsOf(assignedTasks),
  };
};

test('lists tasks of test runs only in the list of test runs', async () => {
  const [first = '', second = ''] = await start(true);
  expect(await lists()).toEqual({ count: 0, mine: [], tests: [first], assigned: [first] });
  const [real = ''] = await start(false);
  const both = [first, real].toSorted();
  expect(await lists()).toEqual({ count: 1, mine: [real], tests: [first], assigned: both });
  const input = { idempotencyKey: crypto.randomUUID(), taskId: first };
  expect((await ben.graphql(COMPLETE, { input })).codes).toEqual([]);
  const then = [second, real].toSorted();
  expect(await lists()).toEqual({ count: 1, mine: [real], tests: [second], assigned: then });
});
