import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { hostileMails } from '../../testing/incoming-mail/hostile-mail.ts';
import { createMailScene } from '../../testing/incoming-mail/mail-scene.ts';

const scene = await createMailScene();
afterAll(scene.close);
const { server, owner } = scene;
beforeEach(() => {
  server.clock.advance(2 * 60 * 60_000);
});

const latest = async (): Promise<any> => (await scene.list())[0];
const plain = (messageId: string, from: string, text = 'Hello'): string =>
  `From: ${from}\r\nMessage-ID: ${messageId}\r\n\r\n${text}`;

describe('hostile email', () => {
  it.each(hostileMails)(
    'is accepted or refused as expected: $name',
    async ({ content, delivery, outcome }) => {
      const before = (await scene.list()).length;
      await scene.deliver(content, delivery);
      await scene.process();
      const all = await scene.list();
      expect(all).toHaveLength(Math.min(before + 1, 100));
      const [mail] = all;
      const { reason, subject, sender, body, documents, leftOut } = outcome;
      expect(mail).toMatchObject({
        ...{ reason, state: reason === null ? 'ACCEPTED' : 'REFUSED' },
        ...(subject !== undefined && { subject }),
        ...(sender !== undefined && { sender }),
        ...(leftOut !== undefined && { detail: leftOut }),
      });
      expect(`${mail.subject}${mail.senderName}`).not.toMatch(/[\r\n\0]/);
      if (reason !== null) return;
      const { values } = await scene.read(mail.workflowId);
      if (body !== undefined) expect(values['Email body']).toBe(body);
      if (documents !== undefined)
        expect(values['email ATTACHMENTS'] ?? []).toHaveLength(documents);
    },
  );

  it('is ignored if another message has the same Message-ID', async () => {
    await scene.deliver(plain('<same@buyer.example>', 'rita@buyer.example'));
    await scene.process();
    const before = (await scene.workflows()).length;
    await scene.deliver(plain('<same@buyer.example>', 'rita@buyer.example', 'Other'));
    await scene.process();
    expect(await scene.workflows()).toHaveLength(before);
  });

  it('is recognized as repeated without a Message-ID', async () => {
    const before = (await scene.workflows()).length;
    for (const content of ['a', 'a'])
      await scene.deliver(`From: rita@buyer.example\r\n\r\n${content}`);
    await scene.process();
    expect(await scene.workflows()).toHaveLength(before + 1);
  });

  it('is refused if it forges the address of a person', async () => {
    await scene.deliver(plain('<forged@buyer.example>', owner.email));
    await scene.process();
    expect(await latest()).toMatchObject({ reason: 'SENDER_NOT_VERIFIED', dkim: 'NONE' });
  });

  it('is refused if it is the 31st message of a sender in an hour', async () => {
    for (let number = 1; number <= 31; number += 1) {
      server.clock.advance(1000);
      await scene.deliver(plain(`<many-${number}@loop.example>`, 'loop@loop.example'));
    }
    await scene.process();
    const reasons = (await scene.list()).slice(0, 31).map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason === 'TOO_MANY')).toHaveLength(1);
    expect(reasons[0]).toBe('TOO_MANY');
  });
});
