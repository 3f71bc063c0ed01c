import { asId, type BlueprintId, type PartyId } from '@baton/domain/core/ids';
import { newLinkRule } from '@baton/domain/blueprint/link-rule';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { afterAll, describe, expect, test } from 'vitest';
import { commandOn, COMPLETE_WITH, idsOf, linkedScene } from '../../testing/scenes/linked-scene.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { workOffDue, workOffMessages } from '../../testing/background/work-off-messages.ts';

// Other workflows never see undone commands, even if their jobs run immediately.
const { server, key, ada, ben, child, start, startFrom, parentOf, childOf, command, complete } =
  await linkedScene();
afterAll(server.close);

const UNDO = `mutation ($input: UndoCommandInput!) { undoCommand(input: $input) { changed { id } } }`;
const DELETE = `mutation ($input: DeleteTaskInput!) { deleteTask(input: $input) { workflow { id } } }`;
const SKIP = `mutation ($input: TaskCommandInput!) { skipTask(input: $input) { task { id } } }`;
const three = { kind: 'LIST', values: ['alpha', 'beta', 'rc'] } as const;

/** Sends a command and returns its key. */
const given = async (document: string, more: object, who = ada): Promise<string> => {
  const idempotencyKey = key();
  const { codes } = await who.graphql(document, { input: { idempotencyKey, ...more } });
  expect(codes).toEqual([]);
  return idempotencyKey;
};
const end = (workflowId: string) =>
  given(commandOn('endWorkflow'), { workflowId, reason: 'Because' });
const undo = async (undoneKey: string, taskId: string | null = null, who = ada) =>
  (await who.graphql(UNDO, { input: { idempotencyKey: key(), undoneKey, taskId } })).codes;
const statesOf = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await childOf(id)).scheduleStatus));

describe('undo of endWorkflow', () => {
  test('keeps linked workflows active', async () => {
    const id = await start({ split: three });
    const ids = idsOf((await parentOf(id)).task);
    const first = await end(id);
    server.clock.advance(9000);
    expect(await workOffDue(server, 2)).toBe(0);
    expect(await undo(first)).toEqual([]);
    // The workflow ended again, so the message of the first end is outdated.
    const second = await end(id);
    server.clock.advance(3000);
    await workOffDue(server, 2);
    expect(await statesOf(ids)).toEqual(['RUNNING', 'RUNNING', 'RUNNING']);
    expect(await undo(second)).toEqual([]);
    await workOffMessages(server, 2);
    expect(await statesOf(ids)).toEqual(['RUNNING', 'RUNNING', 'RUNNING']);
    expect((await parentOf(id)).task).toMatchObject({ hasException: false });
    await end(id);
    await workOffMessages(server, 2);
    expect(await statesOf(ids)).toEqual(['ENDED', 'ENDED', 'ENDED']);
  });

  test('is rejected after a later change by someone else', async () => {
    const id = await start({ split: three });
    const ids = idsOf((await parentOf(id)).task);
    const ended = await end(id);
    await given(commandOn('pauseWorkflow'), { workflowId: ids[0], reason: 'Because' });
    await given(commandOn('restartWorkflow'), { workflowId: id, reason: 'Not yet' });
    expect(await undo(ended)).toEqual(['UndoOvertaken']);
    await workOffMessages(server, 2);
    expect(await statesOf(ids)).toEqual(['PAUSED', 'RUNNING', 'RUNNING']);
    expect((await parentOf(id)).task).toMatchObject({ exception: { text: 'CHILD_PAUSED' } });
  });
});

describe('the last task of a linked workflow', () => {
  test('completes the linked task only when the undo time is over', async () => {
    const id = await start();
    const [made = ''] = idsOf((await parentOf(id)).task);
    const [first, last] = (await childOf(made)).stages[0].tasks;
    await given(COMPLETE_WITH, { taskId: first.id }, ben);
    const done = await given(COMPLETE_WITH, { taskId: last.id }, ben);
    await workOffDue(server, 2);
    expect((await parentOf(id)).task).toMatchObject({ status: 'PENDING_SUBMISSION' });
    expect(await undo(done, last.id, ben)).toEqual([]);
    await workOffMessages(server, 2);
    expect(await parentOf(id)).toMatchObject({
      task: { status: 'PENDING_SUBMISSION', linkedWorkflows: [{ state: 'RUNNING' }] },
      next: { status: 'INACTIVE' },
    });
    const again = await given(COMPLETE_WITH, { taskId: last.id }, ben);
    await workOffMessages(server, 2);
    expect((await parentOf(id)).task.status).toBe('COMPLETED');
    expect(await undo(again, last.id, ben)).toEqual(['UndoTooLate']);
  });

  test('completes the linked task after its deletion was undone', async () => {
    const id = await start();
    const { task } = await parentOf(id);
    const [made = ''] = idsOf(task);
    for (const { id: taskId } of (await childOf(made)).stages[0].tasks)
      await given(COMPLETE_WITH, { taskId }, ben);
    server.clock.advance(6000);
    const deleted = await given(DELETE, { workflowId: id, taskId: task.id });
    server.clock.advance(6000);
    await workOffDue(server, 2);
    expect(await undo(deleted)).toEqual([]);
    await workOffMessages(server, 2);
    expect((await parentOf(id)).task).toMatchObject({ id: task.id, status: 'COMPLETED' });
  });
});

describe('a predecessor of a linked task', () => {
  const begin = async () => {
    const work = { assignees: [asId<PartyId>(ada.userId)] };
    const linked = {
      type: 'LINKED_WORKFLOW' as const,
      assignees: [],
      trigger: { afterTasks: [taskKey(1)], notBefore: null },
      link: { ...newLinkRule, blueprint: asId<BlueprintId>(child) },
    };
    const content = buildBlueprint({ tasks: [work, linked] });
    const id = await startFrom(await publishedBlueprint(server, ada, content));
    const [first, second] = (await parentOf(id)).stages[0].tasks;
    const link = async () => (await parentOf(id)).stages[0].tasks[1].linkedWorkflows;
    return { first: first.id as string, second: second.id as string, link };
  };

  test.each([
    ['completed', COMPLETE_WITH, {}],
    ['skipped', SKIP, { reason: 'Not needed' }],
  ])('starts linked workflows after undo expired if it was %s', async (_, document, more) => {
    const { first, link } = await begin();
    const done = await given(document, { taskId: first, ...more });
    await workOffDue(server, 2);
    expect(await link()).toMatchObject([{ state: 'REQUESTED', workflow: null }]);
    expect(await undo(done, first)).toEqual([]);
    await workOffMessages(server, 2);
    expect(await link()).toEqual([]);
    await given(document, { taskId: first, ...more });
    await workOffMessages(server, 2);
    expect(await link()).toMatchObject([{ request: 1, state: 'RUNNING' }]);
  });
});

describe('a linked workflow whose task stops before the workflow is created', () => {
  const REOPEN = `mutation ($input: ReopenTaskInput!) { reopenTask(input: $input) { task { id } } }`;
  const begin = async () => {
    const work = { assignees: [asId<PartyId>(ada.userId)] };
    const content = buildBlueprint({
      tasks: [
        work,
        {
          type: 'LINKED_WORKFLOW',
          assignees: [],
          trigger: { afterTasks: [taskKey(1)], notBefore: null },
          link: { ...newLinkRule, blueprint: asId<BlueprintId>(child) },
        },
      ],
    });
    const id = await startFrom(await publishedBlueprint(server, ada, content));
    const [first, second] = (await parentOf(id)).stages[0].tasks;
    await given(COMPLETE_WITH, { taskId: first.id });
    await workOffDue(server, 2);
    const count = async () => {
      const [row] = await server.database.rows<{ count: number }>(
        'SELECT count(*)::int AS count FROM workflow WHERE blueprint_id = $1',
        [child],
      );
      return row?.count ?? 0;
    };
    const former = await count();
    const children = async () => (await count()) - former;
    return { id, first: first.id as string, second: second.id as string, children };
  };

  test('is not created if the task was skipped', async () => {
    const { id, second, children } = await begin();
    await given(SKIP, { taskId: second, reason: 'Not needed' });
    await workOffMessages(server, 2);
    expect(await children()).toBe(0);
    expect((await parentOf(id)).stages[0].tasks[1].linkedWorkflows).toEqual([]);
  });

  test('is created once if the task was reset and started again', async () => {
    const { first, children } = await begin();
    await given(REOPEN, { taskId: first, cascade: 'DEPENDENTS', reason: 'Wrong' });
    await workOffMessages(server, 2);
    expect(await children()).toBe(0);
    await given(COMPLETE_WITH, { taskId: first });
    await workOffMessages(server, 2);
    expect(await children()).toBe(1);
  });
});

test('links a workflow again after the deletion of its task was undone', async () => {
  const id = await start();
  const { task } = await parentOf(id);
  const [made = ''] = idsOf(task);
  const deleted = await given(DELETE, { workflowId: id, taskId: task.id });
  await workOffDue(server, 2);
  expect(await undo(deleted)).toEqual([]);
  await workOffMessages(server, 2);
  expect((await childOf(made)).permissions.detach).toBe(true);
  expect(await command('pauseWorkflow', id)).toEqual([]);
  expect((await childOf(made)).scheduleStatus).toBe('PAUSED');
  expect(await command('resumeWorkflow', id)).toEqual([]);
  await complete(made);
  expect((await parentOf(id)).task.status).toBe('COMPLETED');
});
