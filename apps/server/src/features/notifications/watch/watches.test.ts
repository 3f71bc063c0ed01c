import { asId, type CustomFieldId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchUpNotifications } from '../../../testing/background/catch-up-notifications.ts';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';
import { notifyComment } from '../notify-comment.ts';

const server = await createTestServer();
afterAll(server.close);

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id version } } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }`;
const COMMENT = `mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }`;
const PROBLEM = `mutation ($input: ReportExceptionInput!) { reportException(input: $input) { task { id } } }`;
const WATCH = `mutation ($input: SetWatchStateInput!) { setWatchState(input: $input) { state } }`;
const CREATE_FIELD = `mutation ($input: CreateCustomFieldInput!) {
  createCustomField(input: $input) { customField { id } } }`;
const LIST = `{ watchedItems { subjectId kind isMuted isOfTasks name } }`;
const CREATE_VIEW = `mutation ($input: CreateSavedViewInput!) { createSavedView(input: $input) {
  savedView { id watchState } } }`;

let tenantId: string;
let ada: TestPerson;
let ben: TestPerson;

const send = async (by: TestPerson, document: string, input: object) => {
  const { data, codes } = await by.graphql(document, {
    input: { idempotencyKey: crypto.randomUUID(), ...input },
  });
  expect(codes).toEqual([]);
  return data;
};

const start = async (name = 'Run', owner?: TestPerson) => {
  const tasks = [
    { name: 'Order', assignees: [asId<PartyId>((owner ?? ben).userId)] },
    { name: 'Other', assignees: [asId<PartyId>(ben.userId)] },
  ];
  const blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks }));
  const { startWorkflow } = await send(ada, START, {
    ...{ blueprintId, name, ownerId: (owner ?? ada).userId },
  });
  const { id, stages } = startWorkflow.workflow;
  await catchUpNotifications(server);
  const [task, other] = stages[0].tasks;
  return { id, task, other };
};

const complete = ({ id, version }: { readonly id: string; readonly version: number }) =>
  send(ben, COMPLETE, { taskId: id, expectedVersion: version });

const set = (by: TestPerson, subjectId: string, state: string) =>
  by.graphql(WATCH, { input: { subjectId, state } });

const told = async ({ userId }: TestPerson) => {
  await catchUpNotifications(server);
  const rows = await server.database.rows<{ type: string; reason: string; need: string | null }>(
    'SELECT type, reason, need FROM notification WHERE party_id = $1 ORDER BY type',
    [userId],
  );
  return rows.map(({ type, reason, need }) => [type, reason, need]);
};

const person = (name: string, access: object = {}) =>
  server.createPerson({ tenantId, name, ...access });

beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
  ada = await person('Ada', { isAdmin: true });
  ben = await person('Ben');
});

describe('setWatchState', () => {
  it('sends updates to watchers, who have no task', async () => {
    const cleo = await person('Cleo', { isAdmin: true });
    const { id, task, other } = await start();
    expect((await set(cleo, id, 'WATCHING')).codes).toEqual([]);
    await complete(task);
    const reported = await ben.graphql(PROBLEM, {
      input: {
        ...{ idempotencyKey: crypto.randomUUID(), taskId: other.id },
        ...{ expectedVersion: other.version, category: 'OTHER', text: 'Broken' },
      },
    });
    expect(reported.codes).toEqual([]);
    expect(await told(cleo)).toEqual([
      ['PROBLEM_REPORTED', 'WATCHER', null],
      ['TASK_COMPLETED', 'WATCHER', null],
    ]);
  });

  it('sends watchers of a task only updates of that task', async () => {
    const cleo = await person('Theo', { isAdmin: true });
    const { task, other } = await start();
    await set(cleo, task.id, 'WATCHING');
    await complete(task);
    await complete(other);
    expect(await told(cleo)).toEqual([['TASK_COMPLETED', 'WATCHER', null]]);
  });

  it('sends nothing after the person stops watching', async () => {
    const cleo = await person('Ivy', { isAdmin: true });
    const { id, task } = await start();
    await set(cleo, id, 'WATCHING');
    await set(cleo, id, 'DEFAULT');
    await complete(task);
    expect(await told(cleo)).toEqual([]);
  });

  it("doesn't notify people who lost access", async () => {
    const cleo = await person('Lea', { isAdmin: true });
    const { id, task } = await start();
    await set(cleo, id, 'WATCHING');
    await server.database.rows(
      `UPDATE party SET is_admin = false, access_level = 'LIMITED' WHERE id = $1`,
      [cleo.userId],
    );
    await complete(task);
    expect(await told(cleo)).toEqual([]);
    expect((await cleo.graphql(LIST)).data.watchedItems).toEqual([]);
  });

  it("refuses items that the person can't open", async () => {
    const outsider = await person('Max', { accessLevel: 'EXTERNAL' });
    const { id, task } = await start();
    expect((await set(outsider, id, 'WATCHING')).codes).toEqual(['NotFound']);
    expect((await set(outsider, task.id, 'MUTED')).codes).toEqual(['NotFound']);
    expect((await set(outsider, crypto.randomUUID(), 'WATCHING')).codes).toEqual(['NotFound']);
  });

  it('lists watched and muted items by name', async () => {
    const cleo = await person('Noa', { isAdmin: true });
    const { id, task } = await start('Zebra');
    await set(cleo, id, 'WATCHING');
    await set(cleo, task.id, 'MUTED');
    expect((await cleo.graphql(LIST)).data.watchedItems).toEqual([
      { subjectId: task.id, kind: 'TASK', isMuted: true, isOfTasks: false, name: 'Order' },
      { subjectId: id, kind: 'WORKFLOW', isMuted: false, isOfTasks: false, name: 'Zebra' },
    ]);
  });
});

describe('a watched view', () => {
  const createView = async (
    by: TestPerson,
    parameters: Readonly<Record<string, string>>,
    object = 'WORKFLOWS',
  ) => {
    const { createSavedView } = await send(by, CREATE_VIEW, {
      object,
      name: `View ${crypto.randomUUID().slice(0, 8)}`,
      parameters: Object.entries(parameters).map(([name, value]) => ({ name, value })),
    });
    return createSavedView.savedView;
  };

  it('sends updates of workflows that it contains', async () => {
    const cleo = await person('Uma', { isAdmin: true });
    const view = await createView(cleo, { status: 'open', search: 'Giraffe' });
    expect(view).toMatchObject({ watchState: 'DEFAULT' });
    expect((await set(cleo, view.id, 'WATCHING')).codes).toEqual([]);
    const inside = await start('Giraffe house');
    const outside = await start('Lion house');
    await complete(inside.task);
    await complete(outside.task);
    expect(await told(cleo)).toEqual([
      ['TASK_COMPLETED', 'WATCHER', null],
      ['WORKFLOW_STARTED', 'WATCHER', null],
    ]);
  });

  it('sends updates of tasks only until it is muted', async () => {
    const ray = await person('Ray', { isAdmin: true });
    const view = await createView(ray, { status: 'open', search: 'Penguin' });
    expect((await set(ray, view.id, 'MUTED')).codes).toEqual([]);
    const { data } = await ray.graphql(LIST);
    expect(data.watchedItems).toMatchObject([{ subjectId: view.id, kind: 'VIEW', isMuted: true }]);
    const { savedViews } = (await ray.graphql('{ savedViews { id watchState } }')).data;
    expect(savedViews).toContainEqual({ id: view.id, watchState: 'MUTED' });
    await start('Penguin house', ray);
    await start('Lion house', ray);
    expect(await told(ray)).toEqual([
      ['TASK_ASSIGNED', 'ASSIGNEE', 'WORK'],
      ['TASK_ASSIGNED', 'ASSIGNEE', 'WORK'],
      ['WORKFLOW_STARTED', 'OWNER', null],
    ]);
    await set(ray, view.id, 'DEFAULT');
    await start('Penguin pool', ray);
    const types = (await told(ray)).map(([type]) => type);
    expect(types.filter((type) => type === 'WORKFLOW_STARTED')).toHaveLength(2);
  });

  it('sends updates of a watched workflow even if the view is muted', async () => {
    const ray = await person('Roy', { isAdmin: true });
    const view = await createView(ray, { status: 'open', search: 'Walrus' });
    await set(ray, view.id, 'MUTED');
    const { id, task } = await start('Walrus house');
    await set(ray, id, 'WATCHING');
    await complete(task);
    expect(await told(ray)).toEqual([['TASK_COMPLETED', 'WATCHER', null]]);
  });

  it('sends only updates of tasks if it is a view of tasks', async () => {
    const cleo = await person('Tia', { isAdmin: true });
    const view = await createView(cleo, { status: 'open', search: 'Order' }, 'TASKS');
    expect((await set(cleo, view.id, 'WATCHING')).codes).toEqual([]);
    expect((await cleo.graphql(LIST)).data.watchedItems).toMatchObject([
      { subjectId: view.id, kind: 'VIEW', isOfTasks: true },
    ]);
    const { task, other } = await start('Zoo');
    await complete(task);
    await complete(other);
    expect(await told(cleo)).toEqual([['TASK_COMPLETED', 'WATCHER', null]]);
  });

  it('sends nothing about its tasks while it is muted', async () => {
    const mia = await person('Mia', { isAdmin: true });
    const view = await createView(mia, { status: 'open', search: 'Order' }, 'TASKS');
    const { id: workflowId, task } = await start('Zoo', mia);
    const comment = async (taskId: string) => {
      const { addComment } = await send(ben, COMMENT, { workflowId, taskId, body: '<p>Hi</p>' });
      const { tenantId } = mia;
      await notifyComment(server.composition.services, tenantId, addComment.comment.id);
      return (await told(mia)).filter(([type]) => type === 'COMMENT_ADDED').length;
    };
    await set(mia, view.id, 'MUTED');
    expect(await comment(task.id)).toBe(0);
    await set(mia, view.id, 'DEFAULT');
    expect(await comment(task.id)).toBe(1);
  });

  it('can have filters on fields', async () => {
    const options = ['north', 'south'].map((id) => ({ id, name: id }));
    const { createCustomField } = await send(ada, CREATE_FIELD, {
      ...{ isShared: true, definition: { name: 'Region', kind: 'SELECT', options } },
    });
    const fieldId = createCustomField.customField.id;
    const origin = { field: asId<CustomFieldId>(fieldId), version: 1 };
    const content = withFields(
      buildBlueprint({ tasks: [{ name: 'Visit', assignees: [asId<PartyId>(ben.userId)] }] }),
      [field(1, 'SELECT', { options, origin })],
      [null, place(1, 1)],
    );
    const blueprintId = await publishedBlueprint(server, ada, content);
    const filter = { field: fieldId, operator: 'IS_ANY_OF', values: '["north"]' };
    const views = [
      ['WORKFLOWS', filter, 'WORKFLOW_STARTED'],
      ['TASKS', filter, 'TASK_COMPLETED'],
      ['TASKS', { ...filter, match: 'any', type: 'approval' }, 'TASK_COMPLETED'],
    ] as const;
    const watchers = await Promise.all(
      views.map(async ([object, parameters, type], at) => {
        const watcher = await person(`Watcher ${at}`, { isAdmin: true });
        const view = await createView(watcher, parameters, object);
        expect((await set(watcher, view.id, 'WATCHING')).codes).toEqual([]);
        return { watcher, type, object };
      }),
    );
    for (const region of ['north', 'south']) {
      const { startWorkflow } = await send(ada, START, {
        ...{ blueprintId, name: `In the ${region}`, ownerId: ada.userId },
        values: [{ instance: instanceKey(1), stringValue: region }],
      });
      const [task] = startWorkflow.workflow.stages[0].tasks;
      await catchUpNotifications(server);
      await complete(task);
    }
    for (const { watcher, type, object } of watchers) {
      const rows = await told(watcher);
      expect(rows.filter(([one]) => one === type)).toHaveLength(1);
      expect(rows.some(([one]) => one === 'WORKFLOW_STARTED')).toBe(object === 'WORKFLOWS');
    }
  });

  it('sends nothing to people who can’t use its field filter anymore', async () => {
    const cleo = await person('Una', { isAdmin: true });
    const gone = { field: crypto.randomUUID(), operator: 'IS_ANY_OF', values: '["a"]' };
    const view = await createView(cleo, gone);
    await set(cleo, view.id, 'WATCHING');
    await complete((await start('Filtered')).task);
    expect(await told(cleo)).toEqual([]);
  });

  it('can’t be watched if it belongs to someone else', async () => {
    const view = await createView(ada, { search: 'Own' });
    expect((await set(ben, view.id, 'WATCHING')).codes).toEqual(['NotFound']);
  });
});
