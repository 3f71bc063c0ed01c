import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { runJobHandlers } from '../runs/index.ts';

const server = await createTestServer();
afterAll(server.close);

const READ = `{ workCalendar { edition mayEdit week { spans { from to } } holidays { date name } } }`;
const CHANGE = `mutation ($input: UpdateWorkCalendarInput!) {
  updateWorkCalendar(input: $input) { workCalendar { edition holidays { date name } } } }`;
const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { dueOn } } } } }`;
const commandOnWorkflow = (mutation: string) =>
  `mutation ($input: WorkflowCommandInput!) { ${mutation}(input: $input) { workflow { id } } }`;
const DUE = `query ($id: ID!) { workflow(id: $id) { stages { tasks { dueOn } } } }`;

let ada: TestPerson;
let ken: TestPerson;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ken = await server.createPerson({ tenantId, name: 'Ken' });
});

const whole = { spans: [{ from: 0, to: 1440 }] };
const free = { spans: [] };
const usual = [whole, whole, whole, whole, whole, free, free];
const change = (person: TestPerson, input: object) =>
  person.graphql(CHANGE, { input: { edition: 0, week: usual, holidays: [], ...input } });

test('lets everyone read and admins change the work calendar', async () => {
  const { data } = await ken.graphql(READ);
  expect(data.workCalendar).toEqual({ edition: 0, mayEdit: false, week: usual, holidays: [] });
  expect((await change(ken, {})).codes).toEqual(['Forbidden']);
  const wrong = await change(ada, { week: [{ spans: [{ from: 9, to: 3 }] }, ...usual.slice(1)] });
  expect(wrong.errors[0]?.extensions.refusals).toEqual([
    { code: 'InvalidHours', params: {}, field: 'week.0' },
  ]);

  const answers = await Promise.all(
    [1, 2, 3].map((n) => change(ada, { holidays: [{ date: `2026-12-2${n}`, name: ' Closed ' }] })),
  );
  expect(answers.flatMap(({ codes }) => codes)).toEqual(['VersionConflict', 'VersionConflict']);
  expect((await ken.graphql(READ)).data.workCalendar).toMatchObject({
    edition: 1,
    holidays: [{ name: 'Closed' }],
  });
});

test('applies a changed calendar to existing workflows in a job', async () => {
  const due = { kind: 'DURATION', amount: 2, unit: 'DAYS', countedIn: 'WORKING' } as const;
  const task = { assignees: [asId<PartyId>(ada.userId)], due };
  const blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks: [task] }));
  const give = async (mutation: string, input: object) => {
    const { data, codes } = await ada.graphql(mutation, {
      input: { idempotencyKey: crypto.randomUUID(), ...input },
    });
    expect(codes).toEqual([]);
    return data;
  };
  const start = async () => {
    const data = await give(START, {
      blueprintId,
      name: 'Run',
      ownerId: ada.userId,
      startDate: null,
    });
    return data.startWorkflow.workflow;
  };
  const deleted = await start();
  await give(commandOnWorkflow('deleteWorkflow'), { workflowId: deleted.id });
  const { id, stages } = await start();
  expect(stages[0].tasks[0].dueOn).toBe('2026-03-04T23:59:59.999Z');

  const holidays = [{ date: '2026-03-03', name: 'Carnival' }];
  expect((await change(ada, { edition: 1, holidays })).codes).toEqual([]);
  const [job] = await server.database.rows(
    `SELECT j.payload FROM graphile_worker._private_jobs j WHERE j.key = 'calendar:' || $1`,
    [ada.tenantId],
  );
  const handlers = runJobHandlers(server.composition.services);
  const adopt = handlers.find(({ name }) => name === 'adopt-calendar');
  await adopt?.run(job?.payload, { tenantId: ada.tenantId, attempt: 1 });
  await adopt?.run(job?.payload, { tenantId: ada.tenantId, attempt: 2 });
  await give(commandOnWorkflow('restoreWorkflow'), { workflowId: deleted.id });
  for (const one of [id, deleted.id]) {
    const after = await ada.graphql(DUE, { id: one });
    expect(after.data.workflow.stages[0].tasks[0].dueOn).toBe('2026-03-05T23:59:59.999Z');
  }
});
