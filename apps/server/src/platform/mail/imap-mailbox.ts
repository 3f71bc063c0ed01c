import type { MailIntake } from './smtp-listener.ts';

export interface MailboxOptions {
  /** Address such as `imaps://user:password@mail.example.com/INBOX`. */
  readonly url: string;
  readonly maxBytes: number;
}

/** A mailbox whose unread messages are incoming messages. */
export interface Mailbox {
  /** Stores unread messages and marks them as read, at most 100. */
  readonly collect: (intake: MailIntake) => Promise<void>;
}

const mostAtOnce = 100;
const headBytes = 256 * 1024;
const patience = 30_000;
const ports: Readonly<Record<string, number>> = { 'imap:': 143, 'imaps:': 993 };

/** Returns a mailbox that is read by IMAP. The connection is encrypted if the server can. */
export const imapMailbox = ({ url, maxBytes }: MailboxOptions): Mailbox => ({
  collect: async (intake) => {
    // Loaded on demand, because most installations have no mailbox.
    const { ImapFlow } = await import('imapflow');
    const { protocol, hostname, port, username, password, pathname } = new URL(url);
    const client = new ImapFlow({
      host: hostname,
      port: port === '' ? (ports[protocol] ?? 993) : Number(port),
      secure: protocol === 'imaps:',
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      logger: false,
      connectionTimeout: patience,
      socketTimeout: 2 * patience,
      disableAutoIdle: true,
    });
    // Without a listener, a lost connection would end the process. The running call fails anyway,
    // which is enough.
    client.on('error', () => {});
    await client.connect();
    try {
      await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX');
      const found = await client.search({ seen: false }, { uid: true });
      const uids = Array.isArray(found) ? found.slice(0, mostAtOnce) : [];
      for (const uid of uids) {
        const range = String(uid);
        const sized = await client.fetchOne(range, { size: true }, { uid: true });
        const isTooLarge = sized !== false && (sized.size ?? 0) > maxBytes;
        const message = await client.fetchOne(
          range,
          { source: { start: 0, maxLength: isTooLarge ? headBytes : maxBytes } },
          { uid: true },
        );
        if (message === false || message.source === undefined) continue;
        await intake.receive({
          ...{ envelopeSender: null, clientAddress: null, clientName: null, recipients: null },
          ...{ content: message.source, isTooLarge },
        });
        // A crash before this stores the message once more, which has no effect.
        await client.messageFlagsAdd(range, ['\\Seen'], { uid: true });
      }
      await client.logout();
    } finally {
      client.close();
    }
  },
});
