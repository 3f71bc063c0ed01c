import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/db/uuid.ts';
import {
  createMailScene,
  mailContent,
  mailDomain,
} from '../../testing/incoming-mail/mail-scene.ts';
import { queueMail } from '../mail/index.ts';

const sender = `baton@${mailDomain}`;
const scene = await createMailScene(mailContent, { mailFrom: `Baton <${sender}>` });
afterAll(scene.close);
const { services } = scene.server.composition;

const mailTo = async (to: string): Promise<string> => {
  const id = newId<string>();
  await queueMail(services, scene.admin.tenantId, {
    ...{ id, kind: 'NOTIFICATION', to, accountId: null, locale: 'en' },
    expiresAt: new Date(scene.server.clock.now() + 86_400_000),
    link: 'https://baton.example/',
    params: { what: 'Assigned', name: 'Order', about: 'Order' },
  });
  return id;
};

const report = (mailId: string, recipient: string, change: (raw: string) => string = String) =>
  change(
    [
      'From: MAILER-DAEMON@mx.example',
      `To: ${sender}`,
      'Subject: Undelivered Mail Returned to Sender',
      `Message-ID: <${newId<string>()}@mx.example>`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'Your message could not be delivered.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      `Final-Recipient: rfc822; ${recipient}`,
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1 No such user',
      '--b',
      'Content-Type: message/rfc822',
      '',
      `Message-ID: <${mailId}@${mailDomain}>`,
      'Subject: Assigned',
      '',
      'Text',
      '--b--',
    ].join('\r\n'),
  );

const bounce = (raw: string) => scene.send({ raw, envelope: { from: '', to: sender } });

const paused = async (): Promise<readonly object[]> => {
  const { data, codes } = await scene.admin.graphql('{ pausedAddresses { email detail } }');
  expect(codes).toEqual([]);
  return data.pausedAddresses;
};

describe('a report of a mail server that a message wasn’t delivered', () => {
  it('pauses notifications to the address until an admin resumes it', async () => {
    const { email } = await scene.server.createPerson({
      ...{ tenantId: scene.admin.tenantId, name: 'Gone' },
    });
    const raw = report(await mailTo(email), email.toUpperCase());
    await bounce(raw);
    await bounce(raw);
    expect(await paused()).toEqual([{ email, detail: '550 5.1.1 No such user' }]);
    expect(await scene.list()).toEqual([]);
  });

  it('pauses no address that didn’t get the message', async () => {
    const before = await paused();
    const mailId = await mailTo('ben@old.example');
    await bounce(report(mailId, 'ada@acme.example'));
    await bounce(report(newId<string>(), 'ben@old.example'));
    await bounce(report(mailId, 'ben@old.example', (raw) => raw.replace('failed', 'delayed')));
    await bounce(report(mailId, 'ben@old.example', (raw) => raw.replaceAll('5.1.1', '5.7.1')));
    await bounce(report(mailId, 'ben@old.example', (raw) => raw.replace('--b--', '')));
    expect(await paused()).toHaveLength(before.length + 1);
  });

  it('is the only email that the sender address of Baton accepts', async () => {
    const raw = report(await mailTo('cleo@old.example'), 'cleo@old.example');
    const envelope = { from: 'rita@buyer.example', to: sender };
    await expect(scene.send({ raw, envelope })).rejects.toThrow('There is no such address');
  });
});
