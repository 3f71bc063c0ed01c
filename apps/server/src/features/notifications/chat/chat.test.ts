import { asId, type PartyId } from '@baton/domain/core/ids';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchUpNotifications } from '../../../testing/background/catch-up-notifications.ts';
import { workOff } from '../../../testing/background/work-off-messages.ts';
import { startFakeChat } from '../../../testing/fake-chat.ts';
import { publishedBlueprint } from '../../../testing/published-blueprint.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';
import { notificationHandlers } from '../index.ts';

const server = await createTestServer();
const chat = await startFakeChat();
afterAll(async () => {
  await server.close();
  await chat.close();
});

const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id } } } } }`;
const COMMENT = `mutation ($input: AddCommentInput!) { addComment(input: $input) { comment { id } } }`;
const SAVE = `mutation ($input: SaveChatAddressInput!) { saveChatAddress(input: $input) { address { service pausedAt } } }`;
const REMOVE = `mutation ($input: RemoveChatAddressInput!) { removeChatAddress(input: $input) { address { service } } }`;
const TEST = `mutation ($input: TestChatAddressInput!) { testChatAddress(input: $input) { address { pausedAt } } }`;
const READ = `query ($isWorkspace: Boolean!) { hasWorkspaceChat chatAddress(isWorkspace: $isWorkspace) { service pausedAt } }`;
const CHECK = `query ($personId: ID!, $workflowId: ID!) {
  checkedNotifications(personId: $personId, workflowId: $workflowId) { type chatSentAt } }`;
const INBOX = `{ inbox(section: UPDATES, first: 50) { edges { node { path entries { type } } } } }`;

let ada: TestPerson;
let tenantId: string;

const send = async (by: TestPerson, document: string, input: object) => {
  const { data, codes } = await by.graphql(document, { input });
  expect(codes).toEqual([]);
  return data;
};
const key = () => ({ idempotencyKey: crypto.randomUUID() });

const own = { isWorkspace: false };
const shared = { isWorkspace: true };
const slack = { service: 'SLACK', url: chat.url('SLACK') };
const teams = { service: 'TEAMS', url: chat.url('TEAMS') };

const person = (name: string): Promise<TestPerson> => server.createPerson({ tenantId, name });
const member = async (name: string, address: object = slack): Promise<TestPerson> => {
  const one = await person(name);
  await send(one, SAVE, { ...own, ...address });
  return one;
};

const startFor = async (one: TestPerson, name: string) => {
  const tasks = [{ name, assignees: [asId<PartyId>(one.userId)] }];
  const blueprintId = await publishedBlueprint(server, ada, buildBlueprint({ tasks }));
  const input = { ...key(), blueprintId, name: 'Run', ownerId: ada.userId };
  const { startWorkflow } = await send(ada, START, input);
  await catchUpNotifications(server);
  const { id: workflowId, stages } = startWorkflow.workflow;
  return { workflowId, taskId: stages[0].tasks[0].id };
};

const deliver = (times = 1): Promise<number> =>
  workOff(
    server,
    ['notify-comment', 'chat-notifications', 'notify-object'],
    notificationHandlers(server.composition.services),
    times,
  );
const about = (text: string) => chat.received.filter((one) => one.includes(text));
const typesOf = async (by: TestPerson): Promise<readonly string[]> =>
  (await by.graphql(INBOX)).data.inbox.edges.flatMap(
    ({ node }: { node: { entries: readonly { type: string }[] } }) =>
      node.entries.map(({ type }) => type),
  );

beforeAll(async () => {
  tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
});

describe('chat messages', () => {
  it.each([slack, teams])('have the text and link that $service expects', async (address) => {
    const name = `Sign for ${address.service}`;
    const { workflowId, taskId } = await startFor(await member(address.service, address), name);
    await deliver(3);
    const [message = '', ...others] = about(name);
    expect(others).toEqual([]);
    expect(message).toContain('This task is assigned to you');
    expect(message).toContain(`/workspace/${tenantId}/workflow/${workflowId}?task-id=${taskId}`);
  });

  it('show admins when they were sent', async () => {
    const ben = await member('Checked');
    const { workflowId } = await startFor(ben, 'Checked task');
    const sentAt = new Date(server.clock.now()).toISOString();
    await deliver();
    const { data } = await ada.graphql(CHECK, { personId: ben.userId, workflowId });
    expect(data.checkedNotifications).toContainEqual({ type: 'TASK_ASSIGNED', chatSentAt: sentAt });
  });

  it('are in the language of the person', async () => {
    const ben = await member('Berta');
    await server.database.rows(`UPDATE account SET locale = 'de' WHERE id = $1`, [ben.accountId]);
    await startFor(ben, 'Vertrag');
    await deliver();
    expect(about('Vertrag')[0]).toContain('Diese Aufgabe ist Ihnen zugewiesen');
  });

  it('are sent again after a failure', async () => {
    await startFor(await member('Retry'), 'Retried');
    chat.answers.push(500);
    await deliver();
    expect(about('Retried')).toEqual([]);
    server.clock.advance(60_000);
    await deliver();
    expect(about('Retried')).toHaveLength(1);
  });

  it('are paused after repeated failures, with a notice, until a test succeeds', async () => {
    const ben = await member('Paused');
    await startFor(ben, 'Never sent');
    for (let attempt = 0; attempt < 6; attempt += 1) {
      chat.answers.push(500);
      await deliver();
      server.clock.advance(24 * 3_600_000);
    }
    await deliver();
    expect(about('Never sent')).toEqual([]);
    expect((await ben.graphql(READ, own)).data.chatAddress.pausedAt).not.toBeNull();
    expect(await typesOf(ben)).toContain('CHAT_PAUSED');
    await startFor(ben, 'While paused');
    await deliver();
    expect(about('While paused')).toEqual([]);
    const { testChatAddress } = await send(ben, TEST, own);
    expect(testChatAddress.address.pausedAt).toBeNull();
    await startFor(ben, 'Resumed');
    await deliver();
    expect(about('Resumed')).toHaveLength(1);
  });

  it('are paused immediately if the address is gone', async () => {
    const ben = await member('Gone');
    await startFor(ben, 'Lost');
    chat.answers.push(404);
    await deliver();
    expect((await ben.graphql(READ, own)).data.chatAddress.pausedAt).not.toBeNull();
  });
});

describe('the chat of the workspace', () => {
  it('gets messages to people without a chat, except comments', async () => {
    await send(ada, SAVE, { ...shared, ...teams });
    const cleo = await person('Cleo');
    const dan = await member('Dan');
    const { workflowId, taskId } = await startFor(cleo, 'For all');
    const body = `<p><span data-party-id="${cleo.userId}">@Cleo</span> this is a secret</p>`;
    await send(ada, COMMENT, { ...key(), workflowId, taskId, body });
    await startFor(dan, 'For Dan');
    await deliver();
    const shown = about('For all').join(' ');
    expect(shown).toContain('For Cleo');
    expect(shown).toContain('Ada mentioned you');
    expect(shown).not.toContain('this is a secret');
    expect(about('For Dan')[0]).toContain('blocks');
    expect((await cleo.graphql(READ, own)).data).toEqual({
      ...{ hasWorkspaceChat: true, chatAddress: null },
    });
    expect((await send(ada, REMOVE, shared)).removeChatAddress.address).toBeNull();
  });

  it('is only for admins', async () => {
    const ben = await person('Nosy');
    expect((await ben.graphql(READ, shared)).codes).toEqual(['Forbidden']);
    for (const [document, input] of [
      [SAVE, { ...shared, ...slack }],
      [REMOVE, shared],
      [TEST, shared],
    ] as const)
      expect((await ben.graphql(document, { input })).codes).toEqual(['Forbidden']);
  });
});

describe('saveChatAddress', () => {
  it('refuses a wrong URL at its field', async () => {
    const { codes } = await ada.graphql(SAVE, { input: { ...own, service: 'SLACK', url: 'x' } });
    expect(codes).toEqual(['InvalidLink']);
  });

  it('stores the URL encrypted', async () => {
    await send(ada, SAVE, { ...own, ...slack });
    const rows = await server.database.rows<{ readonly sealed: Buffer }>(
      'SELECT sealed FROM chat_webhook',
    );
    for (const { sealed } of rows) expect(sealed.toString('latin1')).not.toContain('127.0.0.1');
  });
});

describe('testChatAddress', () => {
  it('says why the chat refused the message', async () => {
    chat.answers.push(403);
    expect((await ada.graphql(TEST, { input: own })).codes).toEqual(['ChatNotDelivered']);
  });

  it('refuses private addresses', async () => {
    await send(ada, SAVE, { ...own, service: 'SLACK', url: 'http://169.254.169.254/latest' });
    expect((await ada.graphql(TEST, { input: own })).codes).toEqual(['ChatNotDelivered']);
  });
});
