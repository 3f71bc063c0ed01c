import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchUpNotifications } from '../../../testing/background/catch-up-notifications.ts';
import { workOff } from '../../../testing/background/work-off-messages.ts';
import { startFakePushService } from '../../../testing/fake-push-service.ts';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';
import { notificationHandlers } from '../index.ts';

const server = await createTestServer();
const service = await startFakePushService();
afterAll(async () => {
  await server.close();
  await service.close();
});

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id } } } } }`;
const COMMENT = `mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }`;
const ADD = `mutation ($input: AddPushSubscriptionInput!) { addPushSubscription(input: $input) { subscriptionId subscriptions { id } } }`;
const LIST = '{ pushKey pushSubscriptions { id userAgent sentAt } }';
const CHECK = `query ($personId: ID!, $workflowId: ID!) {
  checkedNotifications(personId: $personId, workflowId: $workflowId) { type pushSentAt } }`;
const TIMES = `mutation ($input: UpdateNotificationTimesInput!) { updateNotificationTimes(input: $input) { times { quietFrom } } }`;
const CHANGE = `mutation ($input: ChangeInboxInput!) { changeInbox(input: $input) { subjectIds } }`;

let ada: TestPerson;
let tenantId: string;

const send = async (by: TestPerson, document: string, input: object) => {
  const { data, codes } = await by.graphql(document, { input });
  expect(codes).toEqual([]);
  return data;
};
const key = () => ({ idempotencyKey: crypto.randomUUID() });

const subscriber = async (name: string, over: object = {}): Promise<TestPerson> => {
  const person = await server.createPerson({ tenantId, name, ...over });
  await send(person, ADD, service.subscribe());
  return person;
};

const startFor = async (person: TestPerson, name: string) => {
  const tasks = [{ name, assignees: [asId<PartyId>(person.userId)] }];
  const blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks }));
  const input = { ...key(), blueprintId, name: 'Run', ownerId: ada.userId };
  const { startWorkflow } = await send(ada, START, input);
  const { id: workflowId, stages } = startWorkflow.workflow;
  return { workflowId, taskId: stages[0].tasks[0].id };
};

/** Sends what is due, as often as after this many crashes. */
const deliver = (times = 1): Promise<number> =>
  workOff(
    server,
    ['notify-comment', 'push-notifications', 'push-delivery'],
    notificationHandlers(server.composition.services),
    times,
  );

/** Returns the messages that contain a text. */
const messagesAbout = (text: string) =>
  service.received.filter((one) => one.includes(text)).map((one) => JSON.parse(one));

beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
});

describe('push messages', () => {
  it('show title, text, and a link, once in each browser', async () => {
    const ben = await subscriber('Ben');
    await send(ben, ADD, service.subscribe());
    const { workflowId, taskId } = await startFor(ben, 'Sign the contract');
    await deliver();
    expect(messagesAbout('Sign the contract')).toEqual([]);
    await catchUpNotifications(server);
    await deliver(3);
    const path = `/workspace/${tenantId}/workflow/${workflowId}?task-id=${taskId}`;
    const message = {
      ...{ title: 'Sign the contract', tag: taskId },
      body: expect.stringMatching(/^This task is assigned to you\n.+ · Run$/),
      url: expect.stringContaining(path),
    };
    expect(messagesAbout('Sign the contract')).toEqual([message, message]);
    const { data } = await ben.graphql(LIST);
    expect(data.pushSubscriptions[0].sentAt).not.toBeNull();
    expect(new Set(service.senders)).toEqual(new Set([data.pushKey]));
  });

  it('show admins when they were sent', async () => {
    const ben = await subscriber('Checked');
    const { workflowId } = await startFor(ben, 'Checked task');
    await catchUpNotifications(server);
    const sentAt = new Date(server.clock.now()).toISOString();
    await deliver();
    const { data } = await ada.graphql(CHECK, { personId: ben.userId, workflowId });
    expect(data.checkedNotifications).toContainEqual({ type: 'TASK_ASSIGNED', pushSentAt: sentAt });
  });

  it('open a mention at its comment', async () => {
    const ben = await subscriber('Mia');
    const { workflowId, taskId } = await startFor(ben, 'Mention');
    const body = `<p><span data-party-id="${ben.userId}">@Mia</span> is it fixed?</p>`;
    const { addComment } = await send(ada, COMMENT, { ...key(), workflowId, taskId, body });
    await deliver();
    const [message] = messagesAbout('Mention');
    expect(message.body).toContain('@Mia is it fixed?');
    expect(new URL(message.url).searchParams.get('comment-id')).toBe(addComment.comment.id);
  });

  it('aren’t sent twice after a crash before the answer', async () => {
    const ben = await subscriber('Crash');
    await startFor(ben, 'Crashed');
    await catchUpNotifications(server);
    await workOff(
      server,
      ['push-notifications'],
      notificationHandlers(server.composition.services),
    );
    await server.database.rows('UPDATE push_delivery SET claimed_at = now()');
    await deliver();
    expect(messagesAbout('Crashed')).toEqual([]);
  });

  it('are sent again later while the push service refuses them', async () => {
    const ben = await subscriber('Retry');
    await startFor(ben, 'Retried');
    await catchUpNotifications(server);
    service.answers.push(503, 429);
    await deliver();
    expect(messagesAbout('Retried')).toEqual([]);
    server.clock.advance(60_000);
    await deliver();
    server.clock.advance(60_000);
    await deliver();
    expect(messagesAbout('Retried')).toHaveLength(1);
  });

  it.each([404, 410])('remove a browser after %i', async (status) => {
    const ben = await subscriber(`Gone ${status}`);
    await startFor(ben, `Gone ${status}`);
    await catchUpNotifications(server);
    service.answers.push(status);
    await deliver();
    expect((await ben.graphql(LIST)).data.pushSubscriptions).toEqual([]);
  });

  it('wait until the quiet hours end', async () => {
    const ben = await subscriber('Quiet');
    const hour = new Date(server.clock.now()).getUTCHours();
    await send(ben, TIMES, {
      ...{ quietFrom: hour * 60, quietUntil: ((hour + 2) % 24) * 60, digestHour: 8 },
      ...{ isDaily: false, isWeekly: false },
    });
    await startFor(ben, 'Silence');
    await catchUpNotifications(server);
    await deliver();
    expect(messagesAbout('Silence')).toEqual([]);
    server.clock.advance(2 * 3_600_000);
    await deliver();
    expect(messagesAbout('Silence')).toHaveLength(1);
  });

  it('aren’t sent for items that the person has read or can’t open anymore', async () => {
    const reader = await subscriber('Reader');
    const leaver = await subscriber('Leaver');
    const { taskId } = await startFor(reader, 'Read already');
    await startFor(leaver, 'Left already');
    await catchUpNotifications(server);
    await send(reader, CHANGE, { ...key(), subjectIds: [taskId], change: 'READ' });
    await server.database.rows('UPDATE party SET deleted_at = now() WHERE id = $1', [
      leaver.userId,
    ]);
    await deliver();
    expect(messagesAbout('already')).toEqual([]);
  });

  it('follow the settings of the person', async () => {
    const ben = await subscriber('Setter');
    const { data } = await ben.graphql(
      `mutation ($input: UpdateNotificationSettingsInput!) { updateNotificationSettings(input: $input) { settings { type push } } }`,
      { input: { inbox: ['TASK_ASSIGNED'], mail: [], push: ['MENTIONED'], chat: [] } },
    );
    const pushed = data.updateNotificationSettings.settings.filter(
      ({ push }: { push: boolean }) => push,
    );
    expect(pushed).toEqual([{ type: 'MENTIONED', push: true }]);
    await startFor(ben, 'Unwanted');
    await catchUpNotifications(server);
    await deliver();
    expect(messagesAbout('Unwanted')).toEqual([]);
  });
});

describe('addPushSubscription', () => {
  it('moves a browser to the person who uses it now', async () => {
    const first = await server.createPerson({ tenantId, name: 'First' });
    const second = await server.createPerson({ tenantId, name: 'Second' });
    const browser = service.subscribe();
    await send(first, ADD, browser);
    await send(first, ADD, browser);
    expect((await first.graphql(LIST)).data.pushSubscriptions).toHaveLength(1);
    await send(second, ADD, browser);
    expect((await first.graphql(LIST)).data.pushSubscriptions).toEqual([]);
  });

  it('refuses wrong keys at their fields', async () => {
    const browser = { ...service.subscribe(), p256dh: 'short', endpoint: 'file:///etc/passwd' };
    const { codes } = await ada.graphql(ADD, { input: browser });
    expect(codes).toEqual(['InvalidLink', 'WrongValueType']);
  });

  it('stores addresses and keys encrypted', async () => {
    const browser = service.subscribe();
    await send(ada, ADD, browser);
    const rows = await server.database.rows<{ readonly sealed: Buffer }>(
      'SELECT sealed FROM push_subscription',
    );
    const stored = rows.map(({ sealed }) => sealed.toString('latin1')).join(' ');
    for (const secret of Object.values(browser)) expect(stored).not.toContain(secret);
  });

  it('lets only the person remove their browser', async () => {
    const ben = await subscriber('Owner');
    const [{ id }] = (await ben.graphql(LIST)).data.pushSubscriptions;
    const REMOVE = `mutation ($input: RemovePushSubscriptionInput!) { removePushSubscription(input: $input) { subscriptions { id } } }`;
    await send(ada, REMOVE, { id });
    expect((await ben.graphql(LIST)).data.pushSubscriptions).toHaveLength(1);
    await send(ben, REMOVE, { id });
    expect((await ben.graphql(LIST)).data.pushSubscriptions).toEqual([]);
  });
});
