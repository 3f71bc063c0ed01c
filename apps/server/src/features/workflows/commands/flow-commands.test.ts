import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { id tasks { id name } } } } }`;
const RUN = `query ($id: ID!) { workflow(id: $id) { scheduleStatus version runNumber heldBy { name } deletedAt
  stages { id status runNumber skip { reason comment by { name } } permissions { restart startAnyway skip }
    tasks { id status displayStatus skipReason sendBackTargets { name } permissions { decideRejection overrideRejection } } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }`;
const REJECT = `mutation ($input: RejectTaskInput!) { rejectTask(input: $input) { task { id status } } }`;
const PREVIEW = `query ($input: PreviewInput!) { previewCommand(input: $input) {
  workflow { from to } stages { stage { id } from to } tasks { task { id } effect } } }`;
const MINE = `{ myTasks(first: 50) { edges { node { id workflowId } } } }`;
const LIST = `{ workflows(first: 50) { edges { node { id } } } }`;
const DELETED = `{ deletedWorkflows { id deletedAt permissions { restore } } }`;
const onWorkflow = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { workflow { id scheduleStatus runNumber } } }`;
const onApproval = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { task { id status approvalStatus } } }`;

let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let root: TestPerson;
let blueprintId: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada' });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  cleo = await server.createPerson({ tenantId, name: 'Cleo' });
  root = await server.createPerson({ tenantId, name: 'Root', isAdmin: true });
  const assignees = [asId<PartyId>(ben.userId)];
  blueprintId = await publishedBlueprint(
    server,
    ada,
    buildBlueprint(
      { tasks: [{ assignees }, { assignees, restartRule: 'SKIP_ON_RESTART' }] },
      {
        tasks: [
          {
            type: 'APPROVAL',
            assignees: [asId<PartyId>(cleo.userId)],
            trigger: { afterTasks: [taskKey(1)], notBefore: null },
            rejectAction: { kind: 'NONE', requiresComment: false },
          },
        ],
      },
      { tasks: [{ assignees }] },
    ),
  );
});

const key = () => crypto.randomUUID();
const start = async () => {
  const { data, codes } = await ada.graphql(START, {
    input: { idempotencyKey: key(), blueprintId, name: 'A run', ownerId: ada.userId },
  });
  expect(codes).toEqual([]);
  const { id, stages } = data.startWorkflow.workflow;
  const tasks = stages.flatMap((stage: { tasks: { id: string }[] }) => stage.tasks);
  return {
    id,
    stage: (n: number): string => stages[n - 1].id,
    task: (n: number): string => tasks[n - 1].id,
  };
};
const complete = (taskId: string) =>
  ben.graphql(COMPLETE, { input: { idempotencyKey: key(), taskId } });
const look = async (person: TestPerson, id: string) =>
  (await person.graphql(RUN, { id })).data.workflow;
const statesOf = (workflow: { stages: { status: string; tasks: { status: string }[] }[] }) =>
  workflow.stages.map(({ status, tasks }) => [status, ...tasks.map((task) => task.status)]);

describe('skipStage, startStage, and restartStage', () => {
  test('have the effects that their previews show', async () => {
    const run = await start();
    const skip = { workflowId: run.id, stageId: run.stage(3) };
    const input = { ...skip, idempotencyKey: key(), reason: 'Not this time' };
    expect(
      (await ben.graphql(onWorkflow('skipStage', 'StageCommandInput'), { input })).codes,
    ).toEqual(['Forbidden']);
    const seen = await ada.graphql(PREVIEW, { input: { ...skip, command: 'SKIP_STAGE' } });
    expect(seen.data.previewCommand).toEqual({
      workflow: null,
      stages: [{ stage: { id: run.stage(3) }, from: 'NOT_STARTED', to: 'SKIPPED' }],
      tasks: [{ task: { id: run.task(4) }, effect: 'SKIPPED' }],
    });
    expect((await look(ada, run.id)).stages[2].status).toBe('NOT_STARTED');
    await ada.graphql(onWorkflow('skipStage', 'StageCommandInput'), { input });
    expect((await look(ada, run.id)).stages[2]).toMatchObject({
      status: 'SKIPPED',
      skip: { reason: 'MANUAL', comment: 'Not this time', by: { name: 'Ada' } },
      permissions: { restart: true, startAnyway: true, skip: false },
    });
    await ada.graphql(onWorkflow('startStageAnyway', 'StageCommandInput'), {
      input: { ...skip, idempotencyKey: key() },
    });
    expect(statesOf(await look(ada, run.id))[2]).toEqual(['IN_PROGRESS', 'PENDING_SUBMISSION']);

    await complete(run.task(1));
    await complete(run.task(2));
    const again = { workflowId: run.id, stageId: run.stage(1) };
    const preview = await ada.graphql(PREVIEW, { input: { ...again, command: 'RESTART_STAGE' } });
    expect(preview.data.previewCommand.tasks).toEqual([
      { task: { id: run.task(1) }, effect: 'STARTS_OVER' },
      { task: { id: run.task(3) }, effect: 'RESET' },
      { task: { id: run.task(4) }, effect: 'RESET' },
    ]);
    const { version: expectedVersion } = await look(ada, run.id);
    await ada.graphql(onWorkflow('restartStage', 'RestartStageInput'), {
      input: { ...again, idempotencyKey: key(), expectedVersion, reason: 'Once more' },
    });
    expect(statesOf(await look(ada, run.id))).toEqual([
      ['IN_PROGRESS', 'PENDING_SUBMISSION', 'COMPLETED'],
      ['NOT_STARTED', 'INACTIVE'],
      ['NOT_STARTED', 'INACTIVE'],
    ]);
  });
});

describe('preview', () => {
  test('shows the effects of a submission, a decision, and a problem', async () => {
    const run = await start();
    await complete(run.task(1));
    const ask = async (person: TestPerson, input: object) => {
      const seen = await person.graphql(PREVIEW, { input: { workflowId: run.id, ...input } });
      expect(seen.codes).toEqual([]);
      return seen.data.previewCommand;
    };
    const submit = await ask(ben, { command: 'SUBMIT', taskId: run.task(2) });
    expect(submit.tasks).toEqual([
      { task: { id: run.task(2) }, effect: 'COMPLETED' },
      { task: { id: run.task(3) }, effect: 'STARTS' },
    ]);
    const report = await ask(ben, { command: 'REPORT_EXCEPTION', taskId: run.task(1) });
    expect(report.tasks).toEqual([{ task: { id: run.task(1) }, effect: 'REOPENED' }]);
    await complete(run.task(2));
    const override = { command: 'OVERRIDE', taskId: run.task(3) };
    expect((await ask(root, { ...override, decision: 'APPROVED' })).tasks).toEqual([
      { task: { id: run.task(3) }, effect: 'COMPLETED' },
      { task: { id: run.task(4) }, effect: 'STARTS' },
    ]);
    expect((await ask(root, { ...override, decision: 'REJECTED' })).tasks).toEqual([
      { task: { id: run.task(3) }, effect: 'REJECTED' },
    ]);
    const denied = { ...override, workflowId: run.id };
    expect((await ada.graphql(PREVIEW, { input: denied })).codes).toEqual(['Forbidden']);
    const deleted = await ask(ada, { command: 'DELETE' });
    expect(deleted).toEqual({ workflow: null, stages: [], tasks: [] });
  });
});

describe('a final rejection', () => {
  const rejected = async () => {
    const run = await start();
    await complete(run.task(1));
    await complete(run.task(2));
    const vote = { idempotencyKey: key(), taskId: run.task(3), comment: 'No' };
    const { data } = await cleo.graphql(REJECT, { input: vote });
    expect(data.rejectTask.task.status).toBe('REJECTED');
    return run;
  };

  test('can be turned into a rework by the owner', async () => {
    const run = await rejected();
    const [, stage] = (await look(ada, run.id)).stages;
    expect(stage.tasks[0]).toMatchObject({
      sendBackTargets: [{ name: 'Task 1' }, { name: 'Task 2' }],
      permissions: { decideRejection: true, overrideRejection: false },
    });
    const input = {
      idempotencyKey: key(),
      taskId: run.task(3),
      targetId: run.task(1),
      reason: 'Fixed',
    };
    const SEND_BACK = onApproval('sendBackRejected', 'SendBackInput');
    expect((await cleo.graphql(SEND_BACK, { input })).codes).toEqual(['Forbidden']);
    expect((await ada.graphql(SEND_BACK, { input })).codes).toEqual([]);
    expect(statesOf(await look(ada, run.id)).slice(0, 2)).toEqual([
      ['IN_PROGRESS', 'PENDING_SUBMISSION', 'COMPLETED'],
      ['NOT_STARTED', 'INACTIVE'],
    ]);
  });

  test('can be overridden only by an admin with a reason', async () => {
    const run = await rejected();
    const OVERRIDE = onApproval('overrideRejection', 'OverrideRejectionInput');
    const input = { idempotencyKey: key(), taskId: run.task(3), reason: 'Agreed by phone' };
    expect((await ada.graphql(OVERRIDE, { input })).codes).toEqual(['Forbidden']);
    const blank = { ...input, reason: ' ' };
    expect((await root.graphql(OVERRIDE, { input: blank })).codes).toEqual(['Required']);
    expect((await root.graphql(OVERRIDE, { input })).data.overrideRejection.task).toMatchObject({
      status: 'COMPLETED',
      approvalStatus: 'APPROVED',
    });
    expect(statesOf(await look(ada, run.id))[2]).toEqual(['IN_PROGRESS', 'PENDING_SUBMISSION']);
  });
});

describe('restartWorkflow', () => {
  test('starts stages again that don’t keep their result', async () => {
    const run = await start();
    await complete(run.task(1));
    await complete(run.task(2));
    const AGAIN = onWorkflow('runWorkflowAgain', 'RunWorkflowAgainInput');
    const input = { idempotencyKey: key(), workflowId: run.id };
    expect((await ada.graphql(AGAIN, { input })).codes).toEqual(['WorkflowNotOver']);
    await ada.graphql(onWorkflow('endWorkflow', 'WorkflowCommandInput'), {
      input: { idempotencyKey: key(), workflowId: run.id, reason: 'Enough' },
    });
    expect((await look(ada, run.id)).heldBy).toEqual({ name: 'Ada' });
    const { data } = await ada.graphql(AGAIN, { input });
    expect(data.runWorkflowAgain.workflow).toMatchObject({
      scheduleStatus: 'RUNNING',
      runNumber: 2,
    });
    const repeated = await ada.graphql(AGAIN, { input });
    expect(repeated.data.runWorkflowAgain.workflow.runNumber).toBe(2);
    expect(statesOf(await look(ada, run.id))[0]).toEqual([
      'IN_PROGRESS',
      'PENDING_SUBMISSION',
      'COMPLETED',
    ]);
  });
});

describe('deleteWorkflow', () => {
  test('shows the deleted workflow only to people who can restore it', async () => {
    const run = await start();
    const before = statesOf(await look(ada, run.id));
    const DELETE = onWorkflow('deleteWorkflow', 'WorkflowCommandInput');
    const RESTORE = onWorkflow('restoreWorkflow', 'WorkflowCommandInput');
    const input = () => ({ input: { idempotencyKey: key(), workflowId: run.id } });
    const mine = async () =>
      (await ben.graphql(MINE)).data.myTasks.edges.filter(
        ({ node }: { node: { workflowId: string } }) => node.workflowId === run.id,
      ).length;
    const listed = async () =>
      (await ada.graphql(LIST)).data.workflows.edges.some(
        ({ node }: { node: { id: string } }) => node.id === run.id,
      );
    expect((await ben.graphql(DELETE, input())).codes).toEqual(['Forbidden']);
    expect(await mine()).toBe(2);
    expect((await ada.graphql(DELETE, input())).codes).toEqual([]);

    expect(await mine()).toBe(0);
    expect(await listed()).toBe(false);
    expect(await look(ben, run.id)).toBeNull();
    expect((await complete(run.task(1))).codes).toEqual(['NotFound']);
    expect((await ben.graphql(DELETED)).data.deletedWorkflows).toEqual([]);
    const [deleted] = (await ada.graphql(DELETED)).data.deletedWorkflows;
    expect(deleted).toMatchObject({ id: run.id, permissions: { restore: true } });

    server.clock.advance(31 * 24 * 3_600_000);
    expect((await ada.graphql(DELETED)).data.deletedWorkflows).toEqual([]);
    expect((await ada.graphql(RESTORE, input())).codes).toEqual(['RestoreTooLate']);
    server.clock.advance(-2 * 24 * 3_600_000);
    expect((await ada.graphql(RESTORE, input())).codes).toEqual([]);
    expect(await mine()).toBe(2);
    expect(await listed()).toBe(true);
    expect(statesOf(await look(ada, run.id))).toEqual(before);
  });
});
