import { afterAll, describe, expect, test } from 'vitest';
import { idsOf, linkedScene, START } from '../../testing/scenes/linked-scene.ts';
import { workOffMessages } from '../../testing/background/work-off-messages.ts';

const { server, key, ada, ben, child, start, parentOf, childOf, command, complete } =
  await linkedScene();
afterAll(server.close);

const choiceOf = (
  name: string,
  input: string,
) => `mutation ($input: ${input}!) { ${name}(input: $input) {
  task { status hasException permissions { fixLink refusals { action code } } } } }`;
const START_NEW = choiceOf('startNewLinkedWorkflow', 'StartNewLinkedInput');
const RELINK = choiceOf('relinkWorkflow', 'RelinkInput');
const BY_HAND = choiceOf('completeLinkedTask', 'CompleteLinkedInput');
const PREVIEW = `query ($input: PreviewInput!) { previewCommand(input: $input) {
  tasks { effect } children { effect } } }`;
const CANDIDATES = `query ($id: ID!) { task(id: $id) { linkableWorkflows { id name } } }`;
const HISTORY = `query ($id: ID!) { workflow(id: $id) { auditHistory(first: 20) { edges { node {
  subject fields { fieldName valueBefore valueAfter } } } }
  activity(first: 20) { edges { node { kind actor { name } comment params { name value } } } } } }`;

describe('a linked workflow with a problem', () => {
  const fix = async (document: string, taskId: string, more: object, who = ada) => {
    const input = { idempotencyKey: key(), taskId, reason: 'Because', ...more };
    const { codes } = await who.graphql(document, { input });
    await workOffMessages(server, 2);
    return codes;
  };
  const troubled = async () => {
    const id = await start();
    const [made = ''] = idsOf((await parentOf(id)).task);
    expect(await command('endWorkflow', made)).toEqual([]);
    return { id, made, taskId: (await parentOf(id)).task.id as string };
  };

  test('can be replaced by a new one', async () => {
    const { id, made, taskId } = await troubled();
    const asked = { command: 'START_NEW_CHILD', taskId, request: 1, endsFormer: false };
    const { data } = await ada.graphql(PREVIEW, { input: asked });
    expect(data.previewCommand).toMatchObject({
      tasks: [{ effect: 'RESOLVED' }],
      children: [{ effect: 'STARTS' }],
    });
    expect(await fix(START_NEW, taskId, { request: 1, endsFormer: false }, ben)).toEqual([
      'NotFound',
    ]);
    expect(await fix(START_NEW, taskId, { request: 1, endsFormer: false })).toEqual([]);
    const { task } = await parentOf(id);
    expect(task).toMatchObject({
      hasException: false,
      linkedWorkflows: [
        { request: 2, state: 'RUNNING', isFollowed: true },
        { request: 1, state: 'ENDED', isFollowed: false },
      ],
    });
    expect((await childOf(made)).parentTask).toBeNull();
    expect(await fix(START_NEW, taskId, { request: 2, endsFormer: false })).toEqual([
      'LinkedWorkflowGoesOn',
    ]);
  });

  test('can be replaced by an existing one of the same blueprint', async () => {
    const { id, taskId } = await troubled();
    const input = {
      idempotencyKey: key(),
      blueprintId: child,
      name: 'By hand',
      ownerId: ada.userId,
    };
    const { data } = await ada.graphql(START, { input });
    const other: string = data.startWorkflow.workflow.id;
    const candidates = (await ada.graphql(CANDIDATES, { id: taskId })).data.task.linkableWorkflows;
    expect(candidates).toContainEqual({ id: other, name: 'By hand' });
    expect(await fix(RELINK, taskId, { request: 1, workflowId: id })).toEqual([
      'WorkflowNotLinkable',
    ]);
    expect(await fix(RELINK, taskId, { request: 1, workflowId: other })).toEqual([]);
    expect(idsOf((await parentOf(id)).task)[0]).toBe(other);
    expect((await childOf(other)).parentTask).toMatchObject({ workflowId: id });
    const second = await troubled();
    expect(await fix(RELINK, second.taskId, { request: 1, workflowId: other })).toEqual([
      'WorkflowNotLinkable',
    ]);
    await complete(other);
    expect((await parentOf(id)).task.status).toBe('COMPLETED');
  });

  test('can be removed by the owner, and the task continues', async () => {
    const { id, taskId } = await troubled();
    expect(await fix(BY_HAND, taskId, { values: [] })).toEqual([]);
    expect(await parentOf(id)).toMatchObject({
      task: { status: 'COMPLETED', hasException: false },
      next: { status: 'PENDING_SUBMISSION' },
    });
  });
});
describe('detachWorkflow', () => {
  test("unlinks a workflow and leaves the decision to the parent's owner", async () => {
    const id = await start();
    const [made = ''] = idsOf((await parentOf(id)).task);
    expect((await childOf(made)).permissions.detach).toBe(true);
    expect(await command('detachWorkflow', made, ben)).toEqual(['Forbidden']);
    expect(await command('detachWorkflow', made)).toEqual([]);
    expect(await childOf(made)).toMatchObject({
      scheduleStatus: 'RUNNING',
      parentTask: null,
      permissions: { detach: false },
    });
    expect((await parentOf(id)).task).toMatchObject({
      exception: { category: 'LINKED_WORKFLOW', text: 'NO_REFERENCE' },
      linkedWorkflows: [{ problem: 'NO_REFERENCE', isFollowed: true }],
    });
    expect(await command('detachWorkflow', made)).toEqual(['WorkflowNotLinked']);
    expect(await command('endWorkflow', id)).toEqual([]);
    expect((await childOf(made)).scheduleStatus).toBe('RUNNING');
  });

  test('records the change in both workflows', async () => {
    const id = await start();
    const [made = ''] = idsOf((await parentOf(id)).task);
    await command('detachWorkflow', made);
    const { data } = await ada.graphql(HISTORY, { id: made });
    const { auditHistory, activity } = data.workflow;
    expect(auditHistory.edges.map(({ node }: { node: object }) => node)).toContainEqual({
      subject: 'WORKFLOW',
      fields: [
        { fieldName: 'LinkedWorkflowStatus', valueBefore: ['LINKED'], valueAfter: ['DETACHED'] },
      ],
    });
    expect(activity.edges[0].node).toMatchObject({
      kind: 'EDIT',
      actor: { name: 'Ada' },
      comment: 'Because',
      params: expect.arrayContaining([{ name: 'code', value: 'DETACHED' }]),
    });
    const parent = (await ada.graphql(HISTORY, { id })).data.workflow.auditHistory;
    expect(
      parent.edges.map(({ node }: { node: { fields: object } }) => node.fields),
    ).toContainEqual([
      { fieldName: 'LinkedWorkflowStatus', valueBefore: ['RUNNING'], valueAfter: ['DETACHED'] },
    ]);
  });
});

describe('restartStage with linked workflows', () => {
  const RESTART = `mutation ($input: RestartStageInput!, $resets: [ResetChoiceInput!]) {
    restartStage(input: $input, resets: $resets) { workflow { id } } }`;
  const VERSION = `query ($id: ID!) { workflow(id: $id) { version } }`;
  const ASK = `query ($input: PreviewInput!) { previewCommand(input: $input) { questions {
    taskId request options chosen task { name } linkedWorkflow { value workflow { id name } } } } }`;

  test('ends and replaces linked workflows as selected', async () => {
    const id = await start({ split: { kind: 'LIST', values: ['alpha', 'beta'] } });
    const { stages, task } = await parentOf(id);
    const [alpha = '', beta = ''] = idsOf(task);
    await complete(alpha);
    const resets = [{ taskId: task.id, request: 2, choice: 'END' }];
    const stage = { workflowId: id, stageId: stages[0].id };
    const input = { ...stage, command: 'RESTART_STAGE', resets };
    const { data } = await ada.graphql(ASK, { input });
    expect(data.previewCommand.questions).toMatchObject([
      { request: 1, options: ['KEEP', 'NEW'], chosen: 'KEEP', linkedWorkflow: { value: 'alpha' } },
      { request: 2, options: ['KEEP', 'END', 'NEW'], chosen: 'END' },
    ]);
    const expectedVersion = (await ada.graphql(VERSION, { id })).data.workflow.version;
    const given = { idempotencyKey: key(), ...stage, expectedVersion, reason: 'Wrong branch' };
    const { codes } = await ada.graphql(RESTART, { input: given, resets });
    expect(codes).toEqual([]);
    await workOffMessages(server, 2);
    expect(await childOf(beta)).toMatchObject({
      scheduleStatus: 'ENDED',
      endReason: 'Wrong branch',
    });
    const { task: again } = await parentOf(id);
    expect(again.linkedWorkflows).toMatchObject([
      { request: 1, value: 'alpha', state: 'COMPLETED', isFollowed: true },
      { request: 3, value: 'beta', state: 'RUNNING', isFollowed: true },
      { request: 2, state: 'ENDED', isFollowed: false },
    ]);
    await complete(idsOf(again)[1] ?? '');
    expect((await parentOf(id)).task.status).toBe('COMPLETED');
  });

  test('rejects choices for tasks that are not reset', async () => {
    const id = await start();
    const { stages, task } = await parentOf(id);
    const expectedVersion = (await ada.graphql(VERSION, { id })).data.workflow.version;
    const stage = { workflowId: id, stageId: stages[0].id, expectedVersion };
    const input = { idempotencyKey: key(), ...stage, reason: 'So' };
    const resets = [{ taskId: task.id, request: 7, choice: 'END' }];
    expect((await ada.graphql(RESTART, { input, resets })).codes).toEqual(['UnknownReference']);
  });
});
