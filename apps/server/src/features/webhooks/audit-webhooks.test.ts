import { auditWebhookType, auditWebhookTypes } from '@baton/domain/webhook/audit-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditActions, auditedTypes } from '../../platform/audit/record-audit.ts';
import { catchUpReader } from '../../testing/background/catch-up-reader.ts';
import { workOff } from '../../testing/background/work-off-messages.ts';
import { startCallReceiver } from '../../testing/scenes/call-receiver.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { updateAuditWebhooks, webhookHandlers } from './index.ts';

const receiver = await startCallReceiver();
const server = await createTestServer();
afterAll(async () => {
  receiver.close();
  await server.close();
});

let ada: TestPerson;
beforeAll(async () => {
  ada = await server.createPerson({
    tenantId: await server.createTenant('Acme'),
    name: 'Ada',
    isAdmin: true,
  });
});
beforeEach(() => receiver.answer({ status: 200 }));

const create = async (types: readonly string[]): Promise<string> => {
  const { data, codes } = await ada.graphql(
    `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } } }`,
    {
      input: {
        ...{ idempotencyKey: crypto.randomUUID(), name: 'SIEM', url: `${receiver.url}/audit` },
        ...{ types, blueprintIds: [] },
      },
    },
  );
  expect(codes).toEqual([]);
  return data.createWebhook.webhook.id;
};

const remove = (id: string) =>
  ada.graphql('mutation ($id: ID!) { deleteWebhook(id: $id) { deletedId } }', { id });

const saveTeam = async (name: string, id: string | null = null): Promise<string> => {
  server.clock.advance(1000);
  const { data, codes } = await ada.graphql(
    `mutation ($input: SaveGroupInput!) { saveTeam(input: $input) { team { id } } }`,
    { input: { id, name, memberIds: [] } },
  );
  expect(codes).toEqual([]);
  return data.saveTeam.team.id;
};

const catchUp = (): Promise<void> =>
  catchUpReader(
    server,
    'webhooks-audit',
    () => updateAuditWebhooks(server.composition.services),
    'audit_entry',
  );
const deliver = (times = 1) =>
  workOff(server, ['deliver-webhooks'], webhookHandlers(server.composition.services), times);

const received = (since: number) =>
  receiver.calls.slice(since).map(({ body, headers }) => ({
    ...JSON.parse(body),
    webhookId: headers['webhook-id'],
  }));

describe('a webhook for the audit log', () => {
  it('gets the entries about an object in order, with who changed what', async () => {
    const webhook = await create(['audit.team.created', 'audit.team.updated']);
    const since = receiver.calls.length;
    const team = await saveTeam('Sales');
    await saveTeam('Sales North', team);
    await saveTeam('Sales South', team);
    await catchUp();
    await catchUp();
    await deliver();
    const messages = received(since);
    expect(messages).toMatchObject([
      {
        type: 'audit.team.created',
        data: {
          action: 'CREATED',
          object: { type: 'Team', id: team, name: 'Sales' },
          actor: { id: ada.userId, name: 'Ada' },
          before: null,
        },
      },
      { type: 'audit.team.updated', data: { after: { name: 'Sales North' } } },
      { type: 'audit.team.updated', data: { before: { name: 'Sales North' } } },
    ]);
    expect(new Set(messages.map(({ webhookId }) => webhookId)).size).toBe(3);
    await remove(webhook);
  });

  it('gets entries about sign-ins', async () => {
    const webhook = await create(['audit.sign_in.sign_in_failed']);
    const since = receiver.calls.length;
    await server.stranger.graphql(
      `mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }`,
      { input: { email: ada.email, password: 'Wrong-Horse-9' } },
    );
    await catchUp();
    await deliver();
    expect(received(since)).toMatchObject([
      {
        type: 'audit.sign_in.sign_in_failed',
        data: { object: { type: 'User', id: ada.userId }, actor: null },
      },
    ]);
    await remove(webhook);
  });

  it('gets no secrets', async () => {
    const webhook = await create(auditWebhookTypes);
    const since = receiver.calls.length;
    const { data } = await ada.graphql(
      `mutation { createApiToken(input: { name: "Export", access: READ, days: 30 }) { token } }`,
    );
    await ada.graphql(
      `mutation ($input: SaveSecretInput!) { saveSecret(input: $input) { name } }`,
      { input: { name: 'BANK', value: 'open-sesame-17' } },
    );
    await catchUp();
    await deliver();
    const types = received(since).map(({ type }) => type);
    expect(types).toContain('audit.api_token.created');
    expect(types).toContain('audit.secret.created');
    const sent = JSON.stringify(receiver.calls.slice(since));
    expect(sent).not.toContain(data.createApiToken.token);
    expect(sent).not.toContain('open-sesame-17');
    await remove(webhook);
  });

  it('gets no other types, earlier entries, or other workspaces', async () => {
    await saveTeam('Before');
    server.clock.advance(1000);
    const webhook = await create(['audit.role.created', 'audit.team.created']);
    const since = receiver.calls.length;
    const other = await server.createPerson({
      tenantId: await server.createTenant('Other'),
      name: 'Olga',
      isAdmin: true,
    });
    await other.graphql(
      `mutation ($input: SaveGroupInput!) { saveTeam(input: $input) { team { id } } }`,
      { input: { name: 'Foreign', memberIds: [] } },
    );
    await catchUp();
    await deliver();
    expect(received(since)).toEqual([]);
    await remove(webhook);
  });
});

describe('the webhook types of the audit log', () => {
  it.each(auditedTypes)('include %s', (type) => {
    expect(auditActions.some((action) => auditWebhookType(type, action) !== null)).toBe(true);
  });
});
