import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** The least of an IMAP server that a client needs to read a mailbox. */
export interface FakeImapServer {
  readonly url: string;
  /** Messages by UID, from 1. */
  readonly add: (content: Buffer) => void;
  /** UIDs of unread messages. */
  readonly unread: () => readonly number[];
  readonly close: () => Promise<void>;
}

export const startFakeImapServer = async (): Promise<FakeImapServer> => {
  const messages: Buffer[] = [];
  const seen = new Set<number>();
  const unread = () => messages.map((_, index) => index + 1).filter((uid) => !seen.has(uid));
  const sockets = new Set<Socket>();

  const fetched = (uid: number, items: string): Buffer[] => {
    const content = messages[uid - 1] ?? Buffer.alloc(0);
    const range = /BODY\.PEEK\[\](?:<(\d+)\.(\d+)>)?/i.exec(items);
    const start = Number(range?.[1] ?? 0);
    const part = content.subarray(start, start + Number(range?.[2] ?? content.length));
    const at = range?.[1] === undefined ? '' : `<${start}>`;
    const body = range === null ? '' : ` BODY[]${at} {${part.length}}\r\n`;
    return [
      Buffer.from(`* ${uid} FETCH (UID ${uid} RFC822.SIZE ${content.length}${body}`),
      ...(range === null ? [] : [part]),
      Buffer.from(')\r\n'),
    ];
  };

  const answer = (command: string, rest: string): (string | Buffer)[] => {
    switch (command) {
      case 'CAPABILITY':
        return ['* CAPABILITY IMAP4rev1\r\n'];
      case 'LIST':
        return ['* LIST () "/" INBOX\r\n'];
      case 'SELECT':
        return [
          ...['* FLAGS (\\Seen)\r\n', `* ${messages.length} EXISTS\r\n`],
          ...['* OK [UIDVALIDITY 1] ok\r\n', `* OK [UIDNEXT ${messages.length + 1}] ok\r\n`],
        ];
      case 'UID SEARCH':
        return [`* SEARCH ${unread().join(' ')}\r\n`];
      case 'UID FETCH':
        return fetched(Number.parseInt(rest, 10), rest);
      case 'UID STORE':
        seen.add(Number.parseInt(rest, 10));
        return [];
      case 'LOGOUT':
        return ['* BYE\r\n'];
      default:
        return [];
    }
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
    let waiting = '';
    socket.on('data', (data) => {
      const lines = (waiting + data.toString()).split('\r\n');
      waiting = lines.pop() ?? '';
      for (const line of lines) {
        const [, tag = '*', command = '', rest = ''] =
          /^(\S+) (UID \S+|\S+) ?(.*)$/i.exec(line) ?? [];
        for (const part of answer(command.toUpperCase(), rest)) socket.write(part);
        socket.write(`${tag} OK done\r\n`);
        if (command.toUpperCase() === 'LOGOUT') socket.end();
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `imap://user:secret@127.0.0.1:${port}`,
    add: (content) => void messages.push(content),
    unread,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
