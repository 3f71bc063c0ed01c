import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkIn, sentMail } from '../../testing/sent-mail.ts';
import { createTestServer, type TestPerson } from '../../testing/test-server.ts';
import { workOffMail } from '../../testing/background/work-off-messages.ts';
import { accountLinkHandler } from '../sessions/index.ts';

const server = await createTestServer();
afterAll(server.close);

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }`;
const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ok } }`;
const REQUEST = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { ok } }`;
const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { ok } }`;
const password = 'Walk-the-otter-7';

let ben: TestPerson;
beforeAll(async () => {
  const tenantId = await server.createTenant('Acme');
  ben = await server.createPerson({ tenantId, name: 'Ben', email: 'ben@test.example' });
  for (const [name, isActive] of [
    ['Beta', true],
    ['Old', false],
  ] as const)
    await server.database.rows(
      `INSERT INTO party (tenant_id, id, kind, name, account_id, email, deleted_at)
       SELECT $2, gen_random_uuid(), 'USER', 'Benjamin', account_id, email, CASE WHEN NOT $3 THEN now() END
         FROM party WHERE id = $1`,
      [ben.userId, await server.createTenant(name), isActive],
    );
});

/** Returns the entries that `act` adds. */
const added = async (act: () => Promise<unknown>) => {
  const known = await server.database.rows<{ id: string }>('SELECT id FROM audit_entry');
  await act();
  return server.database.rows(
    `SELECT t.name AS tenant, e.action, e.object_name AS name, a.name AS actor, e.client, e.after
       FROM audit_entry e JOIN tenant t ON t.id = e.tenant_id LEFT JOIN party a ON a.id = e.actor_id
      WHERE e.id <> ALL ($1::uuid[]) ORDER BY t.name`,
    [known.map(({ id }) => id)],
  );
};
const client = 'lightMyRequest';

describe('the audit log', () => {
  it('shows a failed sign-in in each active workspace of the account', async () => {
    const input = { email: ben.email, password: 'wrong' };
    const entries = await added(() => server.stranger.graphql(SIGN_IN, { input }));
    const failed = { action: 'SIGN_IN_FAILED', actor: null, client, after: { method: 'PASSWORD' } };
    expect(entries).toEqual([
      { ...failed, tenant: 'Acme', name: 'Ben' },
      { ...failed, tenant: 'Beta', name: 'Benjamin' },
    ]);
  });

  it('shows no failed sign-in with an unknown address', async () => {
    const input = { email: 'unknown@test.example', password: 'wrong' };
    expect(await added(() => server.stranger.graphql(SIGN_IN, { input }))).toEqual([]);
  });

  it('shows a changed password', async () => {
    const input = { currentPassword: ben.password, newPassword: password };
    const entries = await added(() => ben.graphql(CHANGE, { input }));
    const changed = { action: 'PASSWORD_CHANGED', client, after: null };
    expect(entries).toEqual([
      { ...changed, tenant: 'Acme', name: 'Ben', actor: 'Ben' },
      { ...changed, tenant: 'Beta', name: 'Benjamin', actor: 'Benjamin' },
    ]);
    const wrong = await added(() => ben.graphql(CHANGE, { input }));
    expect(wrong).toEqual([]);
  });

  it('shows once that a password was set with a link', async () => {
    await server.stranger.graphql(REQUEST, { input: { email: ben.email, locale: 'en' } });
    await workOffMail(server, 'send-account-link', accountLinkHandler);
    const last = (await sentMail(server.mailFolder, ben.email)).at(-1) ?? '';
    const token = linkIn(last, '/reset-password').searchParams.get('nonce') ?? '';
    const input = { token, password: 'Walk-the-otter-8' };
    const reset = () => server.stranger.graphql(RESET, { input });
    const entries = await added(reset);
    expect(entries).toMatchObject([
      { action: 'PASSWORD_RESET', tenant: 'Acme', actor: 'Ben', client },
      { action: 'PASSWORD_RESET', tenant: 'Beta', actor: 'Benjamin', client },
    ]);
    expect(await added(reset)).toEqual([]);
  });
});
