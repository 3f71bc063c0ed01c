import { asId, type PartyId } from '@baton/domain/core/ids';
import { approvalStep } from '@baton/fixtures/builders/run-scene';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id name } } } } }`;
const FEED = `activity(first: $first, after: $after) { edges { node { kind subject at } } pageInfo { hasNextPage endCursor } }`;
const HISTORY = `auditHistory(first: $first, after: $after) {
  edges { node { actor { name } command subject subjectName fields { fieldName valueBefore valueAfter } } }
  pageInfo { hasNextPage endCursor } }`;
const ofTask = (part: string) =>
  `query ($id: ID!, $first: Int!, $after: String) { task(id: $id) { permissions { readHistory } ${part} } }`;
const ofWorkflow = (part: string) =>
  `query ($id: ID!, $first: Int!, $after: String) { workflow(id: $id) { permissions { readHistory } ${part} } }`;

let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let dan: TestPerson;
let eve: TestPerson;
let blueprintId: string;
let workflow: { id: string; stages: readonly { tasks: readonly { id: string }[] }[] };

const party = (person: TestPerson) => asId<PartyId>(person.userId);

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  cleo = await server.createPerson({ tenantId, name: 'Cleo' });
  dan = await server.createPerson({ tenantId, name: 'Dan' });
  eve = await server.createPerson({ tenantId, name: 'Eve', accessLevel: 'EXTERNAL' });
  const content = buildBlueprint({
    tasks: [
      {
        name: 'Bake',
        assignees: [party(ben), party(eve)],
        due: { kind: 'DURATION', amount: 2, unit: 'HOURS' },
        approvals: [approvalStep(91, { approvers: [party(cleo)] })],
      },
      { name: 'Sell', assignees: [party(dan)] },
    ],
  });
  blueprintId = await publishedBlueprint(server, ada, content);
});

const command = async (person: TestPerson, name: string, type: string, more: object) => {
  const { codes } = await person.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { workflow { id } } }`,
    { input: { idempotencyKey: crypto.randomUUID(), ...more } },
  );
  expect(codes).toEqual([]);
};
const task = (n: number): string => workflow.stages[0]?.tasks[n]?.id ?? '';

/** Returns all pages of a list, with the given page size. */
const pages = async (person: TestPerson, document: string, id: string, first: number) => {
  const found: Record<string, unknown>[] = [];
  let after: string | null = null;
  for (;;) {
    const { data, codes }: Awaited<ReturnType<TestPerson['graphql']>> = await person.graphql(
      document,
      { id, first, after },
    );
    expect(codes).toEqual([]);
    const { activity, auditHistory } = data.task ?? data.workflow;
    const page = activity ?? auditHistory;
    found.push(...page.edges.map((edge: { node: Record<string, unknown> }) => edge.node));
    if (!page.pageInfo.hasNextPage) return found;
    after = page.pageInfo.endCursor;
  }
};

beforeEach(async () => {
  const { data } = await ada.graphql(START, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      blueprintId,
      name: 'Evidence',
      ownerId: ada.userId,
    },
  });
  workflow = data.startWorkflow.workflow;
});

describe('auditHistory', () => {
  it('returns all changed fields of a task with old and new values', async () => {
    const assigneeIds = [ben.userId, dan.userId];
    await command(ada, 'assignTask', 'AssignTaskInput', { taskId: task(0), assigneeIds });
    const dueOn = '2026-03-05T10:00:00.000Z';
    await command(ada, 'changeTaskDueDate', 'ChangeTaskDueDateInput', { taskId: task(0), dueOn });
    await command(ben, 'completeTask', 'TaskCommandInput', { taskId: task(0) });
    const entries = await pages(ben, ofTask(HISTORY), task(0), 10);
    expect(entries.map(({ command: name, fields }) => [name, fields])).toEqual([
      ['SUBMIT', [change('Status', ['PENDING_SUBMISSION'], ['PENDING_REVIEW'])]],
      ['CHANGE_DUE_DATE', [change('ActionItemAdjustedDueDate', [startedDue], [dueOn])]],
      ['ASSIGN', [change('Assignees', ['Ben', 'Eve'], ['Ben', 'Dan'])]],
      [
        'START',
        [change('Status', ['INACTIVE'], ['PENDING_SUBMISSION']), change('DueOn', [], [startedDue])],
      ],
    ]);
    expect(entries[0]).toMatchObject({ actor: { name: 'Ben' }, subjectName: 'Bake' });
  });

  const startedDue = '2026-03-02T11:00:00.000Z';
  const change = (fieldName: string, valueBefore: string[], valueAfter: string[]) => ({
    fieldName,
    valueBefore,
    valueAfter,
  });

  it('pages through a workflow without gaps or duplicates', async () => {
    await command(ben, 'completeTask', 'TaskCommandInput', { taskId: task(0) });
    await command(dan, 'completeTask', 'TaskCommandInput', { taskId: task(1) });
    const all = await pages(ada, ofWorkflow(HISTORY), workflow.id, 100);
    expect(all.map(({ subject }) => subject)).toContain('WORKFLOW');
    expect(await pages(ada, ofWorkflow(HISTORY), workflow.id, 1)).toEqual(all);
  });

  it('is visible to the owner and to internal users for own tasks', async () => {
    const sees = async (person: TestPerson, id: string) =>
      (await pages(person, ofTask(HISTORY), id, 10)).length > 0;
    expect(await sees(ada, task(1))).toBe(true);
    expect(await sees(ben, task(0))).toBe(true);
    // Approver.
    expect(await sees(cleo, task(0))).toBe(true);
    // An internal user without a part in the task, and an external user with one.
    expect(await sees(dan, task(0))).toBe(false);
    expect(await sees(eve, task(0))).toBe(false);
    expect(await pages(ben, ofWorkflow(HISTORY), workflow.id, 10)).toEqual([]);
  });
});

describe('activity', () => {
  it('continues after any number of commands that are not shown', async () => {
    for (let times = 0; times < 4; times += 1) {
      const workflowId = workflow.id;
      await command(ada, 'pauseWorkflow', 'WorkflowCommandInput', { workflowId, reason: 'Lunch' });
      await command(ada, 'resumeWorkflow', 'WorkflowCommandInput', { workflowId });
    }
    const feed = await pages(ben, ofTask(FEED), task(0), 1);
    expect(feed.map(({ kind }) => kind)).toEqual(['TASK_STARTED']);
  });

  it('shows when a task became overdue between other entries', async () => {
    server.clock.advance(3 * 3_600_000);
    await command(dan, 'completeTask', 'TaskCommandInput', { taskId: task(1) });
    const kinds = async (document: string, id: string, first: number) =>
      (await pages(ada, document, id, first)).map(
        ({ kind, subject }) => `${String(kind)} ${String(subject)}`,
      );
    const expected = ['COMPLETE Sell', 'OVERDUE Bake', 'TASK_STARTED Sell', 'TASK_STARTED Bake'];
    for (const first of [1, 2, 50])
      expect((await kinds(ofWorkflow(FEED), workflow.id, first)).slice(0, 4)).toEqual(expected);
    expect(await kinds(ofTask(FEED), task(0), 1)).toEqual(['OVERDUE Bake', 'TASK_STARTED Bake']);
  });
});
