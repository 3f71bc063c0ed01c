import { votingDefaults } from '@baton/domain/blueprint/complete-content';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { id tasks { id } } } } }`;
const PREVIEW = `query ($input: PreviewInput!) { previewCommand(input: $input) {
  workflow { to } stages { isAdded to stage { id } } tasks { isAdded effect task { id } } dueDates { task { id } } } }`;
const STATE = `query ($id: ID!) { workflow(id: $id) { version taskCount scheduleStatus stages { id status } } }`;

let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let dora: TestPerson;
let eve: TestPerson;
let blueprintId: string;
let workflow: { id: string; stages: { id: string; tasks: { id: string }[] }[] };

/** Ben's task, then an approval that needs both other people. */
let admin: { tenantId: string; name: string; isAdmin: boolean };
beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada' });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  eve = await server.createPerson({ tenantId, name: 'Eve' });
  cleo = await server.createPerson({ tenantId, name: 'Cleo' });
  dora = await server.createPerson({ tenantId, name: 'Dora' });
  admin = { tenantId, name: 'Finn', isAdmin: true };
  const id = (person: TestPerson) => asId<PartyId>(person.userId);
  const content = buildBlueprint({
    tasks: [
      { assignees: [id(ben)], due: { kind: 'DURATION', amount: 5, unit: 'HOURS' } },
      {
        type: 'APPROVAL',
        assignees: [id(dora), id(cleo)],
        rule: 'ALL',
        voting: { ...votingDefaults, mayPassOn: true },
        trigger: { afterTasks: [taskKey(1)], notBefore: null },
      },
    ],
  });
  blueprintId = await publishedBlueprint(server, ada, content);
});

const key = () => crypto.randomUUID();
const give = async (who: TestPerson, name: string, type: string, input: object): Promise<void> => {
  const { codes } = await who.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { changed { id } } }`,
    { input: { idempotencyKey: key(), ...input } },
  );
  expect(codes).toEqual([]);
};

beforeEach(async () => {
  const input = { idempotencyKey: key(), blueprintId, name: 'Run', ownerId: ada.userId };
  ({ workflow } = (await ada.graphql(START, { input })).data.startWorkflow);
});

const stageId = () => workflow.stages[0]?.id ?? '';
const taskId = (at: number) => workflow.stages[0]?.tasks[at]?.id ?? '';
const state = async () => (await ada.graphql(STATE, { id: workflow.id })).data.workflow;
const ask = async (who: TestPerson, command: string, more: object) => {
  const input = { command, workflowId: workflow.id, ...more };
  const { data, codes } = await who.graphql(PREVIEW, { input });
  return codes.length > 0 ? codes : data.previewCommand;
};
const task = { name: '', assigneeIds: [] };

test('says that an added task reopens a completed workflow', async () => {
  await give(ada, 'skipTask', 'TaskCommandInput', { taskId: taskId(0), reason: 'Because' });
  for (const who of [cleo, dora])
    await give(who, 'approveTask', 'VoteInput', { taskId: taskId(1), comment: '' });
  const before = await state();
  const goesOn = {
    workflow: { to: 'RUNNING' },
    stages: [{ isAdded: false, to: 'IN_PROGRESS', stage: { id: stageId() } }],
    tasks: [{ isAdded: true, effect: 'STARTS', task: null }],
    dueDates: [],
  };
  expect(await ask(ada, 'ADD_TASK', { stageId: stageId(), task })).toEqual(goesOn);
  const linked = { stageId: stageId(), task, taskType: 'LINKED_WORKFLOW' };
  expect(await ask(ada, 'ADD_TASK', linked)).toEqual(goesOn);
  const automated = { ...linked, taskType: 'AUTOMATION' };
  expect(await ask(ada, 'ADD_TASK', automated)).toEqual(['AutomationNeedsAdmin']);
  expect(await ask(await server.createPerson(admin), 'ADD_TASK', automated)).toEqual(goesOn);
  expect(
    await ask(ada, 'ADD_STAGE', { stage: { afterStageId: stageId(), start: 'PREVIOUS_STAGE' } }),
  ).toMatchObject({
    workflow: { to: 'RUNNING' },
    stages: [{ isAdded: true, to: 'IN_PROGRESS', stage: null }],
    tasks: [{ isAdded: true, effect: 'STARTS' }],
  });
  // A preview stores nothing and is rejected like the command.
  expect(await state()).toEqual(before);
  expect(await ask(eve, 'ADD_TASK', { stageId: stageId(), task })).toEqual(['NotFound']);
  expect(await ask(ben, 'ADD_TASK', { stageId: stageId(), task })).toEqual(['Forbidden']);
});

test('shows the effects of a resolved problem, a new date, and a delegation', async () => {
  const work = { taskId: taskId(0) };
  await give(ben, 'reportException', 'ReportExceptionInput', {
    ...work,
    category: 'BLOCKED',
    text: 'No answer',
  });
  const before = await state();
  expect(await ask(ada, 'RESOLVE_EXCEPTION', work)).toMatchObject({
    tasks: [{ effect: 'RESOLVED', isAdded: false, task: { id: taskId(0) } }],
  });
  const dueOn = new Date(server.clock.now() + 3_600_000).toISOString();
  expect(await ask(ada, 'CHANGE_DUE_DATE', { ...work, dueOn })).toMatchObject({
    dueDates: [{ task: { id: taskId(0) } }],
  });
  expect(await state()).toEqual(before);
  await give(ben, 'resolveException', 'TaskCommandInput', { ...work, reason: 'Fixed' });
  await give(ben, 'completeTask', 'TaskCommandInput', work);
  const approval = { taskId: taskId(1) };
  await give(cleo, 'approveTask', 'VoteInput', { ...approval, comment: '' });
  // Delegating to someone who already decided leaves no open decision.
  expect(await ask(dora, 'DELEGATE', { ...approval, toId: cleo.userId })).toMatchObject({
    workflow: { to: 'COMPLETED' },
    tasks: [{ effect: 'COMPLETED', task: { id: taskId(1) } }],
  });
  expect(await ask(dora, 'DELEGATE', { ...approval, toId: ben.userId })).toEqual([
    'ApproverDidTheWork',
  ]);
});
