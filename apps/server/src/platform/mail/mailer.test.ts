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
/** Number of messages whose content has started to arrive. */
let started = 0;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    const parts: Buffer[] = [];
    stream.once('data', () => (started += 1));
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
    const record = await mailer.send({
      id: 'one',
      to: 'ada@acme.example',
      subject: 'Größe ทดสอบ',
      text: 'Plain words',
      html: '<p>Rich words</p>',
    });
    record();
    const [message = ''] = await sent();
    expect(message).toContain('Message-ID: <one@acme.example>');
    expect(message).toContain('To: ada@acme.example');
    expect(message).toContain('Plain words');
    expect(message).toContain('<p>Rich words</p>');
    expect(message).toContain('Subject: =?UTF-8?');
  });

  it('removes line breaks from headers', async () => {
    const { mailer, sent } = of(kind);
    const record = await mailer.send({
      id: 'two',
      to: 'ada@acme.example',
      subject: 'Hello\r\nBcc: eve@evil.example',
      text: 'x',
      html: 'x',
    });
    record();
    expect((await sent()).some((message) => /^Bcc:/m.test(message))).toBe(false);
  });
});

it('throws if the server refuses a message', async () => {
  isRefusing = true;
  const message = { id: 'three', to: 'ada@acme.example', subject: 's', text: 't', html: 'h' };
  await expect(of('SMTP').mailer.send(message)).rejects.toThrow('mailbox is full');
  isRefusing = false;
});

it('reports a message as sent only after the previous one is stored', async () => {
  const { mailer } = of('SMTP');
  const before = received.length;
  const startedBefore = started;
  const message = (id: string) => ({
    ...{ id, to: 'ada@acme.example', subject: 's', text: 't', html: 'h' },
  });
  const recordFirst = await mailer.send(message('first'));
  const second = mailer.send(message('second'));
  const third = mailer.send(message('third'));
  await expect.poll(() => started - startedBefore).toBe(3);
  expect(received.slice(before)).toHaveLength(1);
  recordFirst();
  const recordEither = await Promise.race([second, third]);
  expect(received.slice(before)).toHaveLength(2);
  recordEither();
  await Promise.all([second, third].map(async (one) => (await one)()));
  expect(received.slice(before)).toHaveLength(3);
});
