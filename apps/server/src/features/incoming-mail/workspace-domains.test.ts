import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imapMailbox } from '../../platform/mail/imap-mailbox.ts';
import { startFakeImapServer } from '../../testing/incoming-mail/imap-server.ts';
import {
  createMailScene,
  mailContent,
  mailDomain,
} from '../../testing/incoming-mail/mail-scene.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { sentMail } from '../../testing/sent-mail.ts';
import type { TestPerson } from '../../testing/test-server.ts';
import { mailIntake } from './index.ts';

const LIST = `query { mailDomain incomingMail(first: 20) { edges { node { subject recipient state reference } } } }`;
const ALIAS = `query ($id: ID!) { blueprint(id: $id) { mailAlias { address } } }`;

const scene = await createMailScene();
const { server, admin } = scene;
afterAll(() => scene.close());

/** Sends a message later than all others, because the list has the latest first. */
const send: typeof scene.send = (message) => {
  server.clock.advance(1000);
  return scene.send(message);
};

const received = async (person: TestPerson) => {
  const { data } = await person.graphql(LIST);
  return data.incomingMail.edges.map(({ node }: any) => node);
};
const domainOf = async (person: TestPerson): Promise<string> =>
  (await person.graphql(LIST)).data.mailDomain;

const createWorkspace = async (name: string) => {
  const tenantId = await server.createTenant(name);
  return server.createPerson({ tenantId, name: 'Max', isAdmin: true });
};

describe('mail domain of a workspace', () => {
  it('is the one of the installation for the first workspace', async () => {
    expect(await domainOf(admin)).toBe(mailDomain);
  });

  it.each([
    ['Café Größe & Co.', /^cafe-gro-e-co$/],
    ['Café Größe & Co.', /^cafe-gro-e-co-[0-9a-f]{8}$/],
    ['ต้นไม้', /^w-[0-9a-f]{8}$/],
    ['Mail', /^mail-[0-9a-f]{8}$/],
    [`${'x'.repeat(39)} y`, /^x{39}$/],
  ])('has the name %s of another workspace in it', async (name, label) => {
    const [first, ...rest] = (await domainOf(await createWorkspace(name))).split('.');
    expect(first).toMatch(label);
    expect(rest.join('.')).toBe(mailDomain);
  });
});

describe('two workspaces with the same alias', () => {
  const address = `orders@globex.${mailDomain}`;
  let max: TestPerson;
  let blueprintId = '';
  const save = (more = {}) => scene.saveAlias({ blueprintId, ownerId: max.userId, ...more }, max);

  beforeAll(async () => {
    max = await createWorkspace('Globex');
    blueprintId = await publishedBlueprint(server, max, mailContent(max.userId));
    const { alias } = await save();
    expect(alias).toMatchObject({ alias: 'orders', address });
  });

  it('get only their own messages by SMTP', async () => {
    await send({ to: address, subject: 'For Globex', text: 'x' });
    await send({ subject: 'For Acme', text: 'x' });
    await scene.process(2);
    const forMax = { subject: 'For Globex', recipient: address, state: 'ACCEPTED' };
    expect(await received(max)).toEqual([expect.objectContaining(forMax)]);
    const forAdmin = { subject: 'For Acme', recipient: scene.address, state: 'ACCEPTED' };
    expect(await received(admin)).toEqual([expect.objectContaining(forAdmin)]);
  });

  it('get only their own messages from a mailbox', async () => {
    const imap = await startFakeImapServer();
    const head = ['From: rita@buyer.example', 'Message-ID: <mailbox@buyer.example>'];
    const to = `To: ORDERS+blue@Globex.${mailDomain}, orders@other.example`;
    imap.add(Buffer.from([...head, to, 'Subject: Mailbox', '', 'x'].join('\r\n')));
    const intake = mailIntake(server.composition.services);
    await imapMailbox({ url: imap.url, maxBytes: 10_000 }).collect(intake);
    await imap.close();
    expect((await received(max))[0]).toMatchObject({ subject: 'Mailbox', recipient: address });
    expect(await received(admin)).toHaveLength(1);
  });

  it('get nothing that is sent to an unknown workspace', async () => {
    const to = `orders@unknown.${mailDomain}`;
    await expect(send({ to, text: 'x' })).rejects.toThrow('550');
  });

  it('answer with an address that leads to the right workflow', async () => {
    const from = 'nina@supplier.example';
    await send({ from, to: address, subject: 'Chairs', text: 'x' });
    await scene.process(2);
    const [confirmation = ''] = await sentMail(server.mailFolder, from);
    const replyTo = /^Reply-To:\s+(\S+)/m.exec(confirmation)?.[1] ?? '';
    await send({ from, to: replyTo, subject: 'Re: Chairs', text: 'In blue.' });
    await scene.process();
    const [reply, start] = await received(max);
    expect(reply).toMatchObject({ subject: 'Re: Chairs', state: 'ACCEPTED' });
    expect(reply.reference).toBe(start.reference);
  });

  it('keep an address that is older than their domains', async () => {
    await save({ alias: 'sales' });
    await server.database.rows("UPDATE mail_alias SET is_shared = true WHERE alias = 'sales'", []);
    const { data } = await max.graphql(ALIAS, { id: blueprintId });
    const old = `sales@${mailDomain}`;
    expect(data.blueprint.mailAlias.address).toBe(old);
    await send({ to: old, subject: 'To the old address', text: 'x' });
    await send({ to: `sales@globex.${mailDomain}`, subject: 'To the new address', text: 'x' });
    const subjects = (await received(max)).map(({ subject }: any) => subject);
    expect(subjects).toEqual(expect.arrayContaining(['To the new address', 'To the old address']));
  });

  it('give up the old address with the alias', async () => {
    const { alias } = await save({ alias: 'desk' });
    expect(alias.address).toBe(`desk@globex.${mailDomain}`);
    for (const to of [`sales@${mailDomain}`, `desk@${mailDomain}`])
      await expect(send({ to, text: 'x' })).rejects.toThrow('550');
  });
});
