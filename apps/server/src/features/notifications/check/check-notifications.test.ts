import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catchUpNotifications } from '../../../testing/background/catch-up-notifications.ts';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { workOff, workOffMail } from '../../../testing/background/work-off-messages.ts';
import { sentMail } from '../../../testing/sent-mail.ts';
import { objectNoticeJob } from '../../object-notices/index.ts';
import { notificationHandlers } from '../index.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const CHECK = `query ($personId: ID!, $workflowId: ID) {
  checkedNotifications(personId: $personId, workflowId: $workflowId) { type taskName outcome mail mailSentAt } }`;
const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow { id stages { tasks { id } } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }`;
const SETTINGS = `mutation ($input: UpdateNotificationSettingsInput!) { updateNotificationSettings(input: $input) { settings { type } } }`;

let tenantId: string;
let ada: TestPerson;
let ben: TestPerson;
let cleo: TestPerson;
let workflowId: string;

const send = async (by: TestPerson, document: string, input: object) => {
  const { data, codes } = await by.graphql(document, {
    input: { idempotencyKey: crypto.randomUUID(), ...input },
  });
  expect(codes).toEqual([]);
  return data;
};
const check = async (person: TestPerson, by: TestPerson = ada) =>
  by.graphql(CHECK, { personId: person.userId, workflowId });
const outcomeOf = async (person: TestPerson, type: string) => {
  const { data } = await check(person);
  return data.checkedNotifications.find((one: { type: string }) => one.type === type);
};

beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  cleo = await server.createPerson({ tenantId, name: 'Cleo' });
  const tasks = [{ name: 'Order', assignees: [asId<PartyId>(ben.userId)] }];
  const blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks }));
  const start = { blueprintId, name: 'Run', ownerId: cleo.userId };
  const { startWorkflow } = await send(ada, START, start);
  workflowId = startWorkflow.workflow.id;
  const [task] = startWorkflow.workflow.stages[0].tasks;
  await cleo.graphql(SETTINGS, { input: { inbox: [], mail: [], push: [], chat: [] } });
  await send(ben, COMPLETE, { taskId: task.id });
});

it('says that a notification waits because an event can be undone', async () => {
  expect(await outcomeOf(cleo, 'WORKFLOW_COMPLETED')).toMatchObject({ outcome: 'TURNED_OFF' });
  await cleo.graphql(SETTINGS, {
    input: { inbox: ['WORKFLOW_COMPLETED'], mail: [], push: [], chat: [] },
  });
  expect(await outcomeOf(cleo, 'WORKFLOW_COMPLETED')).toMatchObject({ outcome: 'WAITING' });
});

it('says what was sent, and why the rest was not sent', async () => {
  await catchUpNotifications(server);
  expect(await outcomeOf(ben, 'TASK_ASSIGNED')).toEqual({
    ...{ type: 'TASK_ASSIGNED', taskName: 'Order' },
    ...{ outcome: 'NOTIFIED', mail: 'PLANNED', mailSentAt: null },
  });
  expect(await outcomeOf(cleo, 'TASK_ASSIGNED')).toMatchObject({ outcome: 'NOT_CONCERNED' });
  expect(await outcomeOf(cleo, 'WORKFLOW_COMPLETED')).toMatchObject({
    ...{ taskName: null, outcome: 'NOTIFIED', mail: 'TURNED_OFF' },
  });
});

it('says when an email was sent', async () => {
  const dan = await server.createPerson({ tenantId, name: 'Dan' });
  const tasks = [{ name: 'Pay', assignees: [asId<PartyId>(dan.userId)] }];
  const blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks }));
  const { startWorkflow } = await send(ada, START, {
    ...{ blueprintId, name: 'Run', ownerId: ada.userId },
  });
  await catchUpNotifications(server);
  server.clock.advance(2 * 60_000);
  const sentAt = new Date(server.clock.now()).toISOString();
  await workOffMail(server, 'mail-notifications', notificationHandlers);
  expect(await sentMail(server.mailFolder, dan.email)).toHaveLength(1);
  const { data } = await ada.graphql(CHECK, {
    ...{ personId: dan.userId, workflowId: startWorkflow.workflow.id },
  });
  expect(data.checkedNotifications).toContainEqual({
    ...{ type: 'TASK_ASSIGNED', taskName: 'Pay' },
    ...{ outcome: 'NOTIFIED', mail: 'MAILED', mailSentAt: sentAt },
  });
});

it('explains comments, also to people who can’t read them', async () => {
  const out = await server.createPerson({ tenantId, name: 'Out', accessLevel: 'EXTERNAL' });
  const { codes } = await ben.graphql(
    `mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }`,
    {
      input: {
        ...{ idempotencyKey: crypto.randomUUID(), workflowId, isInternal: false },
        body: `<p>See <span data-party-id="${out.userId}">@Out</span></p>`,
      },
    },
  );
  expect(codes).toEqual([]);
  expect(await outcomeOf(cleo, 'COMMENT_ADDED')).toMatchObject({ outcome: 'TURNED_OFF' });
  await cleo.graphql(SETTINGS, {
    input: { inbox: ['COMMENT_ADDED'], mail: ['COMMENT_ADDED'], push: [], chat: [] },
  });
  expect(await outcomeOf(cleo, 'COMMENT_ADDED')).toMatchObject({ outcome: 'NOT_SENT_YET' });
  await workOff(server, ['notify-comment'], notificationHandlers(server.composition.services));
  expect(await outcomeOf(cleo, 'COMMENT_ADDED')).toMatchObject({ outcome: 'NOTIFIED' });
  expect(await outcomeOf(out, 'MENTIONED')).toMatchObject({ outcome: 'NO_ACCESS' });
  // No one is notified of an old comment, also not if the person takes part only now.
  await server.database.rows(
    `DELETE FROM notification WHERE party_id = $1 AND type = 'COMMENT_ADDED'`,
    [cleo.userId],
  );
  server.clock.advance(3_600_000);
  expect(await outcomeOf(cleo, 'COMMENT_ADDED')).toMatchObject({ outcome: 'REMOVED' });
});

it('explains due reminders, and names an address that is paused', async () => {
  const eve = await server.createPerson({ tenantId, name: 'Eve' });
  const tasks = [
    {
      name: 'Sign',
      assignees: [asId<PartyId>(eve.userId)],
      due: { kind: 'WORKFLOW_START' as const, days: 1 },
    },
  ];
  const blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks }));
  const { startWorkflow } = await send(ada, START, {
    ...{ blueprintId, name: 'Run', ownerId: ada.userId },
  });
  await server.database.rows(
    `INSERT INTO paused_address (tenant_id, email, detail, paused_at) VALUES ($1, $2, '', now())`,
    [tenantId, eve.email],
  );
  server.clock.advance(10 * 86_400_000);
  const overdue = async () => {
    const variables = { personId: eve.userId, workflowId: startWorkflow.workflow.id };
    const { data } = await ada.graphql(CHECK, variables);
    return data.checkedNotifications.find((one: { type: string }) => one.type === 'TASK_OVERDUE');
  };
  expect(await overdue()).toMatchObject({ outcome: 'NOT_SENT_YET', mail: 'PAUSED_ADDRESS' });
  const handlers = notificationHandlers(server.composition.services);
  const plan = handlers.find(({ name }) => name === 'plan-reminders');
  await plan?.run({}, { tenantId: null, attempt: 1 });
  await workOff(server, ['notify-due'], handlers);
  expect(await overdue()).toMatchObject({
    ...{ taskName: 'Sign', outcome: 'NOTIFIED', mail: 'PAUSED_ADDRESS' },
  });
});

it('explains events outside workflows', async () => {
  const checked = async () =>
    (await ada.graphql(CHECK, { personId: cleo.userId, workflowId: null })).data
      .checkedNotifications;
  expect(await checked()).toEqual([]);
  const id = crypto.randomUUID();
  await server.database.rows(
    `INSERT INTO list_export (tenant_id, id, created_by, created_at, state, format, parameters, locale, time_zone, name, content, size, ended_at)
     VALUES ($1, $2, $3, now(), 'DONE', 'csv', '{}', 'en', 'UTC', 'list.csv', '', 0, now())`,
    [tenantId, id, cleo.userId],
  );
  const ready = { type: 'EXPORT_READY', taskName: null };
  expect(await checked()).toMatchObject([{ ...ready, outcome: 'TURNED_OFF' }]);
  await cleo.graphql(SETTINGS, {
    input: { inbox: ['EXPORT_READY'], mail: [], push: [], chat: [] },
  });
  const { database } = server.composition.services;
  await database.trip(
    { kind: 'tenant', tenantId },
    objectNoticeJob.enqueue({ kind: 'EXPORT_READY', objectId: id, at: server.clock.now() }),
  );
  await workOff(server, ['notify-object'], notificationHandlers(server.composition.services));
  expect(await checked()).toMatchObject([{ ...ready, outcome: 'NOTIFIED', mail: 'TURNED_OFF' }]);
});

it('is only for admins, and only within their workspace', async () => {
  expect((await check(ben, cleo)).codes).toEqual(['Forbidden']);
  const unknown = crypto.randomUUID();
  for (const [given, field] of [
    [{ personId: unknown, workflowId }, 'personId'],
    [{ personId: ben.userId, workflowId: unknown }, 'workflowId'],
  ] as const) {
    const { errors } = await ada.graphql(CHECK, given);
    expect(errors[0]?.extensions.refusals).toMatchObject([{ code: 'NotFound', field }]);
  }
});
