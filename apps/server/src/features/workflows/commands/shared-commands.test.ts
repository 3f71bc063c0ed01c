import { votingDefaults } from '@baton/domain/blueprint/complete-content';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { approvalStep } from '@baton/fixtures/builders/run-scene';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { forgetCachedRuns } from '../../runs/store/index.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const FORM = 'form { instance value isShared proposedBy { name } }';
const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  stages { tasks { id approvals { id } } } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!, $values: [FieldValueInput!]) {
  completeTask(input: $input, values: $values) { task { status } } }`;
const TASK_APPROVAL = `query ($id: ID!) { task(id: $id) { approvals { id } } }`;
const APPROVE = `mutation ($input: VoteInput!) { approveTask(input: $input) { task { approvalStatus } } }`;
const COUNTER = `mutation ($input: CounterTaskInput!) { counterTask(input: $input) { task {
  approvalStatus votes { decision counter { instance name value } } } changed { id status } } }`;
const EDIT = `mutation ($input: EditTaskDataInput!) { editTaskData(input: $input) { task { ${FORM} } changed { id } } }`;
const TASK = `query ($id: ID!) { task(id: $id) { status approvalStatus permissions { counter editData }
  counterForm { instance name value } contentChange { by { name } } ${FORM} } }`;

let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let dan: TestPerson;
let blueprintId: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada' });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  cleo = await server.createPerson({ tenantId, name: 'Cleo' });
  dan = await server.createPerson({ tenantId, name: 'Dan' });
  const id = (person: TestPerson) => asId<PartyId>(person.userId);
  const voting = { ...votingDefaults, mayCounter: true, onChange: 'NOTIFY' } as const;
  const content = withFields(
    buildBlueprint({
      tasks: [
        {
          assignees: [id(ben)],
          approvals: [approvalStep(91, { approvers: [id(cleo)], voting })],
        },
        { assignees: [id(dan)], trigger: { afterTasks: [taskKey(1)], notBefore: null } },
      ],
    }),
    [field(1, 'NUMBER')],
    [taskKey(1), place(1, 1)],
    [taskKey(2), place(2, 1, { inputType: 'INHERITED', source: instanceKey(1) })],
  );
  blueprintId = await publishedBlueprint(server, ada, {
    ...content,
    settings: { ...content.settings, editableSharedFields: true },
  });
});

const values = (n: number, value: unknown) => [{ instance: instanceKey(n), value }];
const command = (taskId: string, more: object = {}) => ({
  input: { idempotencyKey: crypto.randomUUID(), taskId, ...more },
});
/** Clears the cache, so that the next read uses stored rows. */
const forget = (): void => forgetCachedRuns(server.composition.database);
const read = async (by: TestPerson, id: string) => (await by.graphql(TASK, { id })).data.task;

/** Starts a workflow in which Ben submitted 100. */
const handedIn = async () => {
  const { data } = await ada.graphql(START, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      blueprintId,
      name: 'Offer',
      ownerId: ada.userId,
      values: [],
    },
  });
  const [work, next] = data.startWorkflow.workflow.stages[0].tasks;
  await ben.graphql(COMPLETE, { ...command(work.id), values: values(1, 100) });
  return { work: work.id, approval: work.approvals[0].id, next: next.id };
};

const DATA = `query ($id: ID!) { task(id: $id) { workflowId } }`;
const OF_WORKFLOW = `query ($id: ID!) { workflow(id: $id) { data {
  task { name } changedAt field { instance value } } } }`;

describe('workflow.data', () => {
  test('returns each value once, with the task where it can be changed', async () => {
    const { work, next } = await handedIn();
    const { data } = await ada.graphql(DATA, { id: work });
    const dataFor = async (by: TestPerson) =>
      (await by.graphql(OF_WORKFLOW, { id: data.task.workflowId })).data.workflow;
    // In review, it is changed where it was entered. Others can't change it.
    expect((await dataFor(ada)).data).toMatchObject([
      { task: { name: 'Task 1' }, changedAt: work, field: { value: 100 } },
    ]);
    expect((await dataFor(dan)).data).toMatchObject([{ changedAt: null, field: { value: 100 } }]);
    await cleo.graphql(APPROVE, {
      input: {
        idempotencyKey: crypto.randomUUID(),
        taskId: (await ada.graphql(TASK_APPROVAL, { id: work })).data.task.approvals[0].id,
        comment: '',
      },
    });
    // Assignees of a task that shows the value change it there.
    expect((await dataFor(dan)).data).toMatchObject([
      { changedAt: next, field: { instance: instanceKey(2), value: 100 } },
    ]);
  });
});

describe('counterTask', () => {
  test('stores suggested values as a draft for the assignee', async () => {
    const { work, approval } = await handedIn();
    expect(await read(cleo, approval)).toMatchObject({
      permissions: { counter: true },
      counterForm: [{ instance: instanceKey(1), name: 'Field 1', value: 100 }],
    });
    const input = command(approval, { comment: 'Too much', values: values(1, 90) });
    const { data } = await cleo.graphql(COUNTER, input);
    expect(data.counterTask.task).toMatchObject({
      approvalStatus: 'REJECTED',
      votes: [{ decision: 'REJECTED', counter: [{ name: 'Field 1', value: 90 }] }],
    });
    const again = await cleo.graphql(COUNTER, input);
    expect(again.data.counterTask.changed).toEqual([]);
    expect(await read(ben, work)).toMatchObject({
      status: 'REJECTED',
      form: [{ value: 90, proposedBy: { name: 'Cleo' } }],
    });
    // The approver sees submitted values, not the draft.
    expect((await read(cleo, work)).form).toMatchObject([{ value: 100, proposedBy: null }]);
    forget();
    const { data: accepted } = await ben.graphql(COMPLETE, command(work));
    expect(accepted.completeTask.task.status).toBe('PENDING_REVIEW');
    expect((await read(cleo, approval)).counterForm).toMatchObject([{ value: 90 }]);
  });

  test('rejects people who aren’t approvers, and unchanged values', async () => {
    const { approval } = await handedIn();
    const send = (by: TestPerson, value: number) =>
      by.graphql(COUNTER, command(approval, { comment: '', values: values(1, value) }));
    const code = async (answer: ReturnType<typeof send>) =>
      (await answer).errors[0]?.extensions.code;
    expect(await code(send(ben, 90))).toBe('ValidationErrorCode.NotApprover');
    expect(await code(send(cleo, 100))).toBe('ValidationErrorCode.NothingProposed');
  });
});

describe('a suggestion for an inherited value', () => {
  test('changes the source when the assignee submits the task', async () => {
    const id = (person: TestPerson) => asId<PartyId>(person.userId);
    const voting = { ...votingDefaults, mayCounter: true };
    const content = withFields(
      buildBlueprint({
        tasks: [
          { assignees: [id(ben)] },
          {
            assignees: [id(dan)],
            trigger: { afterTasks: [taskKey(1)], notBefore: null },
            approvals: [approvalStep(91, { approvers: [id(cleo)], voting })],
          },
        ],
      }),
      [field(1, 'NUMBER')],
      [taskKey(1), place(1, 1)],
      [taskKey(2), place(2, 1, { inputType: 'INHERITED', source: instanceKey(1) })],
    );
    const settings = { ...content.settings, editableSharedFields: true };
    const { data } = await ada.graphql(START, {
      input: {
        ...{ idempotencyKey: crypto.randomUUID(), name: 'Offer', ownerId: ada.userId, values: [] },
        blueprintId: await publishedBlueprint(server, ada, { ...content, settings }),
      },
    });
    const [source, target] = data.startWorkflow.workflow.stages[0].tasks;
    const approval = target.approvals[0].id;
    await ben.graphql(COMPLETE, { ...command(source.id), values: values(1, 100) });
    await dan.graphql(COMPLETE, command(target.id));
    expect(await read(cleo, approval)).toMatchObject({
      permissions: { counter: true },
      counterForm: [{ instance: instanceKey(2), value: 100 }],
    });
    await cleo.graphql(COUNTER, command(approval, { comment: 'Less', values: values(2, 90) }));
    forget();
    expect((await read(dan, target.id)).form).toMatchObject([
      { value: 90, proposedBy: { name: 'Cleo' } },
    ]);
    await dan.graphql(COMPLETE, command(target.id));
    forget();
    expect((await read(ada, source.id)).form).toMatchObject([{ value: 90 }]);
    expect((await read(ada, target.id)).form).toMatchObject([{ value: 90, proposedBy: null }]);
  });
});

const UNDO = `mutation ($input: UndoCommandInput!) { undoCommand(input: $input) { workflow { id } } }`;

describe('undoCommand', () => {
  const undo = async (by: TestPerson, taskId: string, undoneKey: string) =>
    (await by.graphql(UNDO, command(taskId, { undoneKey }))).codes;

  test('keeps the values of an undone completeTask as drafts', async () => {
    const { data } = await ada.graphql(START, {
      input: {
        idempotencyKey: crypto.randomUUID(),
        blueprintId,
        name: 'Offer',
        ownerId: ada.userId,
        values: [],
      },
    });
    const [{ id }] = data.startWorkflow.workflow.stages[0].tasks;
    const completed = command(id);
    await ben.graphql(COMPLETE, { ...completed, values: values(1, 100) });
    expect(await undo(ben, id, completed.input.idempotencyKey)).toEqual([]);
    expect(await read(ben, id)).toMatchObject({
      status: 'PENDING_SUBMISSION',
      form: [{ value: 100 }],
    });
  });

  test('restores the value that editTaskData changed', async () => {
    const { approval, next } = await handedIn();
    await cleo.graphql(APPROVE, command(approval, { comment: '' }));
    const edited = command(next, { values: values(2, 120) });
    await dan.graphql(EDIT, edited);
    expect(await undo(dan, next, edited.input.idempotencyKey)).toEqual([]);
    expect((await read(dan, next)).form).toMatchObject([{ value: 100 }]);
    expect(await read(cleo, approval)).toMatchObject({ contentChange: null });
  });
});

describe('editTaskData', () => {
  test('changes the value everywhere and marks the approval', async () => {
    const { work, approval, next } = await handedIn();
    await cleo.graphql(APPROVE, command(approval, { comment: '' }));
    expect((await read(dan, next)).form).toMatchObject([{ value: 100, isShared: true }]);
    expect((await read(ben, work)).form).toMatchObject([{ value: 100, isShared: false }]);
    const { data } = await dan.graphql(EDIT, command(next, { values: values(2, 120) }));
    expect(data.editTaskData.task.form).toMatchObject([{ value: 120 }]);
    expect(await read(cleo, approval)).toMatchObject({
      approvalStatus: 'APPROVED',
      contentChange: { by: { name: 'Dan' } },
    });
    forget();
    expect((await read(ben, work)).form).toMatchObject([{ value: 120 }]);
    expect(await read(cleo, approval)).toMatchObject({ contentChange: { by: { name: 'Dan' } } });
  });

  test('rejects people with read access only', async () => {
    const { work } = await handedIn();
    const { errors } = await cleo.graphql(EDIT, command(work, { values: values(1, 1) }));
    expect(errors[0]?.extensions.code).toBe('ValidationErrorCode.NotAssignee');
  });
});
