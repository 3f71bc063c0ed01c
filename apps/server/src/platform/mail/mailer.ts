import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MailFailure } from '@baton/domain/mail/mail-delivery';
import { createTransport } from 'nodemailer';

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
}

export interface MailImage {
  readonly id: string;
  readonly type: string;
  readonly content: Buffer;
}

/** Sends messages. Throws if the message wasn't accepted, so that the caller tries again. */
export interface Mailer {
  /** True if messages are only written to the folder, because there is no mail server. */
  readonly isFolder: boolean;
  readonly send: (message: MailMessage) => Promise<void>;
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
const envelope = ({ id, senderName = '', images = [], ...message }: MailMessage, from: string) => ({
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
  // Answers of machines, such as out-of-office messages, are not wanted.
  headers: { 'Auto-Submitted': 'auto-generated' },
});

const smtpMailer = (smtpUrl: string, from: string): Mailer => {
  const transport = createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true });
  return {
    isFolder: false,
    send: async (message) => {
      await transport.sendMail(envelope(message, from));
    },
    close: () => transport.close(),
  };
};

/** Writes each message as an .eml file. The file appears complete. */
const folderMailer = (folder: string, from: string): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    isFolder: true,
    send: async (message) => {
      const { message: content } = await transport.sendMail(envelope(message, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${message.id}.eml`);
      await writeFile(`${file}.part`, Buffer.isBuffer(content) ? content : '', { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
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
): { readonly failure: Exclude<MailFailure, 'EXPIRED'>; readonly detail: string } => {
  const facts = { code: '', response: '', responseCode: 0, ...(error instanceof Error && error) };
  const detail = (facts.response === '' ? facts.code : facts.response)
    .replaceAll(/https?:\/\/\S+/g, '…')
    .slice(0, longestDetail);
  if (facts.code === 'EAUTH') return { failure: 'SIGN_IN', detail };
  if (facts.responseCode >= 500) return { failure: 'REJECTED', detail };
  return { failure: facts.responseCode >= 400 ? 'DEFERRED' : 'UNREACHABLE', detail };
};
