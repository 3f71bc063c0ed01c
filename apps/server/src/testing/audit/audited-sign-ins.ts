import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { accountLinkHandler } from '../../features/sessions/index.ts';
import { linkIn, sentMail } from '../sent-mail.ts';
import { createSoftAuthenticator } from '../soft-authenticator.ts';
import { createTestServer, testPublicUrl, type TestPerson } from '../test-server.ts';
import { workOffMail } from '../background/work-off-messages.ts';
import { fresh, freshEmail, key, type AuditedMutations, type AuditScene } from './audit-scene.ts';

const site = { origin: testPublicUrl, rpID: new URL(testPublicUrl).hostname };
const password = 'Walk-the-otter-7';

const codeOf = ({ server }: AuditScene, secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now() });

const startTotp = async (scene: AuditScene, by: TestPerson) => {
  const { secret, enrollment } = await scene.call(
    'mutation { startTotp(input: {}) { secret enrollment } }',
    {},
    by,
  );
  return { secret: String(secret), input: { enrollment, code: codeOf(scene, secret) } };
};

/** Adds a person with two-step sign-in. */
const withTotp = async (scene: AuditScene) => {
  const owner = await scene.person();
  const { secret, input } = await startTotp(scene, owner);
  await scene.call(
    'mutation ($input: ConfirmTotpInput!) { confirmTotp(input: $input) { recoveryCodes } }',
    { input },
    owner,
  );
  return { owner, secret };
};

const challengeOf = (options: string): string => JSON.parse(options).challenge;

const startPasskey = async ({ call }: AuditScene, by: TestPerson) => {
  const device = createSoftAuthenticator();
  const { options, ceremony } = await call(
    'mutation { startPasskey { options ceremony } }',
    {},
    by,
  );
  const response = device.create({ challenge: challengeOf(options), ...site });
  return { device, input: { ceremony, response, name: 'Laptop' } };
};

/** Adds a person with a passkey. */
const withPasskey = async (scene: AuditScene) => {
  const owner = await scene.person();
  const { device, input } = await startPasskey(scene, owner);
  const { viewer } = await scene.call(
    'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { viewer { passkeys { id } } } }',
    { input },
    owner,
  );
  return { owner, device, id: String(viewer.passkeys[0].id) };
};

/** Returns the one-time token of a message to this address. */
const linkTo = async ({ server }: AuditScene, email: string, page: string) => {
  await workOffMail(server, 'send-account-link', accountLinkHandler);
  const { searchParams } = linkIn((await sentMail(server.mailFolder, email)).at(-1) ?? '', page);
  return searchParams.get('nonce') ?? searchParams.get('verificationUUID');
};

const connection = () => ({ name: 'Acme ID', clientId: 'baton', clientSecret: 'a secret' });

/** Adds a workspace with an identity provider. */
const withConnection = async (scene: AuditScene) => {
  const tenantId = await scene.server.createTenant('Elsewhere');
  const client = await scene.server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  const issuer = `https://${randomBytes(4).toString('hex')}.example`;
  const added = await scene.call(
    'mutation ($input: AddSsoConnectionInput!) { addSsoConnection(input: $input) { connections { id } } }',
    { input: { ...connection(), issuer } },
    client,
  );
  return { client, issuer, id: String(added.connections[0].id) };
};

const withDomain = async (scene: AuditScene) => {
  const created = await withConnection(scene);
  const domain = `${randomBytes(4).toString('hex')}.example`;
  const { domains } = await scene.call(
    'mutation ($input: AddSsoDomainInput!) { addSsoDomain(input: $input) { domains { id proof } } }',
    { input: { domain, connectionId: created.id } },
    created.client,
  );
  scene.server.textRecords.set(domain, [domains[0].proof]);
  return { ...created, domainId: String(domains[0].id) };
};

/** Sign-ins, what people sign in with, and the rules for it. */
export const auditedSignIns: AuditedMutations = {
  signIn: async ({ person, visitor }) => {
    const { email, password: own } = await person();
    return { client: visitor, variables: { input: { email, password: own } } };
  },
  confirmSignIn: async (scene) => {
    const { owner, secret } = await withTotp(scene);
    const { challenge } = await scene.call(
      'mutation ($input: SignInInput!) { signIn(input: $input) { challenge { token } } }',
      { input: { email: owner.email, password: owner.password } },
      scene.visitor,
    );
    scene.server.clock.advance(30_000);
    const input = { token: challenge.token, code: codeOf(scene, secret) };
    return { client: scene.visitor, variables: { input } };
  },
  signInWithPasskey: async (scene) => {
    const { device } = await withPasskey(scene);
    const { options, ceremony } = await scene.call(
      'mutation { startPasskeySignIn { options ceremony } }',
      {},
      scene.visitor,
    );
    const response = device.get({ challenge: challengeOf(options), ...site });
    return { client: scene.visitor, variables: { input: { ceremony, response } } };
  },
  addPasskey: async (scene) => {
    const client = await scene.person();
    return { client, variables: { input: (await startPasskey(scene, client)).input } };
  },
  deletePasskey: async (scene) => {
    const { owner, id } = await withPasskey(scene);
    return { client: owner, variables: { input: { id } } };
  },
  confirmTotp: async (scene) => {
    const client = await scene.person();
    return { client, variables: { input: (await startTotp(scene, client)).input } };
  },
  turnOffTotp: async (scene) => ({ client: (await withTotp(scene)).owner, variables: {} }),
  renewRecoveryCodes: async (scene) => ({ client: (await withTotp(scene)).owner, variables: {} }),
  resetSecondFactor: async (scene) => {
    const { email, password: current } = (await withTotp(scene)).owner;
    await scene.call(
      'mutation ($input: RequestSecondFactorResetInput!) { requestSecondFactorReset(input: $input) { ok } }',
      { input: { email, locale: 'en' } },
      scene.visitor,
    );
    const token = await linkTo(scene, email, '/mfa-reset');
    const input = { token, password: current, locale: 'en' };
    return { client: scene.visitor, variables: { input } };
  },
  changePassword: async ({ person }) => {
    const client = await person();
    const input = { currentPassword: client.password, newPassword: password };
    return { client, variables: { input } };
  },
  resetPassword: async (scene) => {
    const { email } = await scene.person();
    await scene.call(
      'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { ok } }',
      { input: { email, locale: 'en' } },
      scene.visitor,
    );
    const token = await linkTo(scene, email, '/reset-password');
    return { client: scene.visitor, variables: { input: { token, password } } };
  },
  switchTenant: async ({ server, person }) => {
    const client = await person();
    const tenantId = await server.createTenant('Second');
    await server.database.rows(
      `INSERT INTO party (tenant_id, id, kind, name, account_id, email)
       SELECT $2, gen_random_uuid(), 'USER', name, account_id, email FROM party WHERE id = $1`,
      [client.userId, tenantId],
    );
    return { client, variables: { input: { tenantId } } };
  },
  createTenant: async ({ person }) => ({
    client: await person({ isAdmin: true }),
    variables: { input: { idempotencyKey: key(), name: fresh('Third'), timeZone: 'UTC' } },
  }),
  createFirstTenant: async () => {
    const server = await createTestServer();
    const input = {
      ...{ workspaceName: 'First', name: 'Ada', email: freshEmail(), password },
      ...{ timeZone: 'UTC', locale: 'en' },
    };
    return { server, client: server.stranger, variables: { input } };
  },
  updateSignInPolicy: () => ({
    variables: {
      input: {
        ...{ passwordPolicy: 'NIST', requiresSecondFactor: false, secondFactorRoleIds: [] },
        confirmsAddress: false,
      },
    },
  }),
  addSsoConnection: async (scene) => {
    const tenantId = await scene.server.createTenant('Elsewhere');
    const client = await scene.server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
    const issuer = 'https://id.example';
    return { client, variables: { input: { ...connection(), issuer } } };
  },
  updateSsoConnection: async (scene) => {
    const { client, id, issuer } = await withConnection(scene);
    return { client, variables: { input: { ...connection(), id, issuer, name: 'Renamed' } } };
  },
  deleteSsoConnection: async (scene) => {
    const { client, id } = await withConnection(scene);
    return { client, variables: { id } };
  },
  addSsoDomain: async (scene) => {
    const { client, id: connectionId } = await withConnection(scene);
    const domain = `${randomBytes(4).toString('hex')}.example`;
    return { client, variables: { input: { domain, connectionId } } };
  },
  verifySsoDomain: async (scene) => {
    const { client, domainId } = await withDomain(scene);
    return { client, variables: { id: domainId } };
  },
  requireSso: async (scene) => {
    const { client, id, domainId } = await withDomain(scene);
    await scene.call(
      'mutation ($id: ID!) { verifySsoDomain(id: $id) { domains { id } } }',
      { id: domainId },
      client,
    );
    await scene.server.database.rows(
      'UPDATE sso_connection SET tested_at = created_at WHERE id = $1',
      [id],
    );
    return {
      client,
      variables: { input: { id, isRequired: true, breakGlassIds: [client.userId] } },
    };
  },
};
