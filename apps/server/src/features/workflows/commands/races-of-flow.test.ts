import { asId, type PartyId } from '@baton/domain/core/ids';
import { noDeadline } from '@baton/domain/time/deadline';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fifty } from '../../../testing/fifty-at-once.ts';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';
import { runJobHandlers } from '../../runs/index.ts';

// Fifty simultaneous requests restart, reassign, or skip the same item. One succeeds, and the
// others get an error with the new state.
const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id version stages { id tasks { id } } } } }`;
const LOOK = `query ($id: ID!) { workflow(id: $id) { version scheduleStatus runNumber stages { runNumber status
  tasks { id version status assignees { name } votes { decision } } } } }`;
const flow = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { workflow { id } } }`;
const work = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { task { id } } }`;

const COMPLETE = work('completeTask', 'TaskCommandInput');

let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let dan: TestPerson;
let blueprintId: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  cleo = await server.createPerson({ tenantId, name: 'Cleo' });
  dan = await server.createPerson({ tenantId, name: 'Dan' });
  const memberIds = [ben.userId, cleo.userId];
  const team = asId<PartyId>(await server.createGroup({ tenantId, name: 'Testers', memberIds }));
  const party = (person: TestPerson) => asId<PartyId>(person.userId);
  const expiry = { grace: { amount: 0, unit: 'MINUTES' }, outcome: 'BLOCK', party: null } as const;
  const due = { kind: 'DURATION', amount: 1, unit: 'HOURS' } as const;
  blueprintId = await publishedBlueprint(
    server,
    ada,
    buildBlueprint(
      {
        tasks: [
          { assignees: [party(ben)] },
          { assignees: [team] },
          { assignees: [party(ben)], due, deadline: { ...noDeadline, expiry } },
          { type: 'APPROVAL', assignees: [party(cleo), party(dan)], rule: 'ALL' },
        ],
      },
      { tasks: [{ assignees: [party(ben)] }] },
    ),
  );
});

let workflow: { id: string; version: number; stages: { id: string; tasks: { id: string }[] }[] };
const taskAt = (n: number): string => workflow.stages[0]?.tasks[n]?.id ?? '';
const stageAt = (n: number): string => workflow.stages[n]?.id ?? '';

const start = async (startDate: string | null = null): Promise<void> => {
  const input = { blueprintId, name: 'Race', ownerId: ada.userId, startDate };
  const { data, codes } = await ada.graphql(START, {
    input: { ...input, idempotencyKey: crypto.randomUUID() },
  });
  expect(codes).toEqual([]);
  workflow = data.startWorkflow.workflow;
};
beforeEach(() => {
  server.clock.set('2026-03-02T09:00:00Z');
  return start();
});

const give = (person: TestPerson, document: string, input: object) =>
  person.graphql(document, { input: { idempotencyKey: crypto.randomUUID(), ...input } });
const onWorkflow = (name: string, more: object = {}, input = 'WorkflowCommandInput') =>
  give(ada, flow(name, input), { workflowId: workflow.id, reason: 'Because', ...more });

const look = async () => (await ada.graphql(LOOK, { id: workflow.id })).data.workflow;

/** Returns the number of events for each command. */
const recorded = async (): Promise<Readonly<Record<string, number>>> =>
  Object.fromEntries(
    (
      await server.database.rows<{ command: string; n: number }>(
        'SELECT command, count(*)::int AS n FROM event WHERE workflow_id = $1 GROUP BY command',
        [workflow.id],
      )
    ).map(({ command, n }) => [command, n]),
  );

describe('fifty simultaneous requests for the same action', () => {
  it('restart a completed workflow once', async () => {
    await onWorkflow('endWorkflow');
    const outcomes = await fifty((n) =>
      onWorkflow(
        'runWorkflowAgain',
        { stageId: n % 2 === 0 ? null : stageAt(0) },
        'RunWorkflowAgainInput',
      ),
    );
    expect(outcomes).toEqual({ OK: 1, WorkflowNotOver: 49 });
    expect(await look()).toMatchObject({ scheduleStatus: 'RUNNING', runNumber: 2 });
  });

  it('reopen an ended workflow once', async () => {
    await onWorkflow('endWorkflow');
    expect(await fifty(() => onWorkflow('restartWorkflow'))).toEqual({
      OK: 1,
      WorkflowNotEnded: 49,
    });
    expect(await recorded()).toEqual({ START: 1, END: 1, RESTART: 1 });
  });

  it('restart a stage once, and the other requests get a conflict', async () => {
    await give(ben, COMPLETE, { taskId: taskAt(0) });
    const { version: expectedVersion } = await look();
    const outcomes = await fifty(() =>
      onWorkflow('restartStage', { stageId: stageAt(0), expectedVersion }, 'RestartStageInput'),
    );
    expect(outcomes).toEqual({ OK: 1, VersionConflict: 49 });
    expect((await look()).stages[0]).toMatchObject({ runNumber: 2, status: 'IN_PROGRESS' });
  });

  it('start a scheduled workflow once, also if its timer fires', async () => {
    await start('2026-03-05');
    const wake = runJobHandlers(server.composition.services).find(
      ({ name }) => name === 'wake-run',
    );
    const at = Date.parse('2026-03-05T00:00:00Z');
    server.clock.set('2026-03-05T00:00:00Z');
    const byTimer = async () => {
      const payload = { workflowId: workflow.id, at };
      await wake?.run(payload, { tenantId: ada.tenantId, attempt: 1 });
      return { codes: ['TIMER'] };
    };
    const outcomes = await fifty((n) =>
      n % 2 === 0 ? byTimer() : onWorkflow('startScheduledWorkflow'),
    );
    const {
      SCHEDULE,
      START: byHand = 0,
      START_SCHEDULED: itself = 0,
      ...others
    } = await recorded();
    expect({ SCHEDULE, started: byHand + itself, others }).toEqual({
      SCHEDULE: 1,
      started: 1,
      others: {},
    });
    expect({ OK: 0, ...outcomes }).toEqual({
      OK: byHand,
      TIMER: 25,
      WorkflowAlreadyStarted: 25 - byHand,
    });
    expect(await look()).toMatchObject({ scheduleStatus: 'RUNNING' });
  });

  it('assign a team task to only one person', async () => {
    const outcomes = await fifty((n) =>
      give(n % 2 === 0 ? ben : cleo, work('claimTask', 'TaskCommandInput'), { taskId: taskAt(1) }),
    );
    const { OK, ...told } = outcomes;
    expect(OK).toBe(1);
    // The task isn't assigned to the others anymore.
    expect(told).toEqual({ NothingToClaim: 24, NotAssignee: 25 });
    expect((await look()).stages[0].tasks[1].assignees).toHaveLength(1);
    expect(await recorded()).toEqual({ START: 1, CLAIM: 1 });
  });

  it('delegate a task to only one person', async () => {
    const outcomes = await fifty((n) =>
      give(ben, work('delegateTask', 'DelegateTaskInput'), {
        taskId: taskAt(0),
        toId: n % 2 === 0 ? cleo.userId : dan.userId,
        comment: '',
      }),
    );
    expect(outcomes).toEqual({ OK: 1, NotAssignee: 49 });
    expect((await look()).stages[0].tasks[0].assignees).toHaveLength(1);
  });

  it('set one new due date on an expired task', async () => {
    server.clock.advance(2 * 3_600_000);
    const dueOn = (n: number) => new Date(server.clock.now() + (n + 1) * 3_600_000);
    const outcomes = await fifty((n) =>
      give(ada, work('restartExpiredTask', 'RestartExpiredTaskInput'), {
        taskId: taskAt(2),
        dueOn: dueOn(n),
      }),
    );
    expect(outcomes).toEqual({ OK: 1, TaskNotExpired: 49 });
  });

  it('change a decision once', async () => {
    const taskId = taskAt(3);
    await give(cleo, work('approveTask', 'VoteInput'), { taskId, comment: '' });
    const outcomes = await fifty(() =>
      give(cleo, work('changeVote', 'ChangeVoteInput'), {
        taskId,
        decision: 'REJECTED',
        comment: 'No',
      }),
    );
    expect(outcomes).toEqual({ OK: 1, AlreadyDecided: 49 });
    expect((await look()).stages[0].tasks[3].votes).toEqual([{ decision: 'REJECTED' }]);
  });

  it('skip a task once and a stage once', async () => {
    const skips = await fifty(() =>
      give(ada, work('skipTask', 'TaskCommandInput'), { taskId: taskAt(0), reason: 'No' }),
    );
    expect(skips).toEqual({ OK: 1, TaskSkipped: 49 });
    const stages = await fifty(() =>
      onWorkflow('skipStage', { stageId: stageAt(1) }, 'StageCommandInput'),
    );
    expect(stages).toEqual({ OK: 1, StageAlreadyStarted: 49 });
    expect(await recorded()).toEqual({ START: 1, SKIP: 1, SKIP_STAGE: 1 });
  });

  it('complete a task once, and the other requests get a conflict', async () => {
    const expectedVersion = (await look()).stages[0].tasks[0].version;
    expect(await fifty(() => give(ben, COMPLETE, { taskId: taskAt(0), expectedVersion }))).toEqual({
      OK: 1,
      VersionConflict: 49,
    });
  });
});
