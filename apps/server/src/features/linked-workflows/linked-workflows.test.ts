import { asId, type BlueprintId, type PartyId } from '@baton/domain/core/ids';
import { newLinkRule } from '@baton/domain/blueprint/link-rule';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, describe, expect, test } from 'vitest';
import { commandOn, idsOf, linkedScene, START } from '../../testing/scenes/linked-scene.ts';
import type { PersonOptions, TestPerson } from '../../testing/test-server.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { workOff, workOffMessages } from '../../testing/background/work-off-messages.ts';
import { runJobHandlers } from '../runs/index.ts';

const { server, key, ada, ben, child, start, parentOf, childOf, command, complete } =
  await linkedScene();
afterAll(server.close);

const PUBLISH = `mutation ($input: PublishBlueprintInput!) { publishBlueprint(input: $input) { blueprint { id } } }`;
const three = { kind: 'LIST', values: ['alpha', 'beta', 'rc'] } as const;

/**
 * Returns the state of a linked workflow after its owner assigned it to a person. Only the given
 * people can start its blueprint. Null means every internal user.
 */
const givenTo = async (starters: readonly TestPerson[] | null) => {
  const content = buildBlueprint({ tasks: [{ assignees: [] }] });
  const given = asId<BlueprintId>(await publishedBlueprint(server, ada, content));
  if (starters !== null)
    await server.database.rows('UPDATE blueprint SET sharing = $2 WHERE id = $1', [
      given,
      JSON.stringify({ starters: starters.map(({ userId }) => userId), collaborators: [] }),
    ]);
  return async ({ userId }: TestPerson): Promise<string> => {
    const { task } = await parentOf(
      await start({ blueprint: given, owner: asId<PartyId>(userId) }),
    );
    return task.linkedWorkflows[0].state;
  };
};

describe('a linked task', () => {
  test('starts one workflow for each value and completes with all of them', async () => {
    const id = await start({ split: three, name: '{workflow} {value} ({number})' });
    const { task } = await parentOf(id);
    expect(task).toMatchObject({
      status: 'PENDING_SUBMISSION',
      displayStatus: 'IN_PROGRESS_ON_TRACK',
    });
    expect(task.linkedWorkflows).toMatchObject(
      ['alpha', 'beta', 'rc'].map((value, at) => ({
        value,
        state: 'RUNNING',
        problem: null,
        workflow: {
          name: `Release ${value} (${at + 1})`,
          mayRead: true,
          percentComplete: 0,
          stageName: 'Cut',
        },
      })),
    );
    const [alpha = '', beta = '', rc = ''] = idsOf(task);
    expect(await childOf(alpha)).toMatchObject({
      owner: { id: ada.userId },
      parentTask: { name: 'Task 1', workflowId: id },
    });
    await complete(alpha);
    await complete(beta);
    expect((await parentOf(id)).task.status).toBe('PENDING_SUBMISSION');
    await complete(rc);
    expect(await parentOf(id)).toMatchObject({
      task: {
        status: 'COMPLETED',
        linkedWorkflows: [{ workflow: { percentComplete: 100 } }, {}, {}],
      },
      next: { status: 'PENDING_SUBMISSION' },
    });
  });

  test('unlinks a workflow that is created while its task is deleted', async () => {
    const linked = {
      type: 'LINKED_WORKFLOW' as const,
      assignees: [],
      link: { ...newLinkRule, blueprint: asId<BlueprintId>(child) },
    };
    const content = buildBlueprint({ tasks: [linked, { assignees: [asId<PartyId>(ada.userId)] }] });
    const blueprintId = await publishedBlueprint(server, ada, content);
    const begun = await ada.graphql(START, {
      input: { idempotencyKey: key(), blueprintId, name: 'Release', ownerId: ada.userId },
    });
    const { id } = begun.data.startWorkflow.workflow;
    const { task } = await parentOf(id);
    // It exists but hasn't reported to its parent yet.
    await workOff(server, ['start-child'], runJobHandlers(server.composition.services));
    const gone = await ada.graphql(
      `mutation ($input: DeleteTaskInput!) { deleteTask(input: $input) { workflow { id } } }`,
      { input: { idempotencyKey: key(), workflowId: id, taskId: task.id } },
    );
    expect(gone.codes).toEqual([]);
    await workOffMessages(server, 2);
    const [row] = await server.database.rows<{ readonly id: string }>(
      `SELECT id FROM workflow WHERE marks->'parent'->>'workflowId' = $1`,
      [id],
    );
    expect((await childOf(row?.id ?? '')).permissions.detach).toBe(false);
  });

  test('completes when the required number is completed', async () => {
    const id = await start({ split: three, needed: 1 });
    const [first = ''] = idsOf((await parentOf(id)).task);
    await complete(first);
    expect((await parentOf(id)).task.status).toBe('COMPLETED');
  });

  test('reports a problem if the blueprint is not published', async () => {
    const id = await start({ blueprint: asId<BlueprintId>(key()) });
    expect(await parentOf(id)).toMatchObject({
      homeStatus: 'PROBLEM',
      task: {
        displayStatus: 'EXCEPTION',
        exception: { category: 'LINKED_WORKFLOW', text: 'UNABLE_TO_START' },
        linkedWorkflows: [{ state: 'REFUSED', problem: 'UNABLE_TO_START', workflow: null }],
      },
    });
  });

  test('can be owned by a limited user who can start it, but not external users', async () => {
    const { tenantId } = ada;
    const lee = await server.createPerson({ tenantId, name: 'Lee', accessLevel: 'LIMITED' });
    const eve = await server.createPerson({ tenantId, name: 'Eve', accessLevel: 'EXTERNAL' });
    const open = await givenTo(null);
    expect(await open(lee)).toBe('REFUSED');
    const startedBy = await givenTo([lee, eve]);
    expect([await startedBy(lee), await startedBy(eve)]).toEqual(['RUNNING', 'REFUSED']);
  });

  test('can be owned by everyone who can start its blueprint', async () => {
    const { tenantId } = ada;
    const of = (name: string, over: Partial<PersonOptions> = {}) =>
      server.createPerson({ tenantId, name, ...over });
    const startedBy = await givenTo([ben]);
    expect(await startedBy(ben)).toBe('RUNNING');
    expect(await startedBy(await of('Ann', { isAdmin: true }))).toBe('RUNNING');
    for (const role of ['CREATOR', 'PUBLISHER'])
      expect(await startedBy(await of(role, { systemRoles: [role] }))).toBe('RUNNING');
    expect(await startedBy(await of('Dan', { systemRoles: ['PEOPLE_ADMIN'] }))).toBe('REFUSED');
    // Start access ends when a person becomes external.
    const former = await of('Fay', { isAdmin: true, accessLevel: 'EXTERNAL' });
    expect(await startedBy(former)).toBe('REFUSED');
  });

  test('shows only the status of a linked workflow without read access', async () => {
    const cleo = await server.createPerson({ tenantId: ada.tenantId, name: 'Cleo' });
    const id = await start({ owner: asId<PartyId>(cleo.userId) });
    const { task } = await parentOf(id);
    expect(task.linkedWorkflows[0].workflow).toMatchObject({
      name: null,
      mayRead: false,
      stageName: 'Cut',
    });
    const [made = ''] = idsOf(task);
    expect(await childOf(made)).toBeNull();
    expect(await childOf(made, cleo)).toMatchObject({ name: 'Checklist', parentTask: null });
  });
});

describe('parent and linked workflows', () => {
  test('pause and resume together unless paused separately', async () => {
    const id = await start({ split: three });
    const [alpha = '', beta = ''] = idsOf((await parentOf(id)).task);
    expect(await command('pauseWorkflow', beta)).toEqual([]);
    expect((await parentOf(id)).task).toMatchObject({
      exception: { text: 'CHILD_PAUSED' },
      displayStatus: 'EXCEPTION',
    });
    expect(await command('pauseWorkflow', id)).toEqual([]);
    expect(await childOf(alpha)).toMatchObject({
      scheduleStatus: 'PAUSED',
      pauseReason: 'Because',
    });
    expect(await command('resumeWorkflow', id)).toEqual([]);
    expect((await childOf(alpha)).scheduleStatus).toBe('RUNNING');
    expect((await childOf(beta)).scheduleStatus).toBe('PAUSED');
    expect(await command('resumeWorkflow', beta)).toEqual([]);
    expect((await parentOf(id)).task).toMatchObject({ hasException: false, exception: null });
  });

  test('end together, and reopening the parent asks about linked workflows', async () => {
    const id = await start();
    const [made = ''] = idsOf((await parentOf(id)).task);
    expect(await command('endWorkflow', id)).toEqual([]);
    expect(await childOf(made)).toMatchObject({ scheduleStatus: 'ENDED', endReason: 'Because' });
    expect(await command('restartWorkflow', id)).toEqual([]);
    expect((await parentOf(id)).task).toMatchObject({
      displayStatus: 'ENDED',
      exception: { text: 'CHILD_ENDED' },
    });
    expect(await command('restartWorkflow', made)).toEqual([]);
    expect((await parentOf(id)).task).toMatchObject({ hasException: false });
  });

  test('reopen together, or only the linked one if the task is completed', async () => {
    const id = await start({ split: three, needed: 1 });
    const { task } = await parentOf(id);
    const [alpha = '', beta = '', rc = ''] = idsOf(task);
    const restarted = (withLinkedWorkflows: boolean) =>
      ada.graphql(
        `mutation ($input: WorkflowCommandInput!, $with: Boolean) {
          restartWorkflow(input: $input, withLinkedWorkflows: $with) { workflow { id } } }`,
        { input: { idempotencyKey: key(), workflowId: id }, with: withLinkedWorkflows },
      );
    const looked = async () => {
      const input = { workflowId: id, command: 'RESTART', withLinkedWorkflows: true };
      const { data } = await ada.graphql(
        `query ($input: PreviewInput!) { previewCommand(input: $input) { children { effect } } }`,
        { input },
      );
      return data.previewCommand.children.map(({ effect }: { effect: string }) => effect);
    };
    expect(await command('endWorkflow', id)).toEqual([]);
    await workOffMessages(server, 2);
    expect(await looked()).toEqual(['RESTARTS', 'RESTARTS', 'RESTARTS']);
    expect((await restarted(true)).codes).toEqual([]);
    await workOffMessages(server, 2);
    for (const one of [alpha, beta, rc])
      expect((await childOf(one)).scheduleStatus).toBe('RUNNING');
    // One completed workflow completes the task, and the others end again.
    await complete(alpha);
    expect((await parentOf(id)).task.status).toBe('COMPLETED');
    expect(await command('endWorkflow', id)).toEqual([]);
    await workOffMessages(server, 2);
    expect((await restarted(false)).codes).toEqual([]);
    await workOffMessages(server, 2);
    expect((await childOf(beta)).scheduleStatus).toBe('ENDED');
    const flags = async (who: TestPerson) => {
      const { data } = await who.graphql(
        `query ($id: ID!) { task(id: $id) { permissions { fixLink restartLinked } linkedWorkflows { isRestartable } } }`,
        { id: task.id },
      );
      return data.task;
    };
    const may = { permissions: { fixLink: false, restartLinked: true } };
    const isRestartable = [false, true, true].map((is) => ({ isRestartable: is }));
    expect(await flags(ada)).toEqual({ ...may, linkedWorkflows: isRestartable });
    const restart = (who: TestPerson, request: number) =>
      who.graphql(
        `mutation ($input: RestartLinkedInput!) { restartLinkedWorkflows(input: $input) { task { id } } }`,
        { input: { idempotencyKey: key(), taskId: task.id, request, reason: 'Still wanted' } },
      );
    expect((await restart(ada, 1)).codes).toEqual(['LinkedWorkflowGoesOn']);
    expect((await restart(ada, 2)).codes).toEqual([]);
    await workOffMessages(server, 2);
    expect((await childOf(beta)).scheduleStatus).toBe('RUNNING');
    expect((await childOf(rc)).scheduleStatus).toBe('ENDED');
    expect((await parentOf(id)).task.status).toBe('COMPLETED');
  });

  test('restart linked workflows at all levels that ended with the parent', async () => {
    const linked = {
      type: 'LINKED_WORKFLOW' as const,
      assignees: [],
      link: { ...newLinkRule, blueprint: asId<BlueprintId>(child) },
    };
    const middle = await publishedBlueprint(server, ada, buildBlueprint({ tasks: [linked] }));
    const id = await start({ blueprint: asId<BlueprintId>(middle), split: three });
    const { task } = await parentOf(id);
    const [alpha = '', beta = '', rc = ''] = idsOf(task);
    const [below = ''] = idsOf((await parentOf(alpha)).task);
    expect(await command('endWorkflow', rc)).toEqual([]);
    expect(await command('endWorkflow', id)).toEqual([]);
    await workOffMessages(server, 2);
    expect((await childOf(below)).scheduleStatus).toBe('ENDED');
    const preview = await ada.graphql(
      `query ($input: PreviewInput!) { previewCommand(input: $input) { children { effect } } }`,
      { input: { workflowId: id, command: 'RESTART' } },
    );
    expect(preview.data.previewCommand.children).toEqual([
      { effect: 'STAYS_ENDED' },
      { effect: 'STAYS_ENDED' },
    ]);
    expect(await command('restartWorkflow', id)).toEqual([]);
    const restart = (request: number | null) =>
      ada.graphql(
        `mutation ($input: RestartLinkedInput!) { restartLinkedWorkflows(input: $input) {
          task { linkedWorkflows { isRestartable problem } } } }`,
        { input: { idempotencyKey: key(), taskId: task.id, request, reason: 'By mistake' } },
      );
    expect((await restart(3)).codes).toEqual(['Forbidden']);
    const { data, codes } = await restart(null);
    expect(codes).toEqual([]);
    expect(data.restartLinkedWorkflows.task.linkedWorkflows).toEqual([
      { isRestartable: false, problem: null },
      { isRestartable: false, problem: null },
      { isRestartable: false, problem: 'CHILD_ENDED' },
    ]);
    await workOffMessages(server, 2);
    for (const one of [alpha, beta, below])
      expect((await childOf(one)).scheduleStatus).toBe('RUNNING');
    expect((await childOf(rc)).scheduleStatus).toBe('ENDED');
    expect((await parentOf(id)).task).toMatchObject({ exception: { text: 'CHILD_ENDED' } });
  });

  test('exchange waiting messages after one of them is restored', async () => {
    const id = await start({ split: three });
    const [alpha = '', beta = '', rc = ''] = idsOf((await parentOf(id)).task);
    expect(await command('deleteWorkflow', id)).toEqual([]);
    await complete(alpha);
    expect(await command('restoreWorkflow', id)).toEqual([]);
    expect((await parentOf(id)).task.linkedWorkflows).toMatchObject([
      { state: 'COMPLETED' },
      {},
      {},
    ]);
    expect(await command('deleteWorkflow', beta)).toEqual([]);
    expect(await command('pauseWorkflow', id)).toEqual([]);
    expect((await childOf(rc)).scheduleStatus).toBe('PAUSED');
    expect(await command('restoreWorkflow', beta)).toEqual([]);
    expect((await childOf(beta)).scheduleStatus).toBe('PAUSED');
    expect(await command('resumeWorkflow', id)).toEqual([]);
    await complete(beta);
    await complete(rc);
    expect((await parentOf(id)).task.status).toBe('COMPLETED');
  });

  test('process a completion after the parent is resumed', async () => {
    const id = await start();
    const [made = ''] = idsOf((await parentOf(id)).task);
    expect(await command('pauseWorkflow', id)).toEqual([]);
    expect(await command('resumeWorkflow', made)).toEqual([]);
    await complete(made);
    expect((await parentOf(id)).task).toMatchObject({
      status: 'PENDING_SUBMISSION',
      linkedWorkflows: [{ state: 'COMPLETED' }],
    });
    expect(await command('resumeWorkflow', id)).toEqual([]);
    expect((await parentOf(id)).task.status).toBe('COMPLETED');
  });

  test('process all simultaneous commands and messages', async () => {
    const id = await start({ split: three });
    const ids = idsOf((await parentOf(id)).task);
    const halt = (name: string) => {
      const input = { idempotencyKey: key(), workflowId: id, reason: 'Because' };
      return ada.graphql(commandOn(name), { input });
    };
    await halt('pauseWorkflow');
    await Promise.all([workOffMessages(server), halt('resumeWorkflow'), workOffMessages(server)]);
    await workOffMessages(server);
    for (const one of ids) expect((await childOf(one)).scheduleStatus).toBe('RUNNING');
    await Promise.all(ids.map(complete));
    await workOffMessages(server);
    expect((await parentOf(id)).task.status).toBe('COMPLETED');
  });
});
test('rejects publishing blueprints that start each other in a cycle', async () => {
  const publisher = await server.createPerson({
    tenantId: ada.tenantId,
    name: 'Pia',
    isAdmin: true,
  });
  const linking = (blueprint: string) =>
    buildBlueprint({
      tasks: [
        {
          type: 'LINKED_WORKFLOW',
          link: { ...newLinkRule, blueprint: asId<BlueprintId>(blueprint) },
          assignees: [asId<PartyId>(ada.userId)],
        },
      ],
    });
  const first = await publishedBlueprint(server, ada, buildBlueprint({}));
  const second = await publishedBlueprint(server, ada, linking(first));
  await server.database.rows(
    `UPDATE blueprint SET draft = $2, draft_version = draft_version + 1 WHERE id = $1`,
    [first, JSON.stringify(linking(second))],
  );
  const input = { idempotencyKey: key(), id: first, expectedVersion: 2, notes: 'First.' };
  expect((await publisher.graphql(PUBLISH, { input })).codes).toEqual([
    'CannotPublishDueToWorkflowTemplateRelationMismatch',
  ]);
});
