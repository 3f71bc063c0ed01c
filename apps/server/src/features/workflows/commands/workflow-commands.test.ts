import { stepDefaults } from '@baton/domain/blueprint/complete-content';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id version stages { tasks { id name dueOn approvals { id } } } } } }`;
const FLAGS = 'permissions { pause resume end restart refusals { action code } }';
const commandOf = (
  name: string,
) => `mutation ($input: WorkflowCommandInput!) { ${name}(input: $input) {
  workflow { id version scheduleStatus homeStatus pausedAt pauseReason endReason endDate ${FLAGS} }
  changed { id displayStatus dueOn version } } }`;
const PAUSE = commandOf('pauseWorkflow');
const RESUME = commandOf('resumeWorkflow');
const END = commandOf('endWorkflow');
const RESTART = commandOf('restartWorkflow');
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { id status } } }`;
const APPROVE = `mutation ($input: VoteInput!) { approveTask(input: $input) { task { id } } }`;
const LIST = `{ workflows(first: 50) { edges { node { id scheduleStatus homeStatus pauseReason endReason } } } }`;
const MINE = `{ myTasks(first: 50) { edges { node { workflowId displayStatus permissions { complete } } } } }`;
const FEED = `query ($id: ID!) { workflow(id: $id) { activity(first: 20) { edges { node {
  kind comment actor { name } } } } } }`;

let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let blueprintId: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada' });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  cleo = await server.createPerson({ tenantId, name: 'Cleo' });
  const step = {
    ...stepDefaults,
    level: 1,
    rule: 'ANY',
    requiresComment: false,
    due: null,
  } as const;
  const assignees = [asId<PartyId>(ben.userId)];
  const content = buildBlueprint(
    {
      tasks: [
        { assignees, due: { kind: 'DURATION', amount: 48, unit: 'HOURS' } },
        {
          assignees,
          approvals: [{ ...step, key: taskKey(91), approvers: [asId<PartyId>(cleo.userId)] }],
        },
      ],
    },
    { tasks: [{ assignees }] },
  );
  blueprintId = await publishedBlueprint(server, ada, content);
});

const start = async () => {
  const { data, codes } = await ada.graphql(START, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      blueprintId,
      name: 'A run',
      ownerId: ada.userId,
    },
  });
  expect(codes).toEqual([]);
  return data.startWorkflow.workflow;
};
const to = (workflow: { id: string }, more: object = {}) => ({
  input: { idempotencyKey: crypto.randomUUID(), workflowId: workflow.id, reason: 'Why', ...more },
});
const onTask = (taskId: string, more: object = {}) => ({
  input: { idempotencyKey: crypto.randomUUID(), taskId, ...more },
});
const inList = async (person: TestPerson, id: string) =>
  (await person.graphql(LIST, {})).data.workflows.edges.find(
    ({ node }: { node: { id: string } }) => node.id === id,
  )?.node;
const workOn = async (person: TestPerson, id: string) =>
  (await person.graphql(MINE, {})).data.myTasks.edges.filter(
    ({ node }: { node: { workflowId: string } }) => node.workflowId === id,
  );

describe('pauseWorkflow', () => {
  test('blocks tasks, and moves due dates by the length of the pause', async () => {
    const workflow = await start();
    const [dated, reviewed] = workflow.stages[0].tasks;
    await ben.graphql(COMPLETE, onTask(reviewed.id));
    const { data, codes } = await ada.graphql(PAUSE, to(workflow, { reason: 'Conference week' }));
    expect(codes).toEqual([]);
    expect(data.pauseWorkflow.workflow).toMatchObject({
      scheduleStatus: 'PAUSED',
      homeStatus: 'PAUSED',
      pauseReason: 'Conference week',
      permissions: { pause: false, resume: true, end: true, restart: false },
    });
    expect(data.pauseWorkflow.changed).toContainEqual(
      expect.objectContaining({ id: dated.id, displayStatus: 'PAUSED' }),
    );
    expect((await ben.graphql(COMPLETE, onTask(dated.id))).codes).toEqual(['TaskFrozen']);
    const vote = onTask(reviewed.approvals[0].id, { comment: '' });
    expect((await cleo.graphql(APPROVE, vote)).codes).toEqual(['TaskFrozen']);
    expect(await workOn(ben, workflow.id)).toEqual([]);
    expect(await inList(ada, workflow.id)).toMatchObject({
      homeStatus: 'PAUSED',
      pauseReason: 'Conference week',
    });

    server.clock.advance(3 * 3_600_000);
    const resumed = await ada.graphql(RESUME, to(workflow));
    expect(resumed.codes).toEqual([]);
    expect(resumed.data.resumeWorkflow.workflow).toMatchObject({
      scheduleStatus: 'RUNNING',
      pausedAt: null,
      pauseReason: null,
    });
    const later = resumed.data.resumeWorkflow.changed.find(
      ({ id }: { id: string }) => id === dated.id,
    );
    expect(Date.parse(later.dueOn) - Date.parse(dated.dueOn)).toBe(3 * 3_600_000);
    expect(await workOn(ben, workflow.id)).toHaveLength(1);
    expect((await ben.graphql(COMPLETE, onTask(dated.id))).codes).toEqual([]);
    const feed = (await ada.graphql(FEED, { id: workflow.id })).data.workflow.activity.edges;
    expect(feed.map(({ node }: { node: { kind: string } }) => node.kind)).toEqual(
      expect.arrayContaining(['WORKFLOW_PAUSED', 'RESTARTED']),
    );
  });

  test('requires an owner or editor, and is not found by others', async () => {
    const workflow = await start();
    expect((await ben.graphql(PAUSE, to(workflow))).codes).toEqual(['Forbidden']);
    const dan = await server.createPerson({ tenantId: ada.tenantId, name: 'Dan' });
    expect((await dan.graphql(PAUSE, to(workflow))).codes).toEqual(['NotFound']);
    expect((await ada.graphql(PAUSE, to(workflow, { reason: ' ' }))).codes).toEqual(['Required']);
    expect((await ada.graphql(RESUME, to(workflow))).codes).toEqual(['WorkflowNotPaused']);
  });

  test('is refused to the person who started it but isn’t the owner', async () => {
    const dora = await server.createPerson({ tenantId: ada.tenantId, name: 'Dora' });
    const { data } = await dora.graphql(START, {
      input: {
        idempotencyKey: crypto.randomUUID(),
        blueprintId,
        name: 'For Ada',
        ownerId: ada.userId,
      },
    });
    const { workflow } = data.startWorkflow;
    expect(await inList(dora, workflow.id)).toBeDefined();
    expect((await dora.graphql(FEED, { id: workflow.id })).data.workflow).not.toBeNull();
    expect((await dora.graphql(PAUSE, to(workflow))).codes).toEqual(['Forbidden']);
    expect(await inList(cleo, workflow.id)).toBeDefined();
  });

  test('takes effect once for repeated requests, in two round trips', async () => {
    const workflow = await start();
    const same = to(workflow);
    expect(await server.countTrips(() => ada.graphql(PAUSE, same))).toBeLessThanOrEqual(2);
    const again = await ada.graphql(PAUSE, same);
    expect(again.codes).toEqual([]);
    expect(again.data.pauseWorkflow.workflow.version).toBe(workflow.version + 1);
    expect(await server.countTrips(() => ada.graphql(RESUME, to(workflow)))).toBeLessThanOrEqual(2);
  });

  test('rejects an outdated version', async () => {
    const workflow = await start();
    await ben.graphql(COMPLETE, onTask(workflow.stages[0].tasks[0].id));
    const late = to(workflow, { expectedVersion: workflow.version });
    expect((await ada.graphql(PAUSE, late)).codes).toEqual(['VersionConflict']);
    expect(
      (await ada.graphql(PAUSE, to(workflow, { expectedVersion: workflow.version + 1 }))).codes,
    ).toEqual([]);
  });
});

describe('endWorkflow', () => {
  test('stops all tasks, and reopening loses nothing', async () => {
    const workflow = await start();
    const [dated, reviewed] = workflow.stages[0].tasks;
    await ben.graphql(COMPLETE, onTask(reviewed.id));
    const ended = await ada.graphql(END, to(workflow, { reason: 'Supplier withdrew' }));
    expect(ended.codes).toEqual([]);
    expect(ended.data.endWorkflow.workflow).toMatchObject({
      scheduleStatus: 'ENDED',
      homeStatus: 'ENDED',
      endReason: 'Supplier withdrew',
      permissions: { pause: false, resume: false, end: false, restart: true },
    });
    expect(ended.data.endWorkflow.workflow.endDate).not.toBeNull();
    expect((await ben.graphql(COMPLETE, onTask(dated.id))).codes).toEqual(['TaskFrozen']);
    expect(await inList(ada, workflow.id)).toMatchObject({ endReason: 'Supplier withdrew' });
    expect((await ada.graphql(PAUSE, to(workflow))).codes).toEqual(['WorkflowNotRunning']);

    expect((await ben.graphql(RESTART, to(workflow))).codes).toEqual(['Forbidden']);
    const again = await ada.graphql(RESTART, to(workflow));
    expect(again.data.restartWorkflow.workflow).toMatchObject({
      scheduleStatus: 'RUNNING',
      endReason: null,
      endDate: null,
    });
    const vote = onTask(reviewed.approvals[0].id, { comment: '' });
    expect((await cleo.graphql(APPROVE, vote)).codes).toEqual([]);
  });

  test('takes effect once for simultaneous requests, like reopening', async () => {
    const workflow = await start();
    for (const [command, code] of [
      [END, 'WorkflowAlreadyOver'],
      [RESTART, 'WorkflowNotEnded'],
    ] as const) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => ada.graphql(command, to(workflow))),
      );
      const refused = answers.flatMap((answer) => answer.codes);
      expect(refused).toHaveLength(49);
      expect(new Set(refused)).toEqual(new Set([code]));
    }
  });

  test('takes at most two round trips, like reopening', async () => {
    const workflow = await start();
    expect(await server.countTrips(() => ada.graphql(END, to(workflow)))).toBeLessThanOrEqual(2);
    expect(await server.countTrips(() => ada.graphql(RESTART, to(workflow)))).toBeLessThanOrEqual(
      2,
    );
  });
});
