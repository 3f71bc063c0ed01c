import { stepDefaults } from '@baton/domain/blueprint/complete-content';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint, taskKey } from '@baton/fixtures/builders/blueprint';
import { field, instanceKey, place, withFields } from '@baton/fixtures/builders/fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf } from '../../calls.ts';
import { createProgram, type TestProgram } from '../../testing/api-program.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';

const server = await createTestServer({ tokenRateLimit: 0 });
afterAll(server.close);

let ada: TestPerson;
let ben: TestPerson;
let adas: TestProgram;
let bens: TestProgram;
let strangers: TestProgram;
let blueprintId: string;

beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  const eve = await server.createPerson({ tenantId, name: 'Eve', accessLevel: 'EXTERNAL' });
  adas = await createProgram(server, ada);
  bens = await createProgram(server, ben);
  strangers = await createProgram(server, eve);
  const of = (person: TestPerson) => [asId<PartyId>(person.userId)];
  const approval = { key: taskKey(91), level: 1, approvers: of(ada), ...stepDefaults };
  blueprintId = await publishedBlueprint(
    server,
    ada,
    withFields(
      buildBlueprint({
        tasks: [
          {
            assignees: of(ben),
            approvals: [{ ...approval, rule: 'ANY', requiresComment: false, due: null }],
          },
          { assignees: of(ben) },
        ],
      }),
      [field(1, 'TEXT')],
      [taskKey(1), place(1, 1, { inputType: 'OPTIONAL' })],
    ),
  );
});

const start = async (name = 'Order', key: string = crypto.randomUUID()) => {
  const { status, body, headers } = await adas.send(
    'POST /workflows',
    { blueprintId, name, ownerId: ada.userId },
    { 'idempotency-key': key },
  );
  expect(status).toBe(200);
  return { ...body, etag: String(headers['etag']), tasks: body.stages[0].tasks };
};

describe('workflows', () => {
  it('are started once for a repeated key', async () => {
    const first = await start('Repeated', 'order-17');
    const second = await start('Repeated', 'order-17');
    expect(second.id).toBe(first.id);
  });

  it('can be started with the same key by another program or call', async () => {
    const { id } = await start();
    const headers = { 'idempotency-key': 'step-1' };
    const body = '<p>Hello</p>';
    for (const program of [adas, bens, adas])
      await program.send(`POST /workflows/${id}/comments`, { body }, headers);
    const { body: comments } = await adas.send(`GET /workflows/${id}/comments`);
    expect(comments.items).toHaveLength(2);
    const paused = await adas.send(`POST /workflows/${id}/pause`, { reason: 'Test' }, headers);
    expect(paused.body).toMatchObject({ scheduleStatus: 'PAUSED' });
  });

  it('are listed with the filters and the sort of the web app', async () => {
    for (const name of ['Kite C', 'Kite A', 'Kite B']) await start(name);
    const query = 'search=Kite&status=RUNNING&sort[key]=NAME&sort[direction]=ASCENDING';
    const first = await adas.send(`GET /workflows?${query}&limit=2`);
    expect(first.body.items.map(({ name }: { name: string }) => name)).toEqual([
      'Kite A',
      'Kite B',
    ]);
    expect(first.headers['link']).toContain(encodeURIComponent(first.body.next));
    const rest = await adas.send(`GET /workflows?${query}&cursor=${first.body.next}`);
    expect(rest.body.items).toMatchObject([{ name: 'Kite C' }]);
    expect(rest.body.next).toBeNull();
    const due = await adas.send('GET /workflows?due[range]=TODAY');
    expect(due.body.items).toEqual([]);
  });

  it('are paused, resumed, ended, and reopened', async () => {
    const { id } = await start();
    const steps = [
      ['pause', 'PAUSED'],
      ['resume', 'RUNNING'],
      ['end', 'ENDED'],
      ['reopen', 'RUNNING'],
    ] as const;
    for (const [step, scheduleStatus] of steps) {
      const answer = await adas.send(`POST /workflows/${id}/${step}`, { reason: 'Test' });
      expect(answer.body).toMatchObject({ scheduleStatus });
    }
  });

  it('are changed only if the program saw the current version', async () => {
    const { id, etag } = await start();
    const change = (headers: Readonly<Record<string, string>>) =>
      adas.send(`PATCH /workflows/${id}`, { name: 'Renamed' }, headers);
    const without = await change({});
    expect(without.status).toBe(428);
    expect(without.body).toMatchObject({ code: 'ValidationErrorCode.PreconditionRequired' });
    const changed = await change({ 'if-match': etag });
    expect(changed.body).toMatchObject({ name: 'Renamed' });
    expect(changed.headers['etag']).not.toBe(etag);
    const conflict = await change({ 'if-match': etag });
    expect(conflict.status).toBe(412);
    expect(conflict.body).toMatchObject({ status: 412, title: 'VersionConflict' });
    expect((await change({ 'if-match': '*' })).status).toBe(200);
    expect((await change({ 'if-match': 'yesterday' })).status).toBe(400);
  });

  it('seem not to exist for people without access', async () => {
    const { id, tasks } = await start();
    for (const path of [`/workflows/${id}`, `/tasks/${tasks[0].id}`, `/workflows/${id}/values`])
      expect((await strangers.send(`GET ${path as '/'}`)).status).toBe(404);
    const paused = await strangers.send(`POST /workflows/${id}/pause`, { reason: 'x' });
    expect(paused.status).toBe(404);
  });
});

describe('tasks', () => {
  it('are completed and approved with values and comments', async () => {
    const { id, tasks } = await start();
    const task = tasks[0].id;
    const saved = await bens.send(`PUT /tasks/${task}/values`, {
      values: [{ instance: instanceKey(1), value: 'Teak' }],
    });
    expect(saved.body.items).toMatchObject([{ value: 'Teak' }]);
    const form = await bens.send(`GET /tasks/${task}/values`);
    expect(form.body.items).toMatchObject([{ name: 'Field 1', value: 'Teak' }]);

    const completed = await bens.send(`POST /tasks/${task}/complete`);
    expect(completed.body).toMatchObject({ status: 'PENDING_REVIEW' });
    const [approval] = completed.body.approvals;
    const approved = await adas.send(`POST /tasks/${approval.id}/approve`, { comment: '' });
    expect(approved.body).toMatchObject({ status: 'COMPLETED' });
    const values = await adas.send(`GET /workflows/${id}/values`);
    expect(values.body.items).toMatchObject([{ field: { value: 'Teak' }, task: { id: task } }]);
  });

  it('are listed for the person that the token belongs to', async () => {
    await start();
    for (const path of ['/my-tasks', '/assigned-tasks?scope=OPEN'] as const) {
      const { status, body } = await bens.send(`GET ${path}`);
      expect(status).toBe(200);
      expect(body.items[0]).toMatchObject({ workflowName: expect.any(String), assignees: [{}] });
    }
  });

  it('can be reassigned, and get a new due date', async () => {
    const { tasks } = await start();
    const { id, version } = tasks[1];
    const assigned = await adas.send(
      `PUT /tasks/${id}/assignees`,
      { assigneeIds: [ada.userId] },
      { 'if-match': `"${version}"` },
    );
    expect(assigned.body).toMatchObject({ assignees: [{ name: 'Ada' }] });
    const due = await adas.send(
      `PUT /tasks/${id}/due-date`,
      { dueOn: '2026-04-01T09:00:00Z' },
      { 'if-match': String(assigned.headers['etag']) },
    );
    expect(due.body).toMatchObject({ dueOn: '2026-04-01T09:00:00.000Z' });
  });

  it('name the field that is wrong in a problem document', async () => {
    const { tasks } = await start();
    const answer = await adas.send(`PUT /tasks/${tasks[1].id}/assignees`, { assigneeIds: 'Ada' });
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    const unknown = await adas.send(
      `POST /tasks/${tasks[1].id}/complete`,
      { taskid: 'x' },
      { 'if-match': '*' },
    );
    expect(unknown.status).toBe(400);
    expect(unknown.body.refusals[0]).toMatchObject({ code: 'RequestInvalid' });
  });
});

describe('comments', () => {
  it('are added, edited, listed, and deleted', async () => {
    const { id } = await start();
    const added = await adas.send(`POST /workflows/${id}/comments`, { body: '<p>Hello</p>' });
    expect(added.body).toMatchObject({ body: '<p>Hello</p>', author: { name: 'Ada' } });
    const edited = await adas.send(`PATCH /comments/${added.body.id}`, { body: '<p>Hi</p>' });
    expect(edited.body).toMatchObject({ body: '<p>Hi</p>' });
    const foreign = await bens.send(`PATCH /comments/${added.body.id}`, { body: '<p>No</p>' });
    expect(foreign.status).toBe(403);
    expect((await adas.send(`DELETE /comments/${added.body.id}`)).status).toBe(204);
    const listed = await adas.send(`GET /workflows/${id}/comments`);
    expect(listed.body.items).toMatchObject([{ isDeleted: true }]);
  });
});

describe('tokens', () => {
  it('can only read if their access is READ', async () => {
    const reader = await createProgram(server, ada, { access: 'READ' });
    const { id } = await start();
    expect((await reader.send(`GET /workflows/${id}`)).status).toBe(200);
    const refused = await reader.send(`POST /workflows/${id}/pause`, { reason: 'x' });
    expect(refused.status).toBe(403);
  });

  it('need the scopes of a call', async () => {
    const people = await createProgram(server, ada, { scopes: ['PEOPLE'] });
    const refused = await people.send('GET /workflows');
    expect(refused.status).toBe(403);
    expect(refused.body.refusals).toMatchObject([{ code: 'ScopeMissing' }]);
    expect((await people.send('GET /people')).status).toBe(200);
  });
});

describe('every call of the public API', () => {
  it('has a summary, and scopes unless it returns only names', () => {
    const calls = callsOf({}).filter(({ path }) => path.startsWith('/api/v1/'));
    expect(calls.length).toBeGreaterThan(40);
    for (const { summary, scopes, path } of calls) {
      expect(summary).toMatch(/\.$/);
      expect(scopes, path).not.toEqual([]);
    }
  });

  it.each(
    callsOf({}).flatMap(({ method, path }) =>
      method === 'GET' &&
      path.startsWith('/api/v1/') &&
      !path.includes('{') &&
      !path.endsWith('-times')
        ? [path.slice('/api/v1'.length)]
        : [],
    ),
  )('GET %s answers with a page', async (path) => {
    const query = { '/assigned-tasks': '?scope=ALL', '/inbox': '?section=UPDATES' }[path] ?? '';
    const { status, body } = await adas.send(`GET ${path as '/'}${query}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ items: expect.any(Array) });
  });
});

describe('objects that programs get by id', () => {
  it('include a view with its workflows in its order', async () => {
    for (const name of ['Heron B', 'Heron A', 'Heron C']) await start(name);
    const parameters = [
      { name: 'search', value: 'Heron' },
      { name: 'sort', value: 'name' },
    ];
    const { data } = await ada.graphql(
      `mutation ($input: CreateSavedViewInput!) { createSavedView(input: $input) { savedView { id } } }`,
      { input: { idempotencyKey: crypto.randomUUID(), name: 'Herons', parameters } },
    );
    const view = data.createSavedView.savedView.id;
    const { body } = await adas.send(`GET /views/${view}/workflows?limit=2`);
    expect(body.items).toMatchObject([{ name: 'Heron A' }, { name: 'Heron B' }]);
    const rest = await adas.send(`GET /views/${view}/workflows?cursor=${body.next}`);
    expect(rest.body.items).toMatchObject([{ name: 'Heron C' }]);
    expect((await bens.send(`GET /views/${view}/workflows`)).status).toBe(404);
  });

  it('include a view that a program creates, changes, shares, and deletes', async () => {
    const parameters = [{ name: 'search', value: 'Heron' }];
    const given = { name: 'Late herons', object: 'WORKFLOWS', parameters };
    const { body: view } = await adas.send('POST /views', given);
    expect(view).toMatchObject({ name: 'Late herons', parameters, isForEveryone: false });
    const rename = (version: unknown, by = adas) =>
      by.send(
        `PATCH /views/${view.id}`,
        { name: 'Herons' },
        { 'if-match': `"${String(version)}"` },
      );
    expect((await rename(view.version, bens)).status).toBe(404);
    expect((await rename(view.version)).body).toMatchObject({ name: 'Herons', parameters });
    expect((await rename(view.version)).status).toBe(412);
    const sharing = { isForEveryone: true, partyIds: [] };
    const shared = await adas.send(`PUT /views/${view.id}/sharing`, sharing);
    expect(shared.body).toMatchObject({ isForEveryone: true });
    const starred = await bens.send(`PUT /views/${view.id}/star`, { isStarred: true });
    expect(starred.body).toMatchObject({ isStarred: true });
    expect((await bens.send(`DELETE /views/${view.id}`)).status).toBe(403);
    expect((await adas.send(`DELETE /views/${view.id}`)).status).toBe(204);
    expect((await bens.send(`GET /views/${view.id}`)).status).toBe(404);
  });

  it('include a person, a view, and a document', async () => {
    const person = await adas.send(`GET /people/${ben.userId}`);
    expect(person.body).toMatchObject({ name: 'Ben', email: ben.email });
    const { data } = await ada.graphql(
      `mutation ($input: CreateSavedViewInput!) { createSavedView(input: $input) { savedView { id } } }`,
      { input: { idempotencyKey: crypto.randomUUID(), name: 'Mine', parameters: [] } },
    );
    const view = data.createSavedView.savedView.id;
    const read = await adas.send(`GET /views/${view}`);
    expect(read.body).toMatchObject({ name: 'Mine', owner: { name: 'Ada' } });
    expect((await bens.send(`GET /views/${view}`)).status).toBe(404);
    const linked = await ada.graphql(
      `mutation { addDocumentLink(input: { name: "Site", link: "https://baton.example" }) { ref } }`,
    );
    const document = await adas.send(`GET /documents/${linked.data.addDocumentLink.ref}`);
    expect(document.body).toMatchObject({ document: { name: 'Site', isLink: true } });
    expect((await bens.send(`GET /documents/${crypto.randomUUID()}.link`)).status).toBe(404);
  });

  it('include a webhook with its deliveries', async () => {
    const created = await adas.send('POST /webhooks', {
      ...{ name: 'Sync', url: 'https://hooks.example/a', types: ['task.completed'] },
      blueprintIds: [],
    });
    expect(created.body).toMatchObject({ webhook: { name: 'Sync' }, secret: expect.any(String) });
    const { id, version } = created.body.webhook;
    expect((await adas.send(`GET /webhooks/${id}`)).body).toMatchObject({ id, name: 'Sync' });
    expect((await adas.send(`GET /webhooks/${crypto.randomUUID()}`)).status).toBe(404);
    const rotated = await adas.send(`POST /webhooks/${id}/secret`);
    expect(rotated.body).toMatchObject({ webhook: { id }, secret: expect.any(String) });
    expect(rotated.body.secret).not.toBe(created.body.secret);
    expect((await bens.send(`POST /webhooks/${id}/secret`)).status).toBe(403);
    const change = (known: number) =>
      adas.send(
        `PUT /webhooks/${id}`,
        {
          ...{ name: 'Renamed', url: 'https://hooks.example/b', types: ['task.completed'] },
          blueprintIds: [],
        },
        { 'if-match': `"${known}"` },
      );
    const seen = rotated.body.webhook.version as number;
    expect(seen).toBeGreaterThan(version);
    expect((await change(seen)).body).toMatchObject({ name: 'Renamed', version: seen + 1 });
    expect((await change(seen)).status).toBe(412);
    const paused = await adas.send(`PUT /webhooks/${id}/pause`, { isPaused: true });
    expect(paused.body).toMatchObject({ pauseReason: 'BY_PERSON' });
    const log = await adas.send(`GET /webhooks/${id}/deliveries`);
    expect(log.body).toEqual({ items: [], next: null });
    expect((await bens.send('GET /webhooks')).status).toBe(403);
    expect((await adas.send(`DELETE /webhooks/${id}`)).status).toBe(204);
  });

  it('include notifications that a program marks as read', async () => {
    expect((await adas.send('POST /inbox/read')).status).toBe(204);
    const done = await adas.send('POST /inbox/changes', {
      change: 'DONE',
      subjectIds: [crypto.randomUUID()],
    });
    expect(done.status).toBe(204);
  });

  it('include watched items and notification settings', async () => {
    const { body: view } = await adas.send('GET /views');
    const id = view.items[0].id as string;
    const watched = await adas.send(`PUT /watches/${id}`, { state: 'WATCHING' });
    expect(watched.body).toEqual({ state: 'WATCHING' });
    expect((await adas.send('GET /watches')).body.items).toMatchObject([
      { subjectId: id, kind: 'VIEW', isMuted: false },
    ]);
    expect((await bens.send(`PUT /watches/${id}`, { state: 'MUTED' })).status).toBe(404);
    const all = { inbox: ['TASK_COMPLETED'], mail: [], push: [], chat: [] };
    expect((await adas.send('PUT /notification-settings', all)).status).toBe(200);
    const { body } = await adas.send('GET /notification-settings');
    expect(body.items).toContainEqual({
      ...{ type: 'TASK_COMPLETED', isUpdate: true },
      ...{ inbox: true, mail: false, push: false, chat: false },
    });
    expect((await adas.send('DELETE /notification-settings')).status).toBe(204);
    const times = {
      ...{ quietFrom: 1320, quietUntil: 420, digestHour: 7 },
      ...{ isDaily: true, isWeekly: false },
    };
    expect((await adas.send('PUT /notification-times', times)).body).toMatchObject(times);
    expect((await adas.send('GET /notification-times')).body).toMatchObject(times);
  });
});
