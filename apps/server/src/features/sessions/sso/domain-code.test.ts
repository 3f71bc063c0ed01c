import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sendMailHandler } from '../../mail/index.ts';
import { workOff } from '../../../testing/background/work-off-messages.ts';
import { sentMail } from '../../../testing/sent-mail.ts';
import { createTestServer, type TestPerson } from '../../../testing/test-server.ts';

const server = await createTestServer();
afterAll(server.close);

const ADD = `mutation ($input: AddSsoConnectionInput!) { addSsoConnection(input: $input) { connections { id } } }`;
const ADD_DOMAIN = `mutation ($input: AddSsoDomainInput!) { addSsoDomain(input: $input) { domains { id domain } } }`;
const SEND = `mutation ($input: SendDomainCodeInput!) { sendDomainCode(input: $input) { domains { verifiedAt } } }`;
const VERIFY = `mutation ($id: ID!, $code: String) { verifySsoDomain(id: $id, code: $code) { domains { verifiedAt } } }`;

let ada: TestPerson;
let ben: TestPerson;
let domain: string;
let id: string;

const addDomain = async (admin: TestPerson, name: string): Promise<string> => {
  const added = await admin.graphql(ADD, {
    input: {
      ...{ name: randomBytes(4).toString('hex'), issuer: 'https://id.example' },
      ...{ clientId: 'baton', clientSecret: 'a secret' },
    },
  });
  const connectionId = added.data.addSsoConnection.connections[0].id;
  const { data } = await admin.graphql(ADD_DOMAIN, { input: { domain: name, connectionId } });
  return data.addSsoDomain.domains.find((one: { domain: string }) => one.domain === name).id;
};

beforeEach(async () => {
  const tenantId = await server.createTenant('Acme');
  ada = await server.createPerson({ tenantId, name: 'Ada', isAdmin: true });
  ben = await server.createPerson({ tenantId, name: 'Ben' });
  domain = `${randomBytes(6).toString('hex')}.example`;
  id = await addDomain(ada, domain);
});

const send = (who = ada, contact = 'HOSTMASTER') => who.graphql(SEND, { input: { id, contact } });
const mailedCode = async (): Promise<string> => {
  expect((await send()).codes).toEqual([]);
  await workOff(server, ['send-mail'], [sendMailHandler(server.composition.services)]);
  const [message = ''] = await sentMail(server.mailFolder, `hostmaster@${domain}`);
  const flat = message.replaceAll(/=\r?\n/g, '');
  return /24 hours: ([\w-]{60,})/.exec(flat)?.[1] ?? '';
};
const verify = (code: string, who = ada) => who.graphql(VERIFY, { id, code });

describe('sendDomainCode', () => {
  it('proves that the company owns a domain with a code by email', async () => {
    const { data, codes } = await verify(await mailedCode());
    expect(codes).toEqual([]);
    expect(data.verifySsoDomain.domains).toEqual([{ verifiedAt: expect.any(String) }]);
    const [entry] = await server.database.rows(
      `SELECT after FROM audit_entry WHERE object_id = $1 AND action = 'UPDATED'`,
      [id],
    );
    expect(entry).toEqual({ after: { verified: true, method: 'EMAIL' } });
  });

  it('hides the code from the admins', async () => {
    await mailedCode();
    const { data } = await ada.graphql(
      '{ outgoingMail(first: 10) { edges { node { id kind canOpen } } } }',
    );
    const [{ node }] = data.outgoingMail.edges;
    expect(node).toMatchObject({ kind: 'DOMAIN_CODE', canOpen: false });
    const opened = await ada.graphql(
      'mutation ($id: ID!) { openMail(input: { id: $id }) { text } }',
      { id: node.id },
    );
    expect(opened.codes).not.toEqual([]);
  });

  it('refuses invented and expired codes, and codes of other workspaces', async () => {
    const code = await mailedCode();
    for (const wrong of ['', 'abc', `${code.slice(0, -4)}AAAA`])
      expect((await verify(wrong)).codes).toEqual(['DomainCodeInvalid']);
    const tenantId = await server.createTenant('Beta');
    const eve = await server.createPerson({ tenantId, name: 'Eve', isAdmin: true });
    id = await addDomain(eve, domain);
    expect((await verify(code, eve)).codes).toEqual(['DomainCodeInvalid']);
  });

  it('refuses a code after a day', async () => {
    const code = await mailedCode();
    server.clock.advance(24 * 60 * 60_000 + 1);
    await server.database.rows('UPDATE session SET authenticated_at = $2 WHERE account_id = $1', [
      ada.accountId,
      new Date(server.clock.now()),
    ]);
    expect((await verify(code)).codes).toEqual(['DomainCodeInvalid']);
  });

  it('is only for admins, and not too often', async () => {
    expect((await send(ben)).codes).toEqual(['Forbidden']);
    for (let i = 0; i < 10; i += 1) expect((await send()).codes).toEqual([]);
    expect((await send()).codes).toEqual(['TooManyAttempts']);
  });
});
