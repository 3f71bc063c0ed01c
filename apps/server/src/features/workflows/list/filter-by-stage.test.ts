import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, stageKey } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/db/uuid.ts';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id } } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }`;
const LIST = `query ($first: Int!, $after: String, $status: [ScheduleStatus!], $blueprint: ID, $stage: ID,
  $stageStatus: [StageStatus!]) {
  workflows(first: $first, after: $after, filter: { status: $status, blueprint: $blueprint, stage: $stage,
    stageStatus: $stageStatus }) { edges { node { name } } pageInfo { hasNextPage endCursor } } }`;

let ada: TestPerson;
let ben: TestPerson;
let stranger: TestPerson;
let one: string;
let other: string;

/**
 * Starts two workflows of `One`, the second of which is in its second stage, and one of `Other`.
 */
beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  stranger = await server.createPerson({
    tenantId: await server.createTenant('Other'),
    name: 'Sam',
    isAdmin: true,
  });
  const assignees = [asId<PartyId>(ada.userId)];
  const content = buildBlueprint({ tasks: [{ assignees }] }, { tasks: [{ assignees }] });
  one = await publishedBlueprint(server, ada, content);
  other = await publishedBlueprint(server, ada, content);
  await started(one, 'First', ada);
  const taskId = await started(one, 'Second', ben);
  const input = { idempotencyKey: newId(), taskId };
  expect((await ada.graphql(COMPLETE, { input })).codes).toEqual([]);
  await started(other, 'Third', ada);
});

const started = async (blueprintId: string, name: string, owner: TestPerson): Promise<string> => {
  const input = { idempotencyKey: newId(), blueprintId, name, ownerId: owner.userId };
  const { data } = await ada.graphql(START, { input });
  return data.startWorkflow.workflow.stages[0].tasks[0].id;
};

const page = (by: TestPerson, of: object, first = 10) => by.graphql(LIST, { first, ...of });
const names = async (by: TestPerson, of: object): Promise<readonly string[]> =>
  (await page(by, of)).data.workflows.edges.map(
    ({ node }: { node: { name: string } }) => node.name,
  );

describe('workflows of a blueprint', () => {
  it('are listed newest first, page by page', async () => {
    expect(await names(ada, { blueprint: one })).toEqual(['Second', 'First']);
    expect(await names(ada, { blueprint: other })).toEqual(['Third']);
    const { data } = await page(ada, { blueprint: one }, 1);
    expect(data.workflows.pageInfo.hasNextPage).toBe(true);
    const after = data.workflows.pageInfo.endCursor;
    expect(await names(ada, { blueprint: one, after })).toEqual(['First']);
  });

  it('include only workflows that the viewer can read', async () => {
    expect(await names(ben, { blueprint: one })).toEqual(['Second']);
    expect(await names(ben, { blueprint: other })).toEqual([]);
    expect(await names(stranger, { blueprint: one })).toEqual([]);
    expect(await names(stranger, { stageStatus: ['IN_PROGRESS'] })).toEqual([]);
  });

  it('are empty for an unknown blueprint', async () => {
    expect(await names(ada, { blueprint: newId() })).toEqual([]);
  });
});

describe('workflows filtered by stage status', () => {
  const first = stageKey(1);
  it.each([
    [{ stageStatus: ['COMPLETED'] }, ['Second']],
    [{ stageStatus: ['IN_PROGRESS'] }, ['Third', 'Second', 'First']],
    [{ stageStatus: ['SKIPPED'] }, []],
    [{ stageStatus: ['SKIPPED', 'COMPLETED'] }, ['Second']],
    [{ stageStatus: [] }, ['Third', 'Second', 'First']],
    [{ stage: first, stageStatus: ['IN_PROGRESS'] }, ['Third', 'First']],
    [
      { stage: stageKey(2), stageStatus: ['NOT_STARTED', 'IN_PROGRESS'] },
      ['Third', 'Second', 'First'],
    ],
    [{ stage: stageKey(3), stageStatus: ['IN_PROGRESS'] }, []],
    [{ stage: first, stageStatus: ['IN_PROGRESS'], status: ['PAUSED'] }, []],
  ])('%j returns %j', async (of, found) => {
    expect(await names(ada, of)).toEqual(found);
  });

  it('can be combined with a blueprint', async () => {
    const of = { blueprint: one, stage: first, stageStatus: ['COMPLETED'] };
    expect(await names(ada, of)).toEqual(['Second']);
    expect(await names(ben, of)).toEqual(['Second']);
    expect(await names(ben, { ...of, stageStatus: ['IN_PROGRESS'] })).toEqual([]);
  });

  it('match any stage of one blueprint, page by page', async () => {
    const of = { blueprint: one, stageStatus: ['IN_PROGRESS'] };
    expect(await names(ada, { blueprint: one, stageStatus: ['COMPLETED'] })).toEqual(['Second']);
    expect(await names(ada, { blueprint: other, stageStatus: ['COMPLETED'] })).toEqual([]);
    expect(await names(ada, of)).toEqual(['Second', 'First']);
    const { data } = await page(ada, of, 1);
    const { hasNextPage, endCursor: after } = data.workflows.pageInfo;
    expect(hasNextPage).toBe(true);
    expect(await names(ada, { ...of, after })).toEqual(['First']);
    expect(await names(ben, of)).toEqual(['Second']);
  });
});
