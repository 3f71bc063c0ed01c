import { createTransport } from 'nodemailer';
import { afterAll, describe, expect, it } from 'vitest';
import { mailCertificate } from '../../testing/incoming-mail/mail-certificate.ts';
import {
  listenSmtp,
  type DeliveredMail,
  type SmtpListener,
  type SmtpTls,
} from './smtp-listener.ts';

const domain = 'in.acme.example';
const opened: SmtpListener[] = [];
afterAll(() => Promise.all(opened.map((listener) => listener.close())));

const listen = async (mode: SmtpTls['mode'] | null) => {
  const received: DeliveredMail[] = [];
  const listener = await listenSmtp({
    ...{ host: '127.0.0.1', port: 0, domain, maxBytes: 10_000, maxRecipients: 5 },
    tls: mode === null ? null : { ...mailCertificate, mode },
    intake: {
      accepts: async () => 'YES',
      receive: async (mail) => void received.push(mail),
    },
    log: { warn: () => undefined, error: () => undefined },
  });
  opened.push(listener);
  return { port: listener.port, received };
};

/** Checks the certificate of the listener, and its domain. */
const trusted = { ca: mailCertificate.certificate, servername: domain };
const clients = {
  plain: { ignoreTLS: true },
  STARTTLS: { requireTLS: true, tls: trusted },
  TLS: { secure: true, tls: trusted },
};

const send = async (port: number, client: keyof typeof clients): Promise<void> => {
  const transport = createTransport({ host: '127.0.0.1', port, ...clients[client] });
  await transport.sendMail({
    ...{ from: 'rita@buyer.example', to: `orders@${domain}`, text: `by ${client}` },
  });
};

describe('listenSmtp', () => {
  it.each([
    { mode: null, accepted: ['plain'], refused: ['STARTTLS', 'TLS'] },
    { mode: 'starttls', accepted: ['plain', 'STARTTLS'], refused: ['TLS'] },
    { mode: 'required', accepted: ['STARTTLS'], refused: ['plain', 'TLS'] },
    // Other clients wait for a greeting.
    { mode: 'implicit', accepted: ['TLS'], refused: [] },
  ] as const)('accepts messages with $mode by $accepted', async ({ mode, accepted, refused }) => {
    const { port, received } = await listen(mode);
    for (const client of accepted) await send(port, client);
    for (const client of refused) await expect(send(port, client)).rejects.toThrow();
    expect(received.map(({ content }) => /by \w+/.exec(content.toString())?.[0])).toEqual(
      accepted.map((client) => `by ${client}`),
    );
  });
});
