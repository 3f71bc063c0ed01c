import { asId, type PartyId } from '@baton/domain/core/ids';
import { day, hour } from '@baton/domain/core/dates';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/db/uuid.ts';
import { catchUpReader } from '../../testing/background/catch-up-reader.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { startCallReceiver, type ReceivedCall } from '../../testing/scenes/call-receiver.ts';
import { sentMail } from '../../testing/sent-mail.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { workOff, workOffMail } from '../../testing/background/work-off-messages.ts';
import { updateWebhooks, webhookHandlers } from './index.ts';

const receiver = await startCallReceiver();
const server = await createTestServer();
afterAll(async () => {
  receiver.close();
  await server.close();
});

const CREATE = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { id } } }`;
const PAUSE = `mutation ($input: PauseWebhookInput!) { pauseWebhook(input: $input) { webhook { id } } }`;
const TEST = `mutation ($input: TestWebhookInput!) { testWebhook(input: $input) { webhook { id } } }`;
const ROTATE = `mutation ($id: ID!) { rotateWebhookSecret(id: $id) { secret } }`;
const REPLAY = `mutation ($id: ID!) { replayWebhookDelivery(id: $id) { delivery { state } } }`;
const LIST = '{ webhooks { id pausedAt pauseReason failingSince } }';
const LOG = `query ($id: ID!) { webhookDeliveries(webhookId: $id, first: 50) { edges { node {
  id type state attempts status failure response body log { url headers { name value } status failure response } } } } }`;
const START = `mutation ($input: StartWorkflowInput!) { startWorkflow(input: $input) { workflow {
  id stages { tasks { id version } } } } }`;
const COMPLETE = `mutation ($input: TaskCommandInput!) { completeTask(input: $input) { task { id } } }`;

const types = ['workflow.started', 'task.completed', 'workflow.completed'];
let ada: TestPerson;

const create = async (change: object = {}) => {
  const { data, codes } = await ada.graphql(CREATE, {
    input: {
      ...{ idempotencyKey: crypto.randomUUID(), name: 'Sync', url: `${receiver.url}/hook` },
      ...{ types, blueprintIds: [], ...change },
    },
  });
  expect(codes).toEqual([]);
  const { secret, webhook } = data.createWebhook;
  return { secret, id: String(webhook.id) };
};

const remove = (id: string) =>
  ada.graphql('mutation ($id: ID!) { deleteWebhook(id: $id) { deletedId } }', { id });

const blueprint = () =>
  publishedBlueprint(
    server,
    ada,
    buildBlueprint({ tasks: [{ name: 'Order', assignees: [asId<PartyId>(ada.userId)] }] }),
  );

const run = async (blueprintId: string) => {
  const { data } = await ada.graphql(START, {
    input: {
      ...{ idempotencyKey: crypto.randomUUID(), blueprintId, name: 'Run', ownerId: ada.userId },
    },
  });
  const { id, stages } = data.startWorkflow.workflow;
  const [task] = stages[0].tasks;
  const { codes } = await ada.graphql(COMPLETE, {
    input: {
      ...{ idempotencyKey: crypto.randomUUID(), taskId: task.id, expectedVersion: task.version },
    },
  });
  expect(codes).toEqual([]);
  return id;
};

const deliver = (): Promise<number> =>
  workOff(server, ['deliver-webhooks'], webhookHandlers(server.composition.services));

/** Stores the messages of all events until now, after their undo window. */
const catchUp = (): Promise<void> => {
  const { services } = server.composition;
  server.clock.advance(services.undoWindow + 1000);
  return catchUpReader(server, 'webhooks', () => updateWebhooks(services));
};

const typeOf = ({ body }: ReceivedCall): string => JSON.parse(body).type;
const headersOf = ({ headers }: ReceivedCall) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
const received = (since: number) => receiver.calls.slice(since);
const log = async (id: string) =>
  (await ada.graphql(LOG, { id })).data.webhookDeliveries.edges.map(
    ({ node }: { node: Record<string, unknown> }) => node,
  );

let tenantId: string;
beforeAll(async () => {
  // The package compares timestamps with the clock of this machine.
  server.clock.set(Date.now());
  tenantId = await server.createTenant('Acme');
});
// Signed in just now, because a webhook needs a recent sign-in.
beforeEach(async () => {
  receiver.answer({ status: 200 });
  ada = await server.createPerson({ tenantId, name: `Ada ${newId()}`, isAdmin: true });
});

describe('a webhook', () => {
  it('gets signed messages in order, each once', async () => {
    const { id, secret } = await create();
    const since = receiver.calls.length;
    const workflowId = await run(await blueprint());
    await catchUp();
    await catchUp();
    await deliver();
    const calls = received(since);
    expect(calls.map(typeOf)).toEqual(types);
    const verifier = new Webhook(secret);
    for (const call of calls) {
      expect(verifier.verify(call.body, headersOf(call))).toMatchObject({
        data: { workflow: { id: workflowId, name: 'Run' }, actor: { id: ada.userId } },
      });
    }
    const [last] = await log(id);
    expect(last).toMatchObject({ state: 'DELIVERED', attempts: 1, status: 200 });
    await remove(id);
  });

  it('signs with the old and the new secret for a day after a change', async () => {
    const { id, secret } = await create();
    const { data, codes } = await ada.graphql(ROTATE, { id });
    expect(codes).toEqual([]);
    const send = async (): Promise<ReceivedCall> => {
      const input = { id, idempotencyKey: crypto.randomUUID() };
      expect((await ada.graphql(TEST, { input })).codes).toEqual([]);
      await deliver();
      const call = receiver.calls.at(-1);
      if (call === undefined) throw new Error('nothing was received');
      return call;
    };
    const both = await send();
    for (const known of [secret, data.rotateWebhookSecret.secret])
      expect(new Webhook(known).verify(both.body, headersOf(both))).toMatchObject({
        type: 'webhook.test',
      });
    server.clock.advance(day);
    const later = await send();
    expect(headersOf(later)['webhook-signature']?.split(' ')).toHaveLength(1);
    await remove(id);
  });

  it('gets only events of selected types and blueprints', async () => {
    const [wanted, other] = [await blueprint(), await blueprint()];
    const { id } = await create({ types: ['workflow.completed'], blueprintIds: [wanted] });
    const since = receiver.calls.length;
    await run(other);
    await run(wanted);
    await catchUp();
    await deliver();
    expect(received(since).map(typeOf)).toEqual(['workflow.completed']);
    await remove(id);
  });

  it('sends the events of a workflow in order after a day of failure', async () => {
    const { id } = await create();
    receiver.answer({ status: 503, body: 'down' });
    await run(await blueprint());
    await catchUp();
    const since = receiver.calls.length;
    for (let hours = 0; hours < 24; hours += 1) {
      await deliver();
      server.clock.advance(hour);
    }
    const failed = received(since);
    expect(failed.length).toBeGreaterThan(4);
    expect(new Set(failed.map(typeOf))).toEqual(new Set(['workflow.started']));
    expect(new Set(failed.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    receiver.answer({ status: 204 });
    const recovered = receiver.calls.length;
    server.clock.advance(8 * hour);
    await deliver();
    expect(received(recovered).map(typeOf)).toEqual(types);
    expect((await ada.graphql(LIST)).data.webhooks[0].failingSince).toBeNull();
    await remove(id);
  });

  it('pauses after 3 days of failures and notifies admins', async () => {
    const { id } = await create();
    receiver.answer({ status: 500 });
    await run(await blueprint());
    await catchUp();
    for (let days = 0; days < 8; days += 1) {
      await deliver();
      server.clock.advance(day / 2);
    }
    const [paused] = (await ada.graphql(LIST)).data.webhooks;
    expect(paused).toMatchObject({ id, pauseReason: 'FAILURES' });
    await workOffMail(server, 'deliver-webhooks', webhookHandlers);
    const mails = await sentMail(server.mailFolder, ada.email);
    expect(mails.filter((mail) => mail.includes('A webhook is paused'))).toHaveLength(1);
    receiver.answer({ status: 200 });
    const since = receiver.calls.length;
    await ada.graphql(PAUSE, { input: { id, isPaused: false } });
    server.clock.advance(8 * hour);
    await deliver();
    expect(received(since).map(typeOf)).toEqual(types);
    await remove(id);
  });

  it('logs each attempt with its request and response', async () => {
    const { id } = await create();
    const input = { id, idempotencyKey: crypto.randomUUID() };
    const since = receiver.calls.length;
    await ada.graphql(TEST, { input });
    receiver.answer({ status: 503, body: 'down' });
    await deliver();
    server.clock.advance(hour);
    receiver.answer({ status: 200, body: 'thanks' });
    await deliver();
    const [entry] = await log(id);
    const url = `${receiver.url}/hook`;
    expect(entry.log).toMatchObject([
      { url, status: 200, failure: null, response: 'thanks' },
      { url, status: 503, failure: null, response: 'down' },
    ]);
    for (const [at, { headers }] of entry.log.entries()) {
      const sent = received(since).toReversed().map(headersOf)[at];
      expect(headers.map(({ name }: { name: string }) => name)).toContain('webhook-signature');
      for (const { name, value } of headers) expect(sent?.[name]).toBe(value);
    }
    await remove(id);
  });

  it('sends a message again with the same id', async () => {
    const { id } = await create();
    const input = { id, idempotencyKey: crypto.randomUUID() };
    await ada.graphql(TEST, { input });
    receiver.answer({ status: 200, body: 'thanks' });
    await deliver();
    const [first] = await log(id);
    expect(first).toMatchObject({ type: 'webhook.test', response: 'thanks' });
    const since = receiver.calls.length;
    expect((await ada.graphql(REPLAY, { id: first.id })).codes).toEqual([]);
    await deliver();
    expect(received(since).map(({ headers }) => headers['webhook-id'])).toEqual([first.id]);
    await remove(id);
  });
});

describe('the address of a webhook', () => {
  it('is refused with an error at its field', async () => {
    const input = { idempotencyKey: 'k', name: 'Sync', types, blueprintIds: [] };
    for (const url of ['nowhere', 'ftp://a.example', 'https://me:pw@a.example'])
      expect((await ada.graphql(CREATE, { input: { ...input, url } })).codes).toEqual([
        'InvalidLink',
      ]);
  });

  it('can’t be in a private network', async () => {
    const { id } = await create({ url: 'http://169.254.169.254/latest' });
    const input = { id, idempotencyKey: crypto.randomUUID() };
    await ada.graphql(TEST, { input });
    await deliver();
    const [entry] = await log(id);
    expect(entry).toMatchObject({ state: 'PENDING', status: null, failure: 'ADDRESS_REFUSED' });
    await remove(id);
  });

  it('is managed by admins only', async () => {
    const ben = await server.createPerson({ tenantId: ada.tenantId, name: 'Ben' });
    expect((await ben.graphql(LIST)).codes).toEqual(['Forbidden']);
    expect((await ben.graphql(PAUSE, { input: { id: 'x', isPaused: true } })).codes).toEqual([
      'Forbidden',
    ]);
  });
});
