import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';

/** A message to one person. */
export interface MailMessage {
  /** Unique id. A message that is sent again after a failure keeps it as its Message-ID. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends messages. Throws if the message wasn't accepted, so that the caller tries again. */
export interface Mailer {
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

/** The parts of a message as the mail library expects them. */
const envelope = ({ id, ...message }: MailMessage, from: string) => ({
  ...message,
  from,
  messageId: `<${id}@${from.split('@').at(-1)?.replace('>', '') ?? 'baton'}>`,
  // Answers of machines, such as out-of-office messages, are not wanted.
  headers: { 'Auto-Submitted': 'auto-generated' },
});

const smtpMailer = (smtpUrl: string, from: string): Mailer => {
  const transport = createTransport(smtpUrl, { disableFileAccess: true, disableUrlAccess: true });
  return {
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
