import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addedTags } from '../../testing/added-tags.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { runBulkAction } from './run-bulk-action.ts';

const server = await createTestServer();
afterAll(server.close);

let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let own: string;
let foreign: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  const admin = await server.createPerson({ tenantId, name: 'Zoe', isAdmin: true });
  ada = await server.createPerson({ tenantId, name: 'Ada' });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  cleo = await server.createPerson({ tenantId, name: 'Cleo' });
  const [a, b] = [ada, ben].map(({ userId }) => asId<PartyId>(userId));
  const tasks = (party: PartyId | undefined) => [{ assignees: party === undefined ? [] : [party] }];
  own = await publishedBlueprint(server, admin, buildBlueprint({ tasks: tasks(a) }));
  foreign = await publishedBlueprint(server, admin, buildBlueprint({ tasks: tasks(b) }));
});

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id stages { tasks { id } } } } }`;
const CREATE = `mutation ($input: CreateBulkActionInput!) { createBulkAction(input: $input) {
  id state action rowCount readyCount faultyCount rows(show: FAULTY, first: 100) { rows { cells findings { code } } } } }`;
const RUN = 'mutation ($input: RunBulkJobInput!) { runBulkJob(input: $input) { state } }';
const CANCEL = 'mutation ($input: BulkJobInput!) { cancelBulkJob(input: $input) { state } }';
const UNDO = `mutation ($input: UndoBulkActionInput!) { undoBulkAction(input: $input) {
  undoneCount refused { taskId taskName code } } }`;
const JOB = `query ($id: ID!) { bulkJob(id: $id) { state doneCount failedCount
  rows(show: FAILED, first: 100) { rows { cells findings { code } } } } }`;
const TASK =
  'query ($id: ID!) { task(id: $id) { status version assignees { name } tags { name } } }';

const start = async (owner: TestPerson, blueprintId: string): Promise<string> => {
  const { data } = await owner.graphql(START, {
    input: {
      ...{ idempotencyKey: crypto.randomUUID(), blueprintId, name: 'Run' },
      ownerId: owner.userId,
    },
  });
  return data.startWorkflow.workflow.stages[0].tasks[0].id;
};
/** Tasks of workflows that Ada owns, and tasks that she can't read. */
const startMany = async (count: number) => {
  const mine: string[] = [];
  const others: string[] = [];
  for (let at = 0; at < count; at += 1) {
    mine.push(await start(ada, own));
    others.push(await start(ben, foreign));
  }
  return { mine, others };
};
const create = async (person: TestPerson, input: object) =>
  person.graphql(CREATE, { input: { idempotencyKey: crypto.randomUUID(), ...input } });
const created = async (person: TestPerson, input: object) =>
  (await create(person, input)).data.createBulkAction;
const begin = (person: TestPerson, bulkJobId: string) =>
  person.graphql(RUN, { input: { idempotencyKey: crypto.randomUUID(), bulkJobId, rows: 'GOOD' } });
const work = (id: string, batches?: number) =>
  runBulkAction(server.composition.services, ada.tenantId, id, batches);
const jobOf = async (id: string) => (await ada.graphql(JOB, { id })).data.bulkJob;
const taskOf = async (person: TestPerson, id: string) =>
  (await person.graphql(TASK, { id })).data.task;

describe('a bulk action', () => {
  it('assigns the tasks that it can change, and reports the others', async () => {
    const { mine, others } = await startMany(3);
    const job = await created(ada, {
      taskIds: [...mine, ...others],
      action: 'ASSIGN',
      assigneeIds: [cleo.userId],
    });
    expect(job).toMatchObject({ state: 'DRAFT', action: 'ASSIGN', rowCount: 6, readyCount: 3 });
    expect(job.rows.rows.map((row: { cells: string[] }) => row.cells[0])).toEqual(others);
    expect(job.rows.rows[0].findings).toEqual([{ code: 'NotFound' }]);
    expect(await taskOf(ada, mine[0] ?? '')).toMatchObject({ assignees: [{ name: 'Ada' }] });
    expect((await begin(ada, job.id)).data.runBulkJob.state).toBe('RUNNING');
    await work(job.id);
    expect(await jobOf(job.id)).toMatchObject({ state: 'COMPLETED', doneCount: 3, failedCount: 0 });
    for (const id of mine)
      expect(await taskOf(ada, id)).toMatchObject({ assignees: [{ name: 'Cleo' }] });
    for (const id of others)
      expect(await taskOf(ben, id)).toMatchObject({ version: 1, assignees: [{ name: 'Ben' }] });
    expect((await ben.graphql(UNDO, { input: { bulkJobId: job.id } })).codes).toEqual(['NotFound']);
    for (const _ of [1, 2]) {
      const undone = await ada.graphql(UNDO, { input: { bulkJobId: job.id } });
      expect(undone.data.undoBulkAction).toEqual({ undoneCount: 3, refused: [] });
    }
    for (const id of mine)
      expect(await taskOf(ada, id)).toMatchObject({ assignees: [{ name: 'Ada' }] });
  });

  it('changes each task once, also if the job runs again', async () => {
    const { mine } = await startMany(2);
    const job = await created(ada, { taskIds: mine, action: 'COMPLETE' });
    await begin(ada, job.id);
    await Promise.all([work(job.id), work(job.id)]);
    await work(job.id);
    expect(await jobOf(job.id)).toMatchObject({ state: 'COMPLETED', doneCount: 2 });
    for (const id of mine) expect((await taskOf(ada, id)).status).toBe('COMPLETED');
    const events = await server.database.rows<{ count: number }>(
      `SELECT count(*)::int AS count FROM event WHERE command = 'SUBMIT' AND events @> ANY ($1::jsonb[])`,
      [mine.map((taskId) => JSON.stringify([{ taskId }]))],
    );
    expect(events[0]?.count).toBe(2);
  });

  it('reports tasks that changed after the preview as refused', async () => {
    const { mine } = await startMany(2);
    const [first = '', second = ''] = mine;
    const job = await created(ada, { taskIds: mine, action: 'COMPLETE' });
    await ada.graphql(
      'mutation ($input: TaskCommandInput!) { skipTask(input: $input) { task { id } } }',
      { input: { idempotencyKey: crypto.randomUUID(), taskId: first, reason: 'Late' } },
    );
    const { version } = await taskOf(ada, first);
    await begin(ada, job.id);
    await work(job.id);
    const done = await jobOf(job.id);
    expect(done).toMatchObject({ state: 'COMPLETED', doneCount: 1, failedCount: 1 });
    expect(done.rows.rows[0].cells[0]).toBe(first);
    expect(done.rows.rows[0].findings).toHaveLength(1);
    expect((await taskOf(ada, first)).version).toBe(version);
    expect((await taskOf(ada, second)).status).toBe('COMPLETED');
  });

  it('adds tags, and stops when someone cancels the bulk action', async () => {
    const { mine } = await startMany(2);
    const tags = await addedTags(server, ada.tenantId, ['Urgent', 'EMEA']);
    const job = await created(ada, { taskIds: mine, action: 'TAG', tags: tags.slice(0, 1) });
    await begin(ada, job.id);
    await work(job.id);
    const again = await created(ada, { taskIds: mine, action: 'TAG', tags });
    await begin(ada, again.id);
    const stopped = await ada.graphql(CANCEL, { input: { bulkJobId: again.id } });
    expect(stopped.data.cancelBulkJob.state).toBe('CANCELLED');
    await work(again.id);
    expect((await taskOf(ada, mine[0] ?? '')).tags).toEqual([{ name: 'Urgent' }]);
    await begin(ada, again.id);
    await work(again.id);
    for (const id of mine)
      expect((await taskOf(ada, id)).tags).toEqual([{ name: 'Urgent' }, { name: 'EMEA' }]);
  });

  it.each([
    [{ taskIds: [], action: 'COMPLETE' }, 'Required'],
    [{ action: 'ASSIGN' }, 'Required'],
    [{ action: 'TAG' }, 'Required'],
    [{ action: 'TAG', tags: [crypto.randomUUID()] }, 'NotFound'],
    [{ action: 'SKIP', comment: ' ' }, 'Required'],
  ])('rejects %j', async (over, code) => {
    const { codes } = await create(ada, { taskIds: [crypto.randomUUID()], ...over });
    expect(codes).toEqual([code]);
  });
});

describe('a bulk action on all items that match the filters', () => {
  it('changes the items that the filters of a list find', async () => {
    const { mine } = await startMany(3);
    const [first = ''] = mine;
    const taskFilter = { waitsFor: 'me' };
    const COUNT = 'query ($filter: TaskFilterInput) { taskCount(filter: $filter) }';
    const { data } = await ada.graphql(COUNT, { filter: taskFilter });
    const job = await created(ada, { taskFilter, action: 'COMPLETE' });
    expect(job).toMatchObject({ rowCount: data.taskCount, faultyCount: 0 });
    expect(data.taskCount).toBeGreaterThanOrEqual(3);
    await begin(ada, job.id);
    await work(job.id);
    expect((await taskOf(ada, first)).status).toBe('COMPLETED');
    expect((await ada.graphql(COUNT, { filter: taskFilter })).data.taskCount).toBe(0);
    expect((await create(ada, { taskFilter, action: 'COMPLETE' })).codes).toEqual(['Required']);
  });

  it('leaves out items that the person can’t read', async () => {
    const { mine } = await startMany(1);
    const ids = await server.database.rows<{ id: string }>(
      'SELECT workflow_id AS id FROM task WHERE id = $1',
      mine,
    );
    const input = { workflowFilter: { search: 'Run' }, action: 'PAUSE', comment: 'Audit' };
    expect((await create(cleo, input)).codes).toEqual(['Required']);
    const ofAda = await created(ada, input);
    const rows = await server.database.rows<{ id: string }>(
      'SELECT cells[1] AS id FROM bulk_row WHERE job_id = $1',
      [ofAda.id],
    );
    expect(rows.map(({ id }) => id)).toContain(ids[0]?.id);
    const { data } = await ada.graphql(
      'query ($filter: WorkflowFilterInput) { workflowCount(filter: $filter) }',
      { filter: input.workflowFilter },
    );
    expect(data.workflowCount).toBe(ofAda.rowCount);
  });
});

describe('a bulk action on workflows', () => {
  const WORKFLOW =
    'query ($id: ID!) { workflow(id: $id) { scheduleStatus owner { name } tags { name } } }';
  const workflowOf = async (taskId: string): Promise<string> =>
    (await ada.graphql('query ($id: ID!) { task(id: $id) { workflowId } }', { id: taskId })).data
      .task.workflowId;
  const stateOf = async (id: string) => (await ada.graphql(WORKFLOW, { id })).data.workflow;
  const finish = async (input: object) => {
    const job = await created(ada, input);
    await begin(ada, job.id);
    await work(job.id);
    return { ...job, ...(await jobOf(job.id)) };
  };

  it('pauses, resumes, tags, and ends workflows', async () => {
    const { mine, others } = await startMany(2);
    const own = await Promise.all(mine.map(workflowOf));
    const [foreignRow] = await server.database.rows<{ id: string }>(
      'SELECT workflow_id AS id FROM task WHERE id = $1',
      [others[0] ?? ''],
    );
    const workflowIds = [...own, foreignRow?.id ?? ''];
    const paused = await finish({ workflowIds, action: 'PAUSE', comment: 'Audit' });
    expect(paused).toMatchObject({ readyCount: 2, faultyCount: 1, doneCount: 2, failedCount: 0 });
    expect(paused.rows.rows).toEqual([]);
    for (const id of own) expect((await stateOf(id)).scheduleStatus).toBe('PAUSED');
    expect(await finish({ workflowIds, action: 'PAUSE', comment: 'Again' })).toMatchObject({
      readyCount: 0,
    });
    await finish({ workflowIds: own, action: 'RESUME' });
    const tags = await addedTags(server, ada.tenantId, ['Audit']);
    await finish({ workflowIds: own, action: 'TAG_WORKFLOW', tags });
    for (const id of own)
      expect(await stateOf(id)).toMatchObject({
        scheduleStatus: 'RUNNING',
        tags: [{ name: 'Audit' }],
      });
    const ended = await finish({ workflowIds: own, action: 'END', comment: 'Done with it' });
    for (const id of own) expect((await stateOf(id)).scheduleStatus).toBe('ENDED');
    const undone = await ada.graphql(UNDO, { input: { bulkJobId: ended.id } });
    expect(undone.data.undoBulkAction).toEqual({ undoneCount: 2, refused: [] });
    for (const id of own) expect((await stateOf(id)).scheduleStatus).toBe('RUNNING');
  });

  it('changes the owner only to a person who can own workflows', async () => {
    const { mine } = await startMany(2);
    const workflowIds = await Promise.all(mine.map(workflowOf));
    const input = { workflowIds, action: 'TRANSFER' };
    expect((await create(ada, input)).codes).toEqual(['Required']);
    const unknown = await create(ada, { ...input, ownerId: crypto.randomUUID() });
    expect(unknown.errors[0]?.extensions.refusals).toMatchObject([
      { code: 'UnknownParty', field: 'ownerId' },
    ]);
    const done = await finish({ ...input, ownerId: cleo.userId });
    expect(done.doneCount).toBe(2);
    for (const id of workflowIds) {
      const { data } = await cleo.graphql(WORKFLOW, { id });
      expect(data.workflow.owner).toEqual({ name: 'Cleo' });
    }
  });

  it('reads all selected workflows in one query', async () => {
    const { mine } = await startMany(4);
    const workflowIds = await Promise.all(mine.map(workflowOf));
    const tripsFor = (ids: readonly string[]): Promise<number> =>
      server.countTrips(() => create(ada, { workflowIds: ids, action: 'RESUME' }));
    await tripsFor(workflowIds);
    expect(await tripsFor(workflowIds)).toBe(await tripsFor(workflowIds.slice(0, 1)));
  });

  it('refuses ids that are not workflows', async () => {
    const { mine } = await startMany(1);
    const { errors } = await create(ada, { taskIds: mine, action: 'RESUME' });
    expect(errors[0]?.extensions.refusals).toMatchObject([
      { code: 'Required', field: 'workflowIds' },
    ]);
  });
});
