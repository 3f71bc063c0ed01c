import { fieldDefaults } from '@baton/domain/field/complete-field';
import { newLinkRule, type LinkRule } from '@baton/domain/linked-workflow/link-rule';
import { asId, type BlueprintId, type PartyId } from '@baton/domain/core/ids';
import { renameBlueprint } from '@baton/domain/blueprint/edit';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { fieldKey, instanceKey } from '@baton/fixtures/builders/fields';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { workOffMessages } from '../../testing/work-off-messages.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`;
const LINKED = `linkedWorkflows { request value state problem isFollowed
  workflow { id name mayRead scheduleStatus percentComplete daysDelayed stageName } }`;
const PARENT = `query ($id: ID!) { workflow(id: $id) { scheduleStatus homeStatus stages { status tasks {
  id type status displayStatus hasException exception { category text } ${LINKED} } } } }`;
const CHILD = `query ($id: ID!) { workflow(id: $id) { name scheduleStatus pauseReason endReason
  owner { id } parentTask { name workflowId } stages { tasks { id } } } }`;
const commandOn = (name: string) =>
  `mutation ($input: WorkflowCommandInput!) { ${name}(input: $input) { workflow { scheduleStatus } } }`;
const choiceOf = (
  name: string,
  input: string,
) => `mutation ($input: ${input}!) { ${name}(input: $input) {
  task { status hasException permissions { mendLink refusals { action code } } } } }`;
const START_NEW = choiceOf('startNewLinkedWorkflow', 'StartNewLinkedInput');
const RELINK = choiceOf('relinkWorkflow', 'RelinkInput');
const BY_HAND = choiceOf('completeLinkedTask', 'CompleteLinkedInput');
const CANDIDATES = `query ($id: ID!) { task(id: $id) { linkableWorkflows { id name } } }`;
const COMPLETE_WITH = `mutation ($input: TaskCommandInput!, $values: [FieldValueInput!]) {
  completeTask(input: $input, values: $values) { task { id } } }`;
const PUBLISH = `mutation ($input: PublishBlueprintInput!) { publishBlueprint(input: $input) { blueprint { id } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }`;

let ada: TestPerson;
let ben: TestPerson;
let child: string;

const key = () => crypto.randomUUID();

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada' });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  const tasks = [
    { assignees: [asId<PartyId>(ben.userId)] },
    { assignees: [asId<PartyId>(ben.userId)] },
  ];
  const content = renameBlueprint(buildBlueprint({ name: 'Cut', tasks }), 'Checklist');
  child = await publishedBlueprint(server, ada, content);
});

const start = async (link: Partial<LinkRule> = {}) => {
  const linked = {
    type: 'LINKED_WORKFLOW' as const,
    assignees: [],
    link: { ...newLinkRule, blueprint: asId<BlueprintId>(child), ...link },
  };
  const next = { assignees: [asId<PartyId>(ada.userId)] };
  const content = buildBlueprint({ tasks: [linked] }, { tasks: [next] });
  const blueprintId = await publishedBlueprint(server, ada, content);
  const { data, codes } = await ada.graphql(START, {
    input: { idempotencyKey: key(), blueprintId, name: 'Release', ownerId: ada.userId },
  });
  expect(codes).toEqual([]);
  await workOffMessages(server, 2);
  return data.startWorkflow.workflow.id as string;
};

const parentOf = async (id: string, who = ada) => {
  const { data, codes } = await who.graphql(PARENT, { id });
  expect(codes).toEqual([]);
  const { stages, ...workflow } = data.workflow;
  return { ...workflow, task: stages[0].tasks[0], next: stages[1].tasks[0] };
};
const childOf = async (id: string, who = ada) => (await who.graphql(CHILD, { id })).data.workflow;
const idsOf = (task: { linkedWorkflows: readonly { workflow: { id: string } }[] }) =>
  task.linkedWorkflows.map(({ workflow }) => workflow.id);

const command = async (name: string, workflowId: string, who = ada) => {
  const input = { idempotencyKey: key(), workflowId, reason: 'Because' };
  const { codes } = await who.graphql(commandOn(name), { input });
  expect(codes).toEqual([]);
  await workOffMessages(server, 2);
};

const complete = async (workflowId: string) => {
  const { stages } = await childOf(workflowId);
  for (const { id } of stages[0].tasks) {
    const { codes } = await ben.graphql(COMPLETE, { input: { idempotencyKey: key(), taskId: id } });
    expect(codes).toEqual([]);
  }
  await workOffMessages(server, 2);
};

const three = { kind: 'LIST', values: ['alpha', 'beta', 'rc'] } as const;

describe('a task that starts workflows', () => {
  test('starts one for each value, once, and goes on when all are completed', async () => {
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

  test('is done with fewer, where fewer are needed', async () => {
    const id = await start({ split: three, needed: 1 });
    const [first = ''] = idsOf((await parentOf(id)).task);
    await complete(first);
    expect((await parentOf(id)).task.status).toBe('COMPLETED');
  });

  test('cannot start what is not published, and says so', async () => {
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

  test('gives nobody rights: whoever may not read a child sees only how it stands', async () => {
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

describe('parent and children', () => {
  test('pause and go on together, but for a child that its own people paused', async () => {
    const id = await start({ split: three });
    const [alpha = '', beta = ''] = idsOf((await parentOf(id)).task);
    await command('pauseWorkflow', beta);
    expect((await parentOf(id)).task).toMatchObject({
      exception: { text: 'CHILD_PAUSED' },
      displayStatus: 'EXCEPTION',
    });
    await command('pauseWorkflow', id);
    expect(await childOf(alpha)).toMatchObject({
      scheduleStatus: 'PAUSED',
      pauseReason: 'Because',
    });
    await command('resumeWorkflow', id);
    expect((await childOf(alpha)).scheduleStatus).toBe('RUNNING');
    expect((await childOf(beta)).scheduleStatus).toBe('PAUSED');
    await command('resumeWorkflow', beta);
    expect((await parentOf(id)).task).toMatchObject({ hasException: false, exception: null });
  });

  test('end together; a restart of the parent leaves its children for somebody to decide', async () => {
    const id = await start();
    const [made = ''] = idsOf((await parentOf(id)).task);
    await command('endWorkflow', id);
    expect(await childOf(made)).toMatchObject({ scheduleStatus: 'ENDED', endReason: 'Because' });
    await command('restartWorkflow', id);
    expect((await parentOf(id)).task).toMatchObject({
      displayStatus: 'ENDED',
      exception: { text: 'CHILD_ENDED' },
    });
    await command('restartWorkflow', made);
    expect((await parentOf(id)).task).toMatchObject({ hasException: false });
  });

  test('a child that finishes while the parent stands still is taken in when it goes on', async () => {
    const id = await start();
    const [made = ''] = idsOf((await parentOf(id)).task);
    await command('pauseWorkflow', id);
    await command('resumeWorkflow', made);
    await complete(made);
    expect((await parentOf(id)).task).toMatchObject({
      status: 'PENDING_SUBMISSION',
      linkedWorkflows: [{ state: 'COMPLETED' }],
    });
    await command('resumeWorkflow', id);
    expect((await parentOf(id)).task.status).toBe('COMPLETED');
  });

  test('commands and messages that come together lose nothing', async () => {
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

describe('a linked workflow in trouble', () => {
  const mend = async (document: string, taskId: string, more: object, who = ada) => {
    const input = { idempotencyKey: key(), taskId, reason: 'Because', ...more };
    const { codes } = await who.graphql(document, { input });
    await workOffMessages(server, 2);
    return codes;
  };
  const troubled = async () => {
    const id = await start();
    const [made = ''] = idsOf((await parentOf(id)).task);
    await command('endWorkflow', made);
    return { id, made, taskId: (await parentOf(id)).task.id as string };
  };

  test('is replaced by a new one', async () => {
    const { id, made, taskId } = await troubled();
    expect(await mend(START_NEW, taskId, { request: 1, endsFormer: false }, ben)).toEqual([
      'NotFound',
    ]);
    expect(await mend(START_NEW, taskId, { request: 1, endsFormer: false })).toEqual([]);
    const { task } = await parentOf(id);
    expect(task).toMatchObject({
      hasException: false,
      linkedWorkflows: [
        { request: 2, state: 'RUNNING', isFollowed: true },
        { request: 1, state: 'ENDED', isFollowed: false },
      ],
    });
    expect((await childOf(made)).parentTask).toBeNull();
    expect(await mend(START_NEW, taskId, { request: 2, endsFormer: false })).toEqual([
      'LinkedWorkflowGoesOn',
    ]);
  });

  test('is replaced by one that is there, of the same blueprint and of nobody else', async () => {
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
    expect(await mend(RELINK, taskId, { request: 1, workflowId: id })).toEqual([
      'WorkflowNotLinkable',
    ]);
    expect(await mend(RELINK, taskId, { request: 1, workflowId: other })).toEqual([]);
    expect(idsOf((await parentOf(id)).task)[0]).toBe(other);
    expect((await childOf(other)).parentTask).toMatchObject({ workflowId: id });
    const second = await troubled();
    expect(await mend(RELINK, second.taskId, { request: 1, workflowId: other })).toEqual([
      'WorkflowNotLinkable',
    ]);
    await complete(other);
    expect((await parentOf(id)).task.status).toBe('COMPLETED');
  });

  test('is done without, by the owner', async () => {
    const { id, taskId } = await troubled();
    expect(await mend(BY_HAND, taskId, { values: [] })).toEqual([]);
    expect(await parentOf(id)).toMatchObject({
      task: { status: 'COMPLETED', hasException: false },
      next: { status: 'PENDING_SUBMISSION' },
    });
  });
});

test('values go into the children and come back, one line for each', async () => {
  const field = (n: number, name: string) => ({
    ...fieldDefaults,
    key: fieldKey(n),
    name,
    kind: 'TEXT' as const,
  });
  const place = (n: number, of: number, inputType: 'REQUESTED' | 'HIDDEN') => ({
    key: instanceKey(n),
    field: fieldKey(of),
    inputType,
    source: null,
    value: null,
    item: null,
  });
  const inner = {
    ...renameBlueprint(
      buildBlueprint({
        tasks: [{ assignees: [asId<PartyId>(ben.userId)], fields: [place(2, 2, 'REQUESTED')] }],
      }),
      'Cut',
    ),
    fields: { [fieldKey(1)]: field(1, 'Tag'), [fieldKey(2)]: field(2, 'Outcome') },
    intake: [place(1, 1, 'REQUESTED')],
  };
  const blueprint = asId<BlueprintId>(await publishedBlueprint(server, ada, inner));
  const link: LinkRule = {
    ...newLinkRule,
    blueprint,
    split: { kind: 'FIELD', instance: instanceKey(10) },
    inputs: [{ from: null, column: null, to: instanceKey(1) }],
    outputs: [{ from: instanceKey(2), to: instanceKey(11) }],
  };
  const outer = {
    ...buildBlueprint({
      tasks: [{ type: 'LINKED_WORKFLOW', assignees: [], link, fields: [place(11, 5, 'HIDDEN')] }],
    }),
    fields: { [fieldKey(4)]: field(4, 'Tags'), [fieldKey(5)]: field(5, 'Outcomes') },
    intake: [place(10, 4, 'REQUESTED')],
  };
  const blueprintId = await publishedBlueprint(server, ada, outer);
  const { data, codes } = await ada.graphql(START, {
    input: {
      idempotencyKey: key(),
      blueprintId,
      name: 'Release',
      ownerId: ada.userId,
      values: [{ instance: instanceKey(10), value: 'alpha\n\nbeta' }],
    },
  });
  expect(codes).toEqual([]);
  const id: string = data.startWorkflow.workflow.id;
  await workOffMessages(server, 2);
  const FORM = `query ($id: ID!) { workflow(id: $id) { name stages { tasks { id linkedWorkflows { value workflow { id } } } } } }`;
  const [task] = (await ada.graphql(FORM, { id })).data.workflow.stages[0].tasks;
  expect(task.linkedWorkflows.map(({ value }: { value: string }) => value)).toEqual([
    'alpha',
    'beta',
  ]);
  for (const { value, workflow } of task.linkedWorkflows) {
    const [work] = (await childOf(workflow.id)).stages[0].tasks;
    const input = { idempotencyKey: key(), taskId: work.id };
    const values = [{ instance: instanceKey(2), value: `${value} is cut` }];
    expect((await ben.graphql(COMPLETE_WITH, { input, values })).codes).toEqual([]);
    await workOffMessages(server);
  }
  const [row] = await server.database.rows<{ committed: unknown }>(
    `SELECT committed FROM field_value WHERE workflow_id = $1 AND key = $2`,
    [id, instanceKey(11)],
  );
  expect(row?.committed).toBe('alpha is cut\nbeta is cut');
});

test('workflows that would start one another without end are not published', async () => {
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
  const input = { idempotencyKey: key(), id: first, expectedVersion: 2, notes: '' };
  expect((await publisher.graphql(PUBLISH, { input })).codes).toEqual(['BlueprintHasErrors']);
});
