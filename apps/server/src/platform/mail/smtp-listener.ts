import type { SMTPServerDataStream, SMTPServerEnvelope, SMTPServerError } from 'smtp-server';
import type { Log } from '../log/log.ts';

/** A message as the other server delivered it. */
export interface DeliveredMail {
  /** Empty for the null sender of bounces. Null if the transport doesn't know it. */
  readonly envelopeSender: string | null;
  /** Address and name of the other server. Null if the transport doesn't know them. */
  readonly clientAddress: string | null;
  readonly clientName: string | null;
  /** Null if the transport doesn't know them. Then the headers name them. */
  readonly recipients: readonly string[] | null;
  /** Only the beginning if the message is too large. */
  readonly content: Buffer;
  readonly isTooLarge: boolean;
}

/** Where a transport delivers messages. */
export interface MailIntake {
  /**
   * Returns whether a recipient is accepted. UNKNOWN: there is no such address. BUSY: the sender
   * must try again later.
   */
  readonly accepts: (
    recipient: string,
    /** Empty for the null sender of bounces. */
    envelopeSender: string,
  ) => Promise<'YES' | 'UNKNOWN' | 'BUSY'>;
  /** Stores a message. It can be confirmed after this. */
  readonly receive: (mail: DeliveredMail) => Promise<void>;
}

export interface SmtpTls {
  /** PEM, with the intermediate certificates. */
  readonly certificate: string;
  readonly key: string;
  /** `implicit` encrypts from the first byte. `required` refuses messages before STARTTLS. */
  readonly mode: 'starttls' | 'required' | 'implicit';
}

export interface SmtpListenerOptions {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  readonly domain: string;
  /** Null to accept messages without encryption. */
  readonly tls: SmtpTls | null;
  readonly maxBytes: number;
  readonly maxRecipients: number;
  readonly intake: MailIntake;
  readonly log: Pick<Log, 'warn' | 'error'>;
}

export interface SmtpListener {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Maximum number of connections. Each can use memory for one message. */
const maxClients = 20;
const patience = 60_000;

const senderIn = ({ mailFrom }: SMTPServerEnvelope): string =>
  mailFrom === false ? '' : mailFrom.address;

const refusal = (responseCode: number, text: string): SMTPServerError =>
  Object.assign(new Error(text), { responseCode });

/** Reads a message, or the beginning of a message that is too large. */
const readContent = async (
  stream: SMTPServerDataStream,
  maxBytes: number,
): Promise<Pick<DeliveredMail, 'content' | 'isTooLarge'>> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size <= maxBytes) parts.push(bytes);
  }
  return { content: Buffer.concat(parts), isTooLarge: size > maxBytes };
};

/** Accepts messages by SMTP. A message is confirmed only after the intake stored it. */
export const listenSmtp = async ({
  host,
  port,
  domain,
  tls,
  maxBytes,
  maxRecipients,
  intake,
  log,
}: SmtpListenerOptions): Promise<SmtpListener> => {
  // Loaded on demand, because most installations accept no messages.
  const { SMTPServer } = await import('smtp-server');
  const failed = (error: unknown): SMTPServerError => {
    log.error({ err: error }, 'an incoming message could not be stored');
    return refusal(451, 'Try again later');
  };
  const server = new SMTPServer({
    name: domain,
    banner: 'Baton',
    size: maxBytes,
    maxClients,
    socketTimeout: patience,
    authOptional: true,
    ...(tls !== null && { cert: tls.certificate, key: tls.key }),
    secure: tls?.mode === 'implicit',
    disabledCommands: ['AUTH', ...(tls === null || tls.mode === 'implicit' ? ['STARTTLS'] : [])],
    disableReverseLookup: true,
    logger: false,
    onMailFrom: (_, { secure }, done) =>
      done(tls?.mode === 'required' && !secure ? refusal(530, 'Use STARTTLS first') : null),
    onRcptTo: ({ address }, { envelope }, done) => {
      const answer = async (): Promise<SMTPServerError | null> => {
        if (envelope.rcptTo.length >= maxRecipients) return refusal(452, 'Too many recipients');
        const accepted = await intake.accepts(address, senderIn(envelope)).catch(failed);
        if (accepted === 'UNKNOWN') return refusal(550, 'There is no such address');
        if (accepted === 'BUSY') return refusal(451, 'Try again later');
        return accepted === 'YES' ? null : accepted;
      };
      void (async () => done(await answer()))();
    },
    onData: (stream, { envelope, remoteAddress, hostNameAppearsAs }, done) => {
      const receive = async (): Promise<SMTPServerError | null> => {
        const read = await readContent(stream, maxBytes);
        await intake.receive({
          envelopeSender: senderIn(envelope),
          clientAddress: remoteAddress,
          clientName: hostNameAppearsAs,
          recipients: envelope.rcptTo.map(({ address }) => address),
          ...read,
        });
        return read.isTooLarge ? refusal(552, 'The message is too large') : null;
      };
      void (async () => done(await receive().catch(failed)))();
    },
  });
  server.on('error', (error) => log.warn({ err: error }, 'an SMTP connection failed'));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  };
};
