import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMailer, type Mailer } from './mailer.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'baton-mail-'));
const received: string[] = [];
let isRefusing = false;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    const parts: Buffer[] = [];
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('end', () => {
      if (isRefusing) return done(new Error('mailbox is full'));
      received.push(Buffer.concat(parts).toString());
      done();
    });
  },
});
const mailers = new Map<string, { mailer: Mailer; sent: () => Promise<readonly string[]> }>();

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve);
  });
  const address: AddressInfo | string | null = smtp.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const from = 'Baton <baton@acme.example>';
  mailers.set('SMTP', {
    mailer: openMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from, folder }),
    sent: async () => received,
  });
  mailers.set('folder', {
    mailer: openMailer({ smtpUrl: null, from, folder }),
    sent: async () =>
      Promise.all((await readdir(folder)).map((file) => readFile(path.join(folder, file), 'utf8'))),
  });
});
afterAll(async () => {
  for (const { mailer } of mailers.values()) mailer.close();
  await new Promise<void>((resolve) => {
    smtp.close(resolve);
  });
  await rm(folder, { recursive: true });
});

const of = (kind: string) => {
  const found = mailers.get(kind);
  if (found === undefined) throw new Error(kind);
  return found;
};

describe.each(['SMTP', 'folder'])('mailer: %s', (kind) => {
  it('delivers a message with a stable id, as text and HTML', async () => {
    const { mailer, sent } = of(kind);
    await mailer.send({
      id: 'one',
      to: 'ada@acme.example',
      subject: 'Größe ทดสอบ',
      text: 'Plain words',
      html: '<p>Rich words</p>',
    });
    const [message = ''] = await sent();
    expect(message).toContain('Message-ID: <one@acme.example>');
    expect(message).toContain('To: ada@acme.example');
    expect(message).toContain('Plain words');
    expect(message).toContain('<p>Rich words</p>');
    expect(message).toContain('Subject: =?UTF-8?');
  });

  it('keeps line breaks out of headers', async () => {
    const { mailer, sent } = of(kind);
    await mailer.send({
      id: 'two',
      to: 'ada@acme.example',
      subject: 'Hello\r\nBcc: eve@evil.example',
      text: 'x',
      html: 'x',
    });
    expect((await sent()).some((message) => /^Bcc:/m.test(message))).toBe(false);
  });
});

it('throws if the server refuses a message', async () => {
  isRefusing = true;
  const message = { id: 'three', to: 'ada@acme.example', subject: 's', text: 't', html: 'h' };
  await expect(of('SMTP').mailer.send(message)).rejects.toThrow('mailbox is full');
  isRefusing = false;
});
