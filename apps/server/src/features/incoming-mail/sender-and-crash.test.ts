import { generateKeyPairSync } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { afterAll, describe, expect, it } from 'vitest';
import { createMailScene } from '../../testing/incoming-mail/mail-scene.ts';
import { sentMail } from '../../testing/sent-mail.ts';
import { checkSender } from './check-sender.ts';
import { incomingMailHandlers } from './index.ts';

const scene = await createMailScene();
afterAll(scene.close);
const { server, owner } = scene;
const { services } = server.composition;

let number = 0;
const nextId = (): string => {
  number += 1;
  server.clock.advance(1000);
  return `<checked-${number}@buyer.example>`;
};
const latest = async (): Promise<any> => (await scene.list())[0];

/** Publishes a key of a domain, and returns what signs messages with it. */
const signing = (domainName: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const record = `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`;
  server.textRecords.set(`mail._domainkey.${domainName}`, [record]);
  return { domainName, keySelector: 'mail', privateKey };
};

describe('email from the address of a person', () => {
  const ownDomain = owner.email.split('@').at(-1) ?? '';

  it('is accepted with a signature of the person’s domain', async () => {
    await scene.send({
      ...{ messageId: nextId(), from: owner.email, text: 'Hello' },
      dkim: signing(ownDomain),
    });
    await scene.process();
    expect(await latest()).toMatchObject({ state: 'ACCEPTED', dkim: 'PASS' });
  });

  it('is refused with a signature of another domain', async () => {
    await scene.send({
      ...{ messageId: nextId(), from: owner.email, text: 'Hello' },
      dkim: signing('evil.example'),
    });
    await scene.process();
    expect(await latest()).toMatchObject({ reason: 'SENDER_NOT_VERIFIED', dkim: 'PASS' });
  });

  it.each([
    ['buyer.co.uk', 'mail.buyer.co.uk', true],
    ['mail.buyer.co.uk', 'news.buyer.co.uk', true],
    ['github.io', 'evil.github.io', false],
    ['buyer.github.io', 'evil.github.io', false],
    ['buyer.co.uk', 'evil.co.uk', false],
  ])(
    'with sender %s, a signature of %s proves the sender: %s',
    async (domain, signer, isVerified) => {
      const from = `mei@${domain}`;
      const composer = createTransport({ streamTransport: true, buffer: true });
      const { message } = await composer.sendMail({
        ...{ from, to: scene.address, text: 'Hello', dkim: signing(signer) },
      });
      const checks = await checkSender(
        Buffer.from(message as Buffer),
        { sender: from, envelopeSender: null, clientAddress: null, clientName: null },
        services.resolveText,
      );
      expect(checks).toMatchObject({ dkim: 'PASS', isVerified });
    },
  );
});

describe('several workers', () => {
  const [handler] = incomingMailHandlers(services);
  /** Processes the latest message with 3 workers that started before any of them finished. */
  const processTogether = async (): Promise<void> => {
    const { id } = await latest();
    const context = { tenantId: owner.tenantId, attempt: 1 };
    const run = async (): Promise<void> => handler?.run({ mailId: id }, context);
    await Promise.allSettled([run(), run(), run()]);
    await scene.process();
  };

  it('start one workflow for an email', async () => {
    const before = (await scene.workflows()).length;
    await scene.send({ messageId: nextId(), text: 'Hello' });
    await processTogether();
    expect(await latest()).toMatchObject({ state: 'ACCEPTED' });
    expect(await scene.workflows()).toHaveLength(before + 1);
  });

  it('add one comment for a reply', async () => {
    const messageId = nextId();
    await scene.send({ messageId, text: 'Hello' });
    await scene.process();
    const { workflowId } = await latest();
    await scene.send({ messageId: nextId(), inReplyTo: messageId, text: 'More' });
    await processTogether();
    expect((await scene.read(workflowId)).comments).toHaveLength(1);
  });

  it('send the confirmation even after a crash', async () => {
    const from = 'crash@buyer.example';
    const before = (await scene.workflows()).length;
    await scene.send({ messageId: nextId(), from, text: 'Hello' });
    const { id } = await latest();
    const { secrets } = services;
    const crashing = {
      ...services,
      secrets: {
        ...secrets,
        seal: (secret: string, place: string) => {
          if (place.startsWith('mail ')) throw new Error('The worker was killed.');
          return secrets.seal(secret, place);
        },
      },
    };
    const [killed] = incomingMailHandlers(crashing);
    const context = { tenantId: owner.tenantId, attempt: 1 };
    await expect(killed?.run({ mailId: id }, context)).rejects.toThrow('The worker was killed.');
    expect(await scene.workflows()).toHaveLength(before + 1);
    await scene.process(2);
    expect(await latest()).toMatchObject({ state: 'ACCEPTED' });
    expect(await scene.workflows()).toHaveLength(before + 1);
    expect(await sentMail(server.mailFolder, from)).toHaveLength(1);
  });

  it('leave an email to an admin after 5 failed attempts', async () => {
    await scene.send({ messageId: nextId(), text: 'Hello' });
    const { id } = await latest();
    const broken = {
      ...services,
      files: services.files,
      secrets: {
        ...services.secrets,
        open: () => {
          throw new Error('The disk is gone.');
        },
      },
    };
    const [failing] = incomingMailHandlers(broken);
    const run = async (attempt: number) =>
      failing?.run({ mailId: id }, { tenantId: owner.tenantId, attempt });
    await expect(run(4)).rejects.toThrow('The disk is gone.');
    await run(5);
    expect(await latest()).toMatchObject({ reason: 'FAILED', canRelease: true });
  });
});

describe('sweep-incoming-mail', () => {
  it('deletes refused messages after 30 days', async () => {
    await scene.send({ messageId: nextId(), text: 'x', headers: { Precedence: 'bulk' } });
    await scene.process();
    const sweep = incomingMailHandlers(services).find(({ name }) => name === 'sweep-incoming-mail');
    const accepted = (await scene.list('ACCEPTED')).length;
    await sweep?.run({}, { tenantId: null, attempt: 1 });
    expect(await scene.list('REFUSED')).not.toHaveLength(0);
    server.clock.advance(31 * 86_400_000);
    await sweep?.run({}, { tenantId: null, attempt: 1 });
    expect(await scene.list('REFUSED')).toHaveLength(0);
    expect(await scene.list('ACCEPTED')).toHaveLength(accepted);
  });
});
