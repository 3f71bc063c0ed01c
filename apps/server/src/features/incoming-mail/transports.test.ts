import { afterAll, describe, expect, it } from 'vitest';
import { startFakeImapServer } from '../../testing/incoming-mail/imap-server.ts';
import { createMailScene } from '../../testing/incoming-mail/mail-scene.ts';
import { imapMailbox } from '../../platform/mail/imap-mailbox.ts';
import type { MailIntake } from '../../platform/mail/smtp-listener.ts';
import { mailIntake } from './index.ts';

const scene = await createMailScene();
const imap = await startFakeImapServer();
afterAll(async () => {
  await imap.close();
  await scene.close();
});
const intake = mailIntake(scene.server.composition.services);
const mailbox = imapMailbox({ url: imap.url, maxBytes: 100_000 });

let number = 0;
const message = (to = scene.address, text = 'Hello'): { id: string; raw: string } => {
  number += 1;
  scene.server.clock.advance(1000);
  const id = `<transport-${number}@buyer.example>`;
  const head = ['From: rita@buyer.example', `To: ${to}`, `Message-ID: ${id}`, `Subject: ${id}`];
  return { id, raw: [...head, '', text].join('\r\n') };
};

const transports = {
  SMTP: async (raw: string, to = scene.address): Promise<void> => {
    await scene.send({ raw, envelope: { from: 'rita@buyer.example', to } });
  },
  IMAP: async (raw: string): Promise<void> => {
    imap.add(Buffer.from(raw));
    await mailbox.collect(intake);
  },
};

describe.each(['SMTP', 'IMAP'] as const)('%s', (name) => {
  const deliver = transports[name];

  it('stores a message, which starts a workflow', async () => {
    const { id, raw } = message();
    await deliver(raw);
    expect((await scene.list())[0]).toMatchObject({ subject: id, state: 'RECEIVED' });
    await scene.process();
    expect((await scene.list())[0]).toMatchObject({ subject: id, state: 'ACCEPTED' });
  });

  it('ignores a message that arrives twice', async () => {
    const { raw } = message();
    await deliver(raw);
    const before = (await scene.list()).length;
    await deliver(raw);
    expect(await scene.list()).toHaveLength(before);
  });

  it('stores nothing for other addresses', async () => {
    const before = (await scene.list()).length;
    const to = 'unknown@in.acme.example';
    await deliver(message(to).raw, to).catch(() => undefined);
    expect(await scene.list()).toHaveLength(before);
  });
});

describe('imapMailbox', () => {
  it('leaves a message unread if it can’t be stored', async () => {
    const { id, raw } = message();
    imap.add(Buffer.from(raw));
    const broken: MailIntake = {
      ...intake,
      receive: async () => {
        throw new Error('The database is gone.');
      },
    };
    await expect(mailbox.collect(broken)).rejects.toThrow('The database is gone.');
    expect(imap.unread()).toHaveLength(1);
    await mailbox.collect(intake);
    expect(imap.unread()).toEqual([]);
    expect((await scene.list())[0]).toMatchObject({ subject: id });
  });

  it('refuses a message that is too large', async () => {
    imap.add(Buffer.from(message(scene.address, 'x'.repeat(200_000)).raw));
    await mailbox.collect(intake);
    expect((await scene.list())[0]).toMatchObject({ reason: 'TOO_LARGE' });
  });
});
