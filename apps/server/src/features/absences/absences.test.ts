import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { approvalStep } from '@baton/fixtures/builders/run-scene';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { systemChannel } from '../runs/index.ts';
import { askAbsences } from '../runs/store/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addedTags } from '../../testing/added-tags.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { absenceHandlers } from './index.ts';

const server = await createTestServer();
afterAll(server.close);

const SET = `mutation ($input: SetAbsenceInput!) { setAbsence(input: $input) { user {
  absence { startsOn endsOn isAway workDelegate { name } } } } }`;
const END = `mutation ($input: EndAbsenceInput!) { endAbsence(input: $input) { user { absence { endsOn } } } }`;
const ABSENCE = `query ($ids: [ID!]) { parties(ids: $ids) { ... on User { absence { isAway } permissions { editAbsence } } } }`;
const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id approvals { id } } } } } }`;
const TASK = `query ($id: ID!) { task(id: $id) {
  delegates { for { name } away { name } by { name } until }
  permissions { complete } explanations { code names actor { name } } status } }`;
const MINE = `{ myTasks(first: 20) { edges { node { id assignees { name } delegates { away { name } by { name } until }
  permissions { complete } } } } }`;
const SUBMIT = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { status } } }`;
const VOTE = `mutation ($input: VoteInput!) { approveTask(input: $input) { task { status } } }`;

let ada: TestPerson;
let ken: TestPerson;
let maya: TestPerson;
let eve: TestPerson;
let team: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ken = await server.createPerson({ tenantId, name: 'Ken' });
  maya = await server.createPerson({ tenantId, name: 'Maya' });
  eve = await server.createPerson({ tenantId, name: 'Eve', accessLevel: 'EXTERNAL' });
  const { data } = await ada.graphql(
    `mutation ($input: SaveGroupInput!) { saveTeam(input: $input) { team { id } } }`,
    { input: { name: 'Purchasing', memberIds: [maya.userId] } },
  );
  team = data.saveTeam.team.id;
});

const set = (by: TestPerson, of: TestPerson, over: object = {}) =>
  by.graphql(SET, {
    input: { userId: of.userId, startsOn: '2026-03-02', endsOn: '2026-03-04', ...over },
  });

const party = (person: TestPerson): PartyId => asId<PartyId>(person.userId);

const start = async (task: object): Promise<{ id: string; tasks: readonly string[] }> => {
  const blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks: [task] }));
  const { data, codes } = await ada.graphql(START, {
    input: {
      idempotencyKey: crypto.randomUUID(),
      blueprintId,
      name: 'Run',
      ownerId: ada.userId,
      startDate: null,
    },
  });
  expect(codes).toEqual([]);
  const { id, stages } = data.startWorkflow.workflow;
  const [first] = stages[0].tasks;
  return { id, tasks: [first.id, first.approvals[0]?.id ?? ''] };
};

const work = async (
  isSecondLook = false,
  personId = maya.userId,
  groupId?: string,
): Promise<void> => {
  const [handler] = absenceHandlers(server.composition.services);
  const payload = {
    personId,
    after: null,
    isSecondLook,
    ...(groupId !== undefined && { groupId }),
  };
  await handler?.run(payload, { tenantId: ada.tenantId, attempt: 1 });
};

const task = async (person: TestPerson, id: string) =>
  (await person.graphql(TASK, { id })).data.task;

describe('setAbsence', () => {
  it('is allowed for oneself and for people admins', async () => {
    expect((await set(ken, maya)).codes).toEqual(['Forbidden']);
    expect((await set(eve, eve)).codes).toEqual(['Forbidden']);
    expect((await set(ada, maya)).codes).toEqual([]);
    expect((await maya.graphql(END, { input: { userId: maya.userId } })).codes).toEqual([]);
    const seen = await eve.graphql(ABSENCE, { ids: [maya.userId] });
    expect(seen.data.parties).toEqual([]);
    const known = await ken.graphql(ABSENCE, { ids: [maya.userId] });
    expect(known.data.parties).toEqual([{ absence: null, permissions: { editAbsence: false } }]);
  });

  it('returns an error for each invalid field', async () => {
    const refused = async (over: object) =>
      (await set(maya, maya, over)).errors[0]?.extensions.refusals;
    expect(await refused({ endsOn: '2026-03-01' })).toEqual([
      { code: 'AbsenceEndsBeforeStart', params: {}, field: 'endsOn' },
      { code: 'DateBeforeToday', params: {}, field: 'endsOn' },
    ]);
    expect(
      await refused({
        workDelegateId: maya.userId,
        approvalDelegateId: eve.userId,
        roleDelegateId: team,
      }),
    ).toEqual([
      { code: 'CannotBeOwnDelegate', params: {}, field: 'workDelegateId' },
      { code: 'DelegateMustBelongToWorkspace', params: {}, field: 'approvalDelegateId' },
      { code: 'UnknownParty', params: {}, field: 'roleDelegateId' },
    ]);
  });

  it('rejects delegates who don’t have the same access', async () => {
    const { errors } = await set(ada, maya, { approvalDelegateId: ada.userId });
    expect(errors[0]?.extensions.refusals).toEqual([
      { code: 'CannotNameOneselfAsDelegate', params: {}, field: 'approvalDelegateId' },
    ]);
  });
});

describe('while Maya is absent', () => {
  it('lets her delegate see and complete her tasks', async () => {
    const run = await start({ assignees: [party(maya)] });
    const [id = ''] = run.tasks;
    expect(await task(ken, id)).toBeNull();
    const { data } = await set(maya, maya, { workDelegateId: ken.userId });
    expect(data.setAbsence.user.absence).toEqual({
      startsOn: '2026-03-02',
      endsOn: '2026-03-04',
      isAway: true,
      workDelegate: { name: 'Ken' },
    });
    await work();
    await work(true);
    const until = '2026-03-04T23:59:59.999Z';
    const { data: mine } = await ken.graphql(MINE);
    expect(mine.myTasks.edges).toContainEqual({
      node: {
        id,
        assignees: [{ name: 'Maya' }],
        delegates: [{ away: { name: 'Maya' }, by: { name: 'Ken' }, until }],
        permissions: { complete: true },
      },
    });
    expect(await task(ken, id)).toMatchObject({
      delegates: [{ for: { name: 'Maya' }, away: { name: 'Maya' }, by: { name: 'Ken' }, until }],
      explanations: expect.arrayContaining([
        { code: 'STANDS_IN', names: ['Maya'], actor: { name: 'Ken' } },
        { code: 'YOURS_AS_DELEGATE', names: ['Maya'], actor: null },
      ]) as unknown,
    });
    expect((await task(maya, id)).permissions.complete).toBe(true);
    const feed = await ada.graphql(
      `query ($id: ID!) { workflow(id: $id) { activity(first: 5) { edges { node { kind params { name value } } } } } }`,
      { id: run.id },
    );
    expect(JSON.stringify(feed.data)).toContain('ABSENCE');
    const input = { idempotencyKey: crypto.randomUUID(), taskId: id };
    expect((await ken.graphql(SUBMIT, { input })).codes).toEqual([]);
  });

  it('adds her delegate to the tasks of a new workflow', async () => {
    const { tasks } = await start({ assignees: [party(maya)] });
    expect((await task(ken, tasks[0] ?? '')).delegates).toHaveLength(1);
  });

  it('counts only one decision by Maya or her delegate', async () => {
    await set(maya, maya, { approvalDelegateId: ken.userId, workDelegateId: ken.userId });
    const { tasks } = await start({
      assignees: [party(ada)],
      approvals: [approvalStep(11, { approvers: [party(maya)] })],
    });
    const [parent = '', approval = ''] = tasks;
    const submit = { idempotencyKey: crypto.randomUUID(), taskId: parent };
    expect((await ada.graphql(SUBMIT, { input: submit })).codes).toEqual([]);
    const answers = await Promise.all(
      [ken, maya].map((person) =>
        person.graphql(VOTE, {
          input: { idempotencyKey: crypto.randomUUID(), taskId: approval, comment: '' },
        }),
      ),
    );
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['AlreadyDecided']);
  });

  const isOrdered = async (person: TestPerson): Promise<boolean> =>
    (
      await server.database.rows('SELECT FROM graphile_worker.jobs WHERE key = $1', [
        `absence:${person.userId}`,
      ])
    ).length > 0;

  it('gives the tasks to the owner if the delegate is not internal anymore', async () => {
    const leo = await server.createPerson({ tenantId: ada.tenantId, name: 'Leo' });
    await set(maya, maya, { workDelegateId: leo.userId });
    const { tasks } = await start({ assignees: [party(maya)] });
    const [id = ''] = tasks;
    expect((await task(leo, id)).permissions.complete).toBe(true);
    const { codes } = await ada.graphql(
      'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { id } } }',
      {
        input: {
          id: leo.userId,
          name: 'Leo',
          accessLevel: 'EXTERNAL',
          isAdmin: false,
        },
      },
    );
    expect(codes).toEqual([]);
    expect(await isOrdered(leo)).toBe(true);
    await work(false, leo.userId);
    expect(await task(leo, id)).toBeNull();
    expect((await task(ada, id)).delegates).toMatchObject([{ by: { name: 'Ada' } }]);
  });

  it('removes the delegate from team tasks when the person leaves the team', async () => {
    await set(maya, maya, { roleDelegateId: ken.userId });
    const { tasks } = await start({ assignees: [asId<PartyId>(team)] });
    const [id = ''] = tasks;
    expect((await task(ken, id)).permissions.complete).toBe(true);
    const { codes } = await ada.graphql(
      'mutation ($input: SaveGroupInput!) { saveTeam(input: $input) { team { id } } }',
      { input: { id: team, name: 'Purchasing', memberIds: [ada.userId] } },
    );
    expect(codes).toEqual([]);
    await work();
    expect(await task(ken, id)).toBeNull();
  });

  it('updates delegates when people leave a team or the team is deleted', async () => {
    const team = async (input: object): Promise<string> =>
      (
        await ada.graphql(
          'mutation ($input: SaveGroupInput!) { saveTeam(input: $input) { team { id } } }',
          { input },
        )
      ).data.saveTeam.team.id;
    const isOrderedFor = async (id: string): Promise<boolean> =>
      (
        await server.database.rows('SELECT FROM graphile_worker.jobs WHERE key = $1', [
          `absence:${maya.userId} ${id}`,
        ])
      ).length > 0;
    const sales = await team({ name: 'Sales', memberIds: [maya.userId] });
    const spare = await team({ name: 'Spare', memberIds: [] });
    const { tasks } = await start({ assignees: [asId<PartyId>(sales)] });
    const [id = ''] = tasks;
    await set(maya, maya, { roleDelegateId: ken.userId });
    await work();
    expect(await task(ken, id)).not.toBeNull();
    await team({ id: sales, name: 'Sales', memberIds: [] });
    // The new delegate is found only through the team's tasks.
    await set(maya, maya);
    expect(await isOrderedFor(sales)).toBe(true);
    await work(false, maya.userId, sales);
    expect(await task(ken, id)).toBeNull();
    await team({ id: spare, name: 'Spare', memberIds: [maya.userId] });
    await server.database.rows('DELETE FROM graphile_worker._private_jobs WHERE key = $1', [
      `absence:${maya.userId} ${spare}`,
    ]);
    const gone = await ada.graphql(
      'mutation ($input: DeleteGroupInput!) { deleteGroup(input: $input) { deletedId } }',
      { input: { id: spare } },
    );
    expect(gone.codes).toEqual([]);
    expect(await isOrderedFor(spare)).toBe(true);
  });

  it('hides the absence from external people', async () => {
    await set(maya, maya, { workDelegateId: ken.userId });
    const { tasks } = await start({
      assignees: [party(maya)],
      cc: [party(eve)],
      backups: [party(ken)],
    });
    const tagging = await ada.graphql(
      'mutation ($input: UpdateTaskInput!) { updateTask(input: $input) { task { id } } }',
      {
        input: {
          idempotencyKey: crypto.randomUUID(),
          taskId: tasks[0],
          tags: await addedTags(server, ada.tenantId, ['Urgent']),
        },
      },
    );
    expect(tagging.codes).toEqual([]);
    const INSIDE = `query ($id: ID!) { task(id: $id) { delegates { by { name } } tags { id } backupAssignees { name }
      explanations { code } activity(first: 20) { edges { node { params { value } } } } } }`;
    const seenBy = async (person: TestPerson) => {
      const seen = (await person.graphql(INSIDE, { id: tasks[0] })).data.task;
      return [
        seen.delegates.length,
        seen.backupAssignees.length,
        seen.tags.length,
        JSON.stringify(seen.explanations).includes('STANDS_IN'),
        /ABSENCE|TAGGED/.test(JSON.stringify(seen.activity)),
      ];
    };
    expect(await seenBy(ada)).toEqual([1, 1, 1, true, true]);
    expect(await seenBy(eve)).toEqual([0, 0, 0, false, false]);
  });

  it('reads absences from the cache until something in the workspace changes', async () => {
    const { services } = server.composition;
    const ask = async () => {
      const { statement, take } = askAbsences(services.database);
      const [rows] = await systemChannel(services, ada.tenantId).trip(statement);
      return { isRead: rows[0]?.absences !== null, away: take(rows).map((one) => one.person) };
    };
    await set(maya, maya);
    expect(await ask()).toEqual({ isRead: true, away: [maya.userId] });
    expect(await ask()).toEqual({ isRead: false, away: [maya.userId] });
    await maya.graphql(END, { input: { userId: maya.userId } });
    expect(await ask()).toEqual({ isRead: true, away: [] });
  });

  it('gives her tasks back when the absence ends', async () => {
    await set(maya, maya, { workDelegateId: ken.userId });
    const { tasks } = await start({ assignees: [party(maya)] });
    const [id = ''] = tasks;
    expect(await task(ken, id)).not.toBeNull();
    server.clock.advance(4 * 86_400_000);
    await work();
    expect(await task(ken, id)).toBeNull();
    expect((await task(maya, id)).delegates).toEqual([]);
    const open = await server.database.rows(
      'SELECT over_at FROM absence WHERE person_id = $1 AND over_at IS NULL',
      [maya.userId],
    );
    expect(open).toEqual([]);
  });
});
