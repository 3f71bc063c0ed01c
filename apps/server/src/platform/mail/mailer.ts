import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { isBounce } from '@baton/domain/mail/bounce';
import type { MailFailure } from '@baton/domain/mail/mail-delivery';

/** A message to one person. */
export interface MailMessage {
  /** Unique id. A message that is sent again after a failure keeps it as its Message-ID. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Name before the address of the sender. Empty for the sender of the installation. */
  readonly senderName?: string;
  /** Images that the HTML shows by `cid:` and their id. */
  readonly images?: readonly MailImage[];
  /** Address that ends such messages with one click (RFC 8058). Null if they can't be ended. */
  readonly unsubscribe?: string | null;
  /** Message-ID of the message that it answers. Null if it answers none. */
  readonly answers?: string | null;
  /** Address for replies, if it isn't the sender. */
  readonly replyTo?: string;
}

export interface MailImage {
  readonly id: string;
  readonly type: string;
  readonly content: Buffer;
}

/** Sends messages. Throws if the message wasn't accepted, so that the caller tries again. */
export interface Mailer {
  /** Address of the sender of all messages, in lower case. */
  readonly sender: string;
  /** True if messages are only written to the folder, because there is no mail server. */
  readonly isFolder: boolean;
  /**
   * Returns a function to call when the delivery is recorded. Until then, the mail server gets the
   * end of no other message, so that a crash repeats at most one.
   */
  readonly send: (message: MailMessage) => Promise<() => void>;
  readonly close: () => void;
}

export interface MailerOptions {
  /** Address of the SMTP server. Null to write messages to the folder. */
  readonly smtpUrl: string | null;
  /** Sender of all messages. */
  readonly from: string;
  readonly folder: string;
}

/** Returns the address of a sender such as `Baton <baton@acme.example>`. */
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;

/** The parts of a message as the mail library expects them. */
const envelope = (
  { id, senderName = '', images = [], unsubscribe = null, answers = null, ...message }: MailMessage,
  from: string,
) => ({
  ...message,
  from: senderName === '' ? from : { name: senderName, address: addressOf(from) },
  attachments: images.map((image) => ({
    cid: image.id,
    filename: `${image.id}.${image.type.split('/')[1] ?? ''}`,
    contentType: image.type,
    contentDisposition: 'inline' as const,
    content: image.content,
  })),
  messageId: `<${id}@${from.split('@').at(-1)?.replace('>', '') ?? 'baton'}>`,
  ...(answers !== null && { inReplyTo: answers, references: answers }),
  // Answers of machines, such as out-of-office messages, are not wanted.
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe !== null && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
});

/** Returns a function that opens a transport when the first message is sent, and one that closes it. */
const openedOnce = <Transport extends { readonly close: () => void }>(
  open: (library: typeof import('nodemailer')) => Transport,
): { readonly transport: () => Promise<Transport>; readonly close: () => void } => {
  let opened: Promise<Transport> | null = null;
  return {
    transport: () => (opened ??= import('nodemailer').then(open)),
    close: () => void opened?.then((transport) => transport.close()),
  };
};

interface Turn {
  /** Waits until all earlier turns have ended. */
  readonly start: () => Promise<void>;
  readonly end: () => void;
}

/** Returns a function that gives out turns. Only one of them is between its start and its end. */
const takeTurns = (): (() => Turn) => {
  let last = Promise.resolve();
  return () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return {
      start: () => {
        const before = last;
        last = before.then(() => promise);
        return before;
      },
      end: resolve,
    };
  };
};

/** Passes on the content of a message immediately, but its end only when its turn starts. */
const waitBeforeEnd = ({ start }: Turn): Transform =>
  new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (complete) => void start().then(() => complete()),
  });

/** Time limits in milliseconds. A server that doesn't answer must not delay other messages for long. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

const smtpMailer = (smtpUrl: string, from: string): Mailer => {
  const takeTurn = takeTurns();
  /** Turns of the messages that are being sent, by Message-ID. */
  const turns = new Map<unknown, Turn>();
  const { transport, close } = openedOnce(({ createTransport }) =>
    createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true, ...timeouts }).use(
      'stream',
      ({ data, message }, done) => {
        const turn = turns.get(data.messageId);
        if (turn !== undefined) message.transform(waitBeforeEnd(turn));
        done();
      },
    ),
  );
  return {
    sender: addressOf(from).toLowerCase(),
    isFolder: false,
    send: async (message) => {
      const turn = takeTurn();
      const written = envelope(message, from);
      turns.set(written.messageId, turn);
      try {
        await (await transport()).sendMail(written);
        return turn.end;
      } catch (error) {
        turn.end();
        throw error;
      } finally {
        turns.delete(written.messageId);
      }
    },
    close,
  };
};

/** Writes each message as an .eml file. The file gets its name only when it is complete. */
const folderMailer = (folder: string, from: string): Mailer => {
  const { transport, close } = openedOnce(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true }),
  );
  return {
    sender: addressOf(from).toLowerCase(),
    isFolder: true,
    send: async (message) => {
      const { message: content } = await (await transport()).sendMail(envelope(message, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${message.id}.eml`);
      await writeFile(`${file}.part`, Buffer.isBuffer(content) ? content : '', { mode: 0o600 });
      await rename(`${file}.part`, file);
      // A repeated message replaces its file.
      return () => undefined;
    },
    close,
  };
};

/** Returns the mailer of the installation: its SMTP server, or a folder that people can read. */
export const openMailer = ({ smtpUrl, from, folder }: MailerOptions): Mailer =>
  smtpUrl === null ? folderMailer(folder, from) : smtpMailer(smtpUrl, from);

const longestDetail = 300;

/**
 * Returns why a message wasn't sent, with the answer of the mail server. Addresses of pages are
 * removed from the answer, because some servers repeat a link that they refuse.
 */
export const deliveryFailure = (
  error: unknown,
): {
  readonly failure: Exclude<MailFailure, 'EXPIRED'>;
  readonly detail: string;
  /** True if the address is wrong. */
  readonly isBounce: boolean;
} => {
  const facts = {
    ...{ code: '', command: '', response: '', responseCode: 0 },
    ...(error instanceof Error && error),
  };
  const detail = (facts.response === '' ? facts.code : facts.response)
    .replaceAll(/https?:\/\/\S+/g, '…')
    .slice(0, longestDetail);
  if (facts.code === 'EAUTH') return { failure: 'SIGN_IN', detail, isBounce: false };
  if (facts.responseCode >= 500) return { failure: 'REJECTED', detail, isBounce: isBounce(facts) };
  const failure = facts.responseCode >= 400 ? 'DEFERRED' : 'UNREACHABLE';
  return { failure, detail, isBounce: false };
};
