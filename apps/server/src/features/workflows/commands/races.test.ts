import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { approvalStep } from '@baton/fixtures/builders/run-scene';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fifty } from '../../../testing/fifty-at-once.ts';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

// Fifty simultaneous requests target the same item. One succeeds, and the others get an error with
// the new state.
const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id version approvals { id } } } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }`;
const APPROVE = `mutation ($input: VoteInput!) { approveTask(input: $input) { task { id } } }`;
const REJECT = `mutation ($input: RejectTaskInput!) { rejectTask(input: $input) { task { id } } }`;
const SAVE = `mutation ($input: SaveTaskValuesInput!) { saveTaskValues(input: $input) { task { id } } }`;
const DUE = `mutation ($input: ChangeTaskDueDateInput!) { changeTaskDueDate(input: $input) { task { id } } }`;
const TASK = `query ($id: ID!) { task(id: $id) { status version form { value }
  approvals { approvalStatus votes { decision } } } }`;

let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let dan: TestPerson;
let blueprintId: string;
let workflowId: string;
let task: { id: string; version: number; approvals: { id: string }[] };

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  cleo = await server.createPerson({ tenantId, name: 'Cleo' });
  dan = await server.createPerson({ tenantId, name: 'Dan' });
  const party = (person: TestPerson) => asId<PartyId>(person.userId);
  const approvals = [approvalStep(91, { approvers: [party(cleo), party(dan)] })];
  const content = withFields(
    buildBlueprint({
      tasks: [{ assignees: [party(ben)], approvals }, { assignees: [party(ben)] }],
    }),
    [field(1, 'TEXT')],
    [taskKey(1), place(1, 1, { inputType: 'OPTIONAL' })],
  );
  blueprintId = await publishedBlueprint(server, ada, content);
});

beforeEach(async () => {
  const input = { blueprintId, name: 'Race', ownerId: ada.userId };
  const { data } = await ada.graphql(START, {
    input: { ...input, idempotencyKey: crypto.randomUUID() },
  });
  workflowId = data.startWorkflow.workflow.id;
  [task] = data.startWorkflow.workflow.stages[0].tasks;
});

const give = (person: TestPerson, document: string, input: object) =>
  person.graphql(document, { input: { idempotencyKey: crypto.randomUUID(), ...input } });

const now = async () => {
  const { data } = await ada.graphql(TASK, { id: task.id });
  return data.task;
};

/** Returns the number of events without the start. */
const recorded = async (): Promise<number> =>
  (await server.database.rows('SELECT FROM event WHERE workflow_id = $1 AND seq > 1', [workflowId]))
    .length;

describe('fifty simultaneous requests for the same task', () => {
  it('decide an approval once', async () => {
    await give(ben, COMPLETE, { taskId: task.id });
    const taskId = task.approvals[0]?.id ?? '';
    const outcomes = await fifty((n) =>
      n % 2 === 0
        ? give(cleo, APPROVE, { taskId, comment: '' })
        : give(dan, REJECT, { taskId, comment: 'No' }),
    );
    expect(outcomes).toEqual({ OK: 1, AlreadyDecided: 49 });
    const { status, approvals } = await now();
    expect(approvals[0].votes).toHaveLength(1);
    expect(`${status} ${approvals[0].votes[0].decision}`).toMatch(
      /^(COMPLETED APPROVED|REJECTED REJECTED)$/,
    );
    expect(await recorded()).toBe(2);
  });

  it('save one form in order, and the last value is stored', async () => {
    const outcomes = await fifty((n) =>
      give(ben, SAVE, { taskId: task.id, values: [{ instance: instanceKey(1), value: `v${n}` }] }),
    );
    expect(outcomes).toEqual({ OK: 50 });
    const [last] = await server.database.rows<{ events: { after: { draft: string } }[] }>(
      'SELECT events FROM event WHERE workflow_id = $1 ORDER BY seq DESC LIMIT 1',
      [workflowId],
    );
    expect(JSON.stringify(last?.events)).toContain((await now()).form[0].value);
    expect(await recorded()).toBe(50);
  });

  it('save drafts only before the submission', async () => {
    const outcomes = await fifty((n) =>
      n === 20
        ? give(ben, COMPLETE, { taskId: task.id })
        : give(ben, SAVE, {
            taskId: task.id,
            values: [{ instance: instanceKey(1), value: `v${n}` }],
          }),
    );
    expect(Object.keys(outcomes).every((code) => ['OK', 'TaskNotOpen'].includes(code))).toBe(true);
    const { status } = await now();
    expect(status).toBe('PENDING_REVIEW');
    expect(await recorded()).toBe(outcomes['OK']);
  });

  it('change one version once, and the other requests get a conflict', async () => {
    const outcomes = await fifty((n) =>
      give(ada, DUE, {
        taskId: task.id,
        expectedVersion: task.version,
        dueOn: new Date(Date.UTC(2026, 3, 1 + n)).toISOString(),
      }),
    );
    expect(outcomes).toEqual({ OK: 1, VersionConflict: 49 });
  });

  it('take effect once for the same key, and all succeed', async () => {
    const idempotencyKey = crypto.randomUUID();
    const outcomes = await fifty(() => give(ben, COMPLETE, { taskId: task.id, idempotencyKey }));
    expect(outcomes).toEqual({ OK: 50 });
    expect(await recorded()).toBe(1);
  });
});
