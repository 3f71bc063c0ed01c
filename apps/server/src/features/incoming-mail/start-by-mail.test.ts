import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createMailScene,
  mailContent,
  mailDomain,
} from '../../testing/incoming-mail/mail-scene.ts';
import { publishedBlueprint } from '../../testing/published-blueprint.ts';
import { sentMail } from '../../testing/sent-mail.ts';

const scene = await createMailScene();
afterAll(scene.close);
const { server, admin, owner, designer } = scene;

const RELEASE = `mutation ($id: ID!) { releaseIncomingMail(input: { id: $id }) { mail { state } } }`;
const DISCARD = `mutation ($id: ID!) { discardIncomingMail(input: { id: $id }) { mail { state canRelease } } }`;

const pdf = { filename: '../../Offer 7.pdf', content: Buffer.from('%PDF-1.7\n%âãÏÓ\n') };
const image = {
  filename: 'photo.png',
  content: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  ),
};
let number = 0;
const nextId = (): string => {
  number += 1;
  server.clock.advance(1000);
  return `<message-${number}@buyer.example>`;
};
beforeEach(async () => {
  server.clock.advance(2 * 60 * 60_000);
  const { codes } = await scene.saveAlias();
  expect(codes).toEqual([]);
});

const latest = async (): Promise<any> => (await scene.list())[0];

describe('email to the address of a blueprint', () => {
  it('starts a workflow with values from the email', async () => {
    const messageId = nextId();
    await scene.send({
      ...{ messageId, subject: 'Twelve chairs', text: 'Hello,\nwe need 12 chairs.' },
      attachments: [pdf, image, { filename: 'setup.exe', content: Buffer.from('MZ') }],
    });
    expect(await latest()).toMatchObject({ state: 'RECEIVED', subject: 'Twelve chairs' });
    await scene.process();
    const mail = await latest();
    expect(mail).toMatchObject({
      ...{ state: 'ACCEPTED', sender: 'rita@buyer.example', senderName: 'Rita' },
      ...{ recipient: scene.address, detail: 'setup.exe', reason: null },
    });
    const [workflow] = await scene.workflows();
    expect(workflow).toMatchObject({ id: mail.workflowId, owner: { name: 'Owen' } });
    const { values } = await scene.read(mail.workflowId);
    expect(values).toMatchObject({
      'Requestor email': 'rita@buyer.example',
      'Email subject': 'Twelve chairs',
      'Email body': 'Hello,\nwe need 12 chairs.',
    });
    expect(values['email ATTACHMENTS']).toHaveLength(2);
    const [confirmation = ''] = await sentMail(server.mailFolder, 'rita@buyer.example');
    expect(confirmation).toContain(workflow.reference);
    expect(confirmation).toContain(`In-Reply-To: ${messageId}`);
  });

  it('starts one workflow for a repeated message', async () => {
    const before = (await scene.workflows()).length;
    const message = { messageId: nextId(), subject: 'Again', text: 'Once' };
    await scene.send(message);
    await scene.process(2);
    await scene.send(message);
    await scene.process();
    expect((await scene.workflows()).length).toBe(before + 1);
  });

  it('is refused before it is sent if the address is unknown', async () => {
    await expect(scene.send({ to: `unknown@${mailDomain}`, text: 'x' })).rejects.toThrow('550');
    await expect(scene.send({ to: 'orders@elsewhere.example', text: 'x' })).rejects.toThrow('550');
  });

  it('is deferred if it is the 2,001st of the workspace in an hour', async () => {
    await server.database.rows(
      `INSERT INTO incoming_mail (tenant_id, id, alias_id, sender, sender_name, subject, message_id, size, received_at, state)
       SELECT a.tenant_id, gen_random_uuid(), a.id, 'many@buyer.example', '', '', '', 1, $1, 'DISCARDED'
         FROM mail_alias a, generate_series(1, 2000) WHERE a.tenant_id = $2`,
      [new Date(server.clock.now()), admin.tenantId],
    );
    const before = await scene.workflows();
    const message = { messageId: nextId(), subject: 'Later', text: 'x' };
    await expect(scene.send(message)).rejects.toThrow('451');
    server.clock.advance(60 * 60_000);
    // The other server tries again.
    await scene.send(message);
    await scene.process();
    expect(await latest()).toMatchObject({ subject: 'Later', state: 'ACCEPTED' });
    expect(await scene.workflows()).toHaveLength(before.length + 1);
  });

  it('is stored before its receipt is confirmed', async () => {
    await scene.send({ messageId: nextId(), subject: 'Stored', text: 'x' });
    expect(await latest()).toMatchObject({ subject: 'Stored', state: 'RECEIVED' });
    await scene.process();
  });

  it('is refused if the sender isn’t in the list', async () => {
    await scene.saveAlias({ senders: ['seller.example'] });
    await scene.send({ messageId: nextId(), text: 'x' });
    await scene.process();
    expect(await latest()).toMatchObject({ state: 'REFUSED', reason: 'SENDER_NOT_ALLOWED' });
  });

  it('is refused if the domain of a listed sender isn’t proven', async () => {
    await scene.saveAlias({ senders: ['buyer.example'] });
    await scene.deliver(`Message-ID: ${nextId()}\r\nFrom: rita@buyer.example\r\n\r\nx`);
    await scene.process();
    expect(await latest()).toMatchObject({ reason: 'SENDER_NOT_VERIFIED', spf: 'NONE' });
    server.textRecords.set('buyer.example', ['v=spf1 ip4:8.8.4.4 -all']);
    await scene.deliver(`Message-ID: ${nextId()}\r\nFrom: rita@buyer.example\r\n\r\nx`);
    await scene.process();
    server.textRecords.delete('buyer.example');
    expect(await latest()).toMatchObject({ state: 'ACCEPTED', spf: 'PASS', dkim: 'NONE' });
  });

  it('is refused if it forges the address of a person', async () => {
    await scene.send({ messageId: nextId(), from: owner.email, text: 'Transfer the money' });
    await scene.process();
    expect(await latest()).toMatchObject({ reason: 'SENDER_NOT_VERIFIED', sender: owner.email });
  });

  it('is refused if a program sent it', async () => {
    await scene.send({
      ...{ messageId: nextId(), text: 'I am out of office' },
      headers: { 'Auto-Submitted': 'auto-replied' },
    });
    await scene.process();
    expect(await latest()).toMatchObject({ reason: 'AUTOMATIC' });
  });

  it('is refused while the address is off', async () => {
    await scene.saveAlias({ isOff: true });
    await scene.send({ messageId: nextId(), text: 'x' });
    await scene.process();
    expect(await latest()).toMatchObject({ reason: 'ALIAS_OFF', canRelease: true });
  });
});

describe('replies to the confirmation of a started workflow', () => {
  it('become comments of the requestor', async () => {
    const messageId = nextId();
    await scene.send({ messageId, subject: 'Chairs', text: 'We need chairs.' });
    await scene.process();
    const { workflowId } = await latest();
    const before = (await scene.workflows()).length;
    await scene.send({
      ...{ messageId: nextId(), subject: 'Re: Chairs', inReplyTo: messageId },
      text: 'Blue ones, please.\n\nOn Mon, Nov 2, 2026 at 9:00 AM Owen <owen@acme.example> wrote:\n> Which color?\n',
      attachments: [image],
    });
    await scene.process(2);
    expect((await scene.workflows()).length).toBe(before);
    const { comments } = await scene.read(workflowId);
    expect(comments).toMatchObject([
      {
        ...{ body: '<p>Blue ones, please.</p>', isForRequestor: true },
        ...{ author: { name: 'rita@buyer.example' }, documents: [{ name: 'photo.png' }] },
      },
    ]);
  });

  it('are refused from another sender', async () => {
    const messageId = nextId();
    await scene.send({ messageId, text: 'We need chairs.' });
    await scene.process();
    await scene.send({
      messageId: nextId(),
      from: 'max@evil.example',
      inReplyTo: messageId,
      text: 'No',
    });
    await scene.process();
    expect(await latest()).toMatchObject({ reason: 'OTHER_SENDER' });
  });
});

describe('releaseIncomingMail', () => {
  const refused = async (): Promise<string> => {
    await scene.send({ messageId: nextId(), text: 'x', headers: { Precedence: 'bulk' } });
    await scene.process();
    return (await latest()).id;
  };

  it('processes a refused email', async () => {
    const id = await refused();
    expect((await admin.graphql(RELEASE, { id })).codes).toEqual([]);
    await scene.process();
    expect(await latest()).toMatchObject({ id, state: 'ACCEPTED' });
    expect((await admin.graphql(RELEASE, { id })).codes).toEqual(['LinkInvalid']);
  });

  it('is only for admins', async () => {
    const id = await refused();
    expect((await designer.graphql(RELEASE, { id })).codes).toEqual(['Forbidden']);
    expect((await designer.graphql(DISCARD, { id })).codes).toEqual(['Forbidden']);
  });

  it('refuses a discarded email', async () => {
    const id = await refused();
    const { data } = await admin.graphql(DISCARD, { id });
    expect(data.discardIncomingMail.mail).toEqual({ state: 'DISCARDED', canRelease: false });
    expect((await admin.graphql(RELEASE, { id })).codes).toEqual(['LinkInvalid']);
  });
});

describe('saveMailAlias', () => {
  it.each([
    [{ alias: 'two words' }, 'InvalidAlias'],
    [{ alias: 'a..b' }, 'InvalidAlias'],
    [{ alias: 'postmaster' }, 'NameConflict'],
    [{ senders: ['not a domain'] }, 'InvalidSender'],
    [{ ownerId: crypto.randomUUID() }, 'UnknownParty'],
  ])('refuses %o', async (more, code) => {
    expect((await scene.saveAlias(more)).codes).toEqual([code]);
  });

  it('stores the address in lowercase', async () => {
    const { alias } = await scene.saveAlias({ alias: 'Orders.2' });
    expect(alias).toMatchObject({ alias: 'orders.2', address: `orders.2@${mailDomain}` });
  });

  it('refuses an alias of another blueprint', async () => {
    const second = await publishedBlueprint(server, designer, mailContent(owner.userId));
    const { codes } = await scene.saveAlias({ blueprintId: second });
    expect(codes).toEqual(['NameConflict']);
  });
});
