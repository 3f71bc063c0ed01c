import { hour } from '@baton/domain/core/dates';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { occurrenceTypes } from '@baton/domain/webhook/occurrence-types';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catchUpReader } from '../../testing/background/catch-up-reader.ts';
import { workOff } from '../../testing/background/work-off-messages.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { startCallReceiver } from '../../testing/scenes/call-receiver.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { notificationHandlers } from '../notifications/index.ts';
import { updateWebhooks, webhookHandlers } from './index.ts';

const receiver = await startCallReceiver();
const server = await createTestServer();
afterAll(async () => {
  receiver.close();
  await server.close();
});
const { services } = server.composition;

let ada: TestPerson;
let ben: TestPerson;
let tenantId: string;
beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
});
// Signed in just now, because a webhook needs a recent sign-in.
beforeEach(async () => {
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
});

const send = async (document: string, input: object) => {
  const { data, codes } = await ada.graphql(document, {
    input: { idempotencyKey: crypto.randomUUID(), ...input },
  });
  expect(codes).toEqual([]);
  return data;
};

const create = async (types: readonly string[], blueprintIds: readonly string[] = []) => {
  await send(
    `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }`,
    { name: 'Sync', url: `${receiver.url}/hook`, types, blueprintIds },
  );
  return receiver.calls.length;
};

afterEach(() => server.database.rows('DELETE FROM webhook'));

const blueprint = () =>
  publishedBlueprint(
    server,
    ada,
    buildBlueprint({ tasks: [{ name: 'Order', assignees: [asId<PartyId>(ada.userId)] }] }),
  );

const start = async (blueprintId: string) => {
  const { startWorkflow } = await send(
    `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id stages { tasks { id version } } } } }`,
    { blueprintId, name: 'Run', ownerId: ada.userId },
  );
  const { id, stages } = startWorkflow.workflow;
  return { id: String(id), task: stages[0].tasks[0] };
};

const comment = async (workflowId: string, text: string): Promise<string> => {
  const { addComment } = await send(
    `mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }`,
    { workflowId, body: `<p>${text}</p>` },
  );
  return addComment.comment.id;
};

const mention = (person: TestPerson): string =>
  `<span class="mention" data-party-id="${person.userId}">@someone</span>`;

const handlers = () => [...notificationHandlers(services), ...webhookHandlers(services)];
const jobs = ['notify-comment', 'notify-object', 'queue-webhook-occurrence', 'deliver-webhooks'];

/** Runs all jobs that are due, twice each, as after a crash. */
const work = (): Promise<number> => workOff(server, jobs, handlers(), 2);

/** Stores the messages of commands after their undo window, and of everything that waited for them. */
const settle = async (): Promise<void> => {
  await work();
  server.clock.advance(services.undoWindow + 2000);
  await catchUpReader(server, 'webhooks', () => updateWebhooks(services));
  await work();
  server.clock.advance(2000);
  await work();
};

const remind = async (): Promise<void> => {
  const handler = webhookHandlers(services).find(({ name }) => name === 'queue-webhook-reminders');
  await handler?.run({}, { tenantId: null, attempt: 1 });
  await settle();
};

const received = (since: number) =>
  receiver.calls.slice(since).map(({ body }) => JSON.parse(body) as ReceivedMessage);
interface ReceivedMessage {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

describe('a webhook for comments', () => {
  it('gets each comment and mention once, not once per recipient', async () => {
    const since = await create(['comment.added', 'person.mentioned']);
    const run = await start(await blueprint());
    const commentId = await comment(run.id, `Look, ${mention(ben)} and ${mention(ada)}`);
    await settle();
    const about = {
      workflow: { id: run.id, name: 'Run' },
      task: null,
      actor: { id: ada.userId, name: 'Ada' },
      comment: { id: commentId, isInternal: false },
    };
    expect(received(since)).toMatchObject([
      { type: 'comment.added', data: about },
      {
        type: 'person.mentioned',
        data: { ...about, people: [{ name: 'Ada' }, { name: 'Ben' }] },
      },
    ]);
    expect(JSON.stringify(received(since))).not.toContain('Look');
  });

  it('gets an edited comment only if it mentions someone else', async () => {
    const since = await create(['comment.added', 'person.mentioned']);
    const run = await start(await blueprint());
    const commentId = await comment(run.id, `Look, ${mention(ben)}`);
    await settle();
    const edit = (body: string) =>
      send(
        `mutation ($input: EditCommentInput!) { editComment(input: $input) { comment { id } } }`,
        { id: commentId, body },
      );
    await edit(`<p>Look again, ${mention(ben)}</p>`);
    await settle();
    expect(received(since).map(({ type }) => type)).toEqual(['comment.added', 'person.mentioned']);
    await edit(`<p>Look again, ${mention(ada)}</p>`);
    await settle();
    expect(received(since)[2]).toMatchObject({ data: { people: [{ id: ada.userId }] } });
  });

  it('gets comments and commands of a workflow in their order', async () => {
    const since = await create(['comment.added', 'workflow.started', 'task.completed']);
    const run = await start(await blueprint());
    server.clock.advance(10);
    await comment(run.id, 'First');
    server.clock.advance(10);
    await send(
      `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }`,
      { taskId: run.task.id, expectedVersion: run.task.version },
    );
    server.clock.advance(10);
    await comment(run.id, 'Second');
    // The reader of commands is late.
    await work();
    server.clock.advance(hour);
    await work();
    expect(received(since)).toEqual([]);
    await settle();
    expect(received(since).map(({ type }) => type)).toEqual([
      ...['workflow.started', 'comment.added', 'task.completed', 'comment.added'],
    ]);
  });

  it('gets only comments of its blueprints', async () => {
    const [wanted, other] = [await blueprint(), await blueprint()];
    const since = await create(['comment.added'], [wanted]);
    await comment((await start(other)).id, 'Other');
    const run = await start(wanted);
    await comment(run.id, 'Wanted');
    await settle();
    expect(received(since)).toMatchObject([{ data: { workflow: { id: run.id } } }]);
  });
});

describe('a webhook for due dates', () => {
  it('gets each due date once when it is near, and once when it has passed', async () => {
    const since = await create(['task.due_soon', 'task.overdue']);
    const { task } = await start(await blueprint());
    const dueOn = new Date(server.clock.now() + 2 * hour).toISOString();
    await send(
      `mutation ($input: ChangeTaskDueDateInput!) { changeTaskDueDate(input: $input) { task { id } } }`,
      { taskId: task.id, expectedVersion: task.version, dueOn },
    );
    await remind();
    await remind();
    server.clock.advance(2 * hour);
    await remind();
    await remind();
    const data = { task: { id: task.id, name: 'Order' }, actor: null, dueOn };
    expect(received(since)).toMatchObject([
      { type: 'task.due_soon', data },
      { type: 'task.overdue', data },
    ]);
  });
});

describe('a webhook for changes outside workflows', () => {
  const notify = async (kind: string, objectId: string): Promise<void> => {
    const handler = notificationHandlers(services).find(({ name }) => name === 'notify-object');
    const told = { kind, objectId, at: server.clock.now() };
    for (const attempt of [1, 2]) await handler?.run(told, { tenantId, attempt });
    await settle();
  };

  it('gets each delegation once, with the delegates', async () => {
    const since = await create(Object.values(occurrenceTypes));
    const today = new Date(server.clock.now()).toISOString().slice(0, 10);
    const { codes } = await ben.graphql(
      `mutation ($input: SetAbsenceInput!) { setAbsence(input: $input) { user { id } } }`,
      {
        input: { userId: ben.userId, startsOn: today, endsOn: today, workDelegateId: ada.userId },
      },
    );
    expect(codes).toEqual([]);
    await notify('ABSENCE_CHANGED', ben.userId);
    await notify('ABSENCE_CHANGED', ben.userId);
    server.clock.advance(72 * hour);
    await notify('ABSENCE_CHANGED', ben.userId);
    const data = { object: { id: ben.userId, name: 'Ben' }, people: [{ name: 'Ada' }] };
    expect(received(since)).toMatchObject([
      { type: 'delegation.started', data },
      { type: 'delegation.ended', data },
    ]);
  });

  it('gets accepted invitations and paused addresses', async () => {
    const since = await create(['invitation.accepted', 'email.paused']);
    const eve = await server.createPerson({ tenantId, name: 'Eve' });
    await server.database.rows('UPDATE party SET created_by = $1 WHERE id = $2', [
      ada.userId,
      eve.userId,
    ]);
    const person = { id: eve.userId, name: 'Eve' };
    await notify('INVITATION_ACCEPTED', eve.userId);
    await notify('EMAIL_PAUSED', eve.userId);
    expect(received(since)).toMatchObject([
      { type: 'invitation.accepted', data: { object: person, actor: person } },
      { type: 'email.paused', data: { object: person, actor: null } },
    ]);
  });
});
