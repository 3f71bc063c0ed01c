import { setTimeout as delay } from 'node:timers/promises';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { approvalStep } from '@baton/fixtures/builders/run-scene';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { childProcesses } from '../../testing/child-processes.ts';
import { crashCode } from '../../testing/crashing-process.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { reassignmentHandler } from './index.ts';

const server = await createTestServer();
const { begin, endOf } = childProcesses(server);
afterAll(server.close);

const DEACTIVATE = `mutation ($input: DeactivateUserInput!) { deactivateUser(input: $input) { user { deletedAt teams { id } } } }`;
const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id } } }`;
const MINE = `{ myTasks(first: 50) { edges { node { name } } } }`;
const PERSON = `query ($ids: [ID!]) { parties(ids: $ids) { ... on User {
  openWork { tasks approvals startedTasks startedApprovals notStarted overdue dueThisWeek workflows scheduled }
  reassignment { totalCount doneCount refusedCount finishedAt } } } }`;

let tenantId: string;
let ada: TestPerson;
let max: TestPerson;
let eve: TestPerson;
let leaver: TestPerson;
let sofia: TestPerson;
let tom: TestPerson;

beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  max = await server.createPerson({ tenantId, name: 'Max' });
  eve = await server.createPerson({ tenantId, name: 'Eve', accessLevel: 'EXTERNAL' });
});

beforeEach(async () => {
  [leaver, sofia, tom] = await Promise.all([
    server.createPerson({ tenantId, name: 'Lee' }),
    server.createPerson({ tenantId, name: 'Sofia' }),
    server.createPerson({ tenantId, name: 'Tom' }),
  ]);
});

const start = async (owner: TestPerson, names: readonly string[], approver?: TestPerson) => {
  const party = (person: TestPerson) => asId<PartyId>(person.userId);
  const tasks = names.map((name, index) => ({
    ...{ name, assignees: [party(leaver)] },
    ...(approver !== undefined && {
      approvals: [approvalStep(90 + index, { approvers: [party(approver)] })],
    }),
  }));
  const blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks }));
  const { codes, data } = await ada.graphql(START, {
    input: {
      ...{ idempotencyKey: crypto.randomUUID(), blueprintId, name: 'Run' },
      ...{ ownerId: owner.userId, startDate: null },
    },
  });
  expect(codes).toEqual([]);
  return data.startWorkflow.workflow.id as string;
};

const deactivate = (by: TestPerson, over: object = {}) =>
  by.graphql(DEACTIVATE, { input: { id: leaver.userId, ...over } });

const work = async (): Promise<void> => {
  const [row] = await server.database.rows<{ id: string }>(
    'SELECT id FROM reassignment WHERE person_id = $1',
    [leaver.userId],
  );
  const payload = { reassignmentId: row?.id, personId: leaver.userId };
  await reassignmentHandler(server.composition.services).run(payload, { tenantId, attempt: 1 });
};

const seenBy = async (viewer: TestPerson) =>
  (await viewer.graphql(PERSON, { ids: [leaver.userId] })).data.parties[0];
const namesOf = async (person: TestPerson): Promise<readonly string[]> =>
  (await person.graphql(MINE)).data.myTasks.edges.map(({ node }: any) => node.name).sort();

describe('deactivateUser', () => {
  it('reassigns tasks, approvals, and workflows to different people', async () => {
    await start(leaver, ['Pack', 'Ship'], leaver);
    expect((await seenBy(ada)).openWork).toMatchObject({
      ...{ tasks: 2, approvals: 2, workflows: 1 },
      ...{ startedTasks: 2, startedApprovals: 0, notStarted: 2 },
    });
    const { codes } = await deactivate(ada, {
      ...{ tasksTo: sofia.userId, approvalsTo: tom.userId, workflowsTo: max.userId },
    });
    expect(codes).toEqual([]);
    await work();
    const { openWork, reassignment } = await seenBy(ada);
    expect(openWork).toMatchObject({ tasks: 0, approvals: 0, workflows: 0 });
    expect(reassignment).toMatchObject({ totalCount: 5, doneCount: 5, refusedCount: 0 });
    expect(reassignment.finishedAt).not.toBeNull();
    expect(await namesOf(sofia)).toEqual(['Pack', 'Ship']);
    await work();
    expect((await seenBy(ada)).reassignment).toMatchObject({ doneCount: 5 });
  });

  it('keeps work without a successor with the person', async () => {
    await start(ada, ['Pack']);
    await deactivate(ada);
    await work();
    const { openWork, reassignment } = await seenBy(ada);
    expect(openWork.tasks).toBe(1);
    expect(reassignment).toMatchObject({ totalCount: 0, doneCount: 0 });
  });

  it('removes the person from teams, and moves their delegations', async () => {
    const { data } = await ada.graphql(
      `mutation ($input: SaveGroupInput!) { saveTeam(input: $input) { team { id } } }`,
      { input: { name: crypto.randomUUID(), memberIds: [leaver.userId] } },
    );
    expect(data.saveTeam.team.id).toBeTruthy();
    await max.graphql(
      `mutation ($input: SetAbsenceInput!) { setAbsence(input: $input) { user { id } } }`,
      {
        input: {
          ...{ userId: max.userId, startsOn: '2026-03-02', endsOn: '2026-03-04' },
          ...{ workDelegateId: leaver.userId, approvalDelegateId: leaver.userId },
        },
      },
    );
    const done = await deactivate(ada, { tasksTo: sofia.userId });
    expect(done.data.deactivateUser.user.teams).toEqual([]);
    const [absence] = await server.database.rows<{ work: string; approval: string | null }>(
      'SELECT work_delegate AS work, approval_delegate AS approval FROM absence WHERE person_id = $1',
      [max.userId],
    );
    expect(absence).toEqual({ work: sofia.userId, approval: null });
  });

  it('gives their roles and teams to a successor', async () => {
    const role = await server.createGroup({
      ...{ tenantId, name: crypto.randomUUID(), kind: 'ROLE', memberIds: [leaver.userId] },
    });
    const team = await server.createGroup({
      ...{ tenantId, name: crypto.randomUUID(), memberIds: [leaver.userId, sofia.userId] },
    });
    await server.database.rows('UPDATE membership SET is_admin = true WHERE member_id = $1', [
      leaver.userId,
    ]);
    expect((await deactivate(ada, { groupsTo: sofia.userId })).codes).toEqual([]);
    const rows = await server.database.rows(
      'SELECT group_id, member_id, is_admin FROM membership WHERE group_id = ANY ($1) ORDER BY group_id',
      [[role, team]],
    );
    expect(rows).toEqual(
      [role, team]
        .toSorted()
        .map((group_id) => ({ group_id, member_id: sofia.userId, is_admin: true })),
    );
  });

  it('gives no role that the admin isn’t allowed to assign', async () => {
    const keeper = await server.createPerson({
      ...{ tenantId, name: 'Kee', systemRoles: ['PEOPLE_ADMIN'] },
    });
    const publisher = await server.createPerson({
      ...{ tenantId, name: 'Pub', systemRoles: ['PUBLISHER'] },
    });
    const input = { id: publisher.userId, groupsTo: keeper.userId };
    const { errors } = await keeper.graphql(DEACTIVATE, { input });
    expect(errors[0]?.extensions.refusals).toEqual([
      { code: 'InsufficientPermissionsToAssignRoles', params: {}, field: 'groupsTo' },
    ]);
    const team = await server.createGroup({ tenantId, name: crypto.randomUUID() });
    expect((await deactivate(ada, { groupsTo: team })).codes).toEqual(['UnknownParty']);
  });

  it('reassigns work of a person that a directory deactivated', async () => {
    await start(leaver, ['Pack']);
    await server.database.rows('UPDATE party SET deleted_at = now() WHERE id = $1', [
      leaver.userId,
    ]);
    const { codes } = await deactivate(ada, { tasksTo: sofia.userId, workflowsTo: max.userId });
    expect(codes).toEqual([]);
    await work();
    expect((await seenBy(ada)).openWork).toMatchObject({ tasks: 0, workflows: 0 });
    expect(await namesOf(sofia)).toEqual(['Pack']);
  });

  it("refuses recipients who can't get the work", async () => {
    const fieldsOf = async (over: object) =>
      (await deactivate(ada, over)).errors[0]?.extensions.refusals.map(({ code, field }) => [
        field,
        code,
      ]);
    expect(await fieldsOf({ tasksTo: crypto.randomUUID(), approvalsTo: leaver.userId })).toEqual([
      ['tasksTo', 'UnknownParty'],
      ['approvalsTo', 'UnknownParty'],
    ]);
    expect(await fieldsOf({ workflowsTo: eve.userId })).toEqual([
      ['workflowsTo', 'CannotAssignExternalUserOrTeamAsWorkflowOwner'],
    ]);
  });

  it('is only for people who manage people, in their workspace', async () => {
    const other = await server.createTenant('Elsewhere');
    const stranger = await server.createPerson({ tenantId: other, name: 'Str', isAdmin: true });
    expect((await deactivate(max)).codes).toEqual(['Forbidden']);
    expect((await deactivate(stranger)).codes).toEqual(['NotFound']);
    expect((await deactivate(ada, { tasksTo: stranger.userId })).codes).toEqual(['UnknownParty']);
    expect((await seenBy(max)).openWork).toBeNull();
    expect((await seenBy(leaver)).openWork).not.toBeNull();
  });

  it.each(['JOB_BEGUN', 'BEFORE_COMMIT', 'AFTER_COMMIT', 'JOB_DONE_UNRECORDED'] as const)(
    'reassigns each task once after a crash %s',
    async (point) => {
      const names = Array.from({ length: 6 }, (_, number) => `Task ${number}`);
      const id = await start(ada, names);
      await deactivate(ada, { tasksTo: sofia.userId });
      expect(await endOf(begin(ada, { kind: 'JOBS' }, point))).toBe(crashCode);
      begin(ada, { kind: 'JOBS' });
      while ((await seenBy(ada)).reassignment.finishedAt === null) await delay(50);
      expect((await seenBy(ada)).reassignment).toMatchObject({ doneCount: 6, refusedCount: 0 });
      expect(await namesOf(sofia)).toEqual(names);
      const [events] = await server.database.rows<{ n: number }>(
        `SELECT count(*)::int AS n FROM event WHERE workflow_id = $1 AND command = 'ASSIGN'`,
        [id],
      );
      expect(events?.n).toBe(6);
    },
  );
});
