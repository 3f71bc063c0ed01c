import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catchUpNotifications } from '../../../testing/background/catch-up-notifications.ts';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { workOffMail } from '../../../testing/background/work-off-messages.ts';
import { sentMail } from '../../../testing/sent-mail.ts';
import { notificationHandlers } from '../index.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const CHECK = `query ($personId: ID!, $workflowId: ID!) {
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

it('says that an event can still be undone', async () => {
  expect(await outcomeOf(cleo, 'WORKFLOW_COMPLETED')).toMatchObject({ outcome: 'TURNED_OFF' });
  await cleo.graphql(SETTINGS, {
    input: { inbox: ['WORKFLOW_COMPLETED'], mail: [], push: [], chat: [] },
  });
  expect(await outcomeOf(cleo, 'WORKFLOW_COMPLETED')).toMatchObject({ outcome: 'WAITING' });
});

it('names what was sent, and why the rest was not', async () => {
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

it('is only for admins, and for people and workflows of the workspace', async () => {
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
