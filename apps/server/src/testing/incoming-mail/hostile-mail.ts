import type { MailRefusal } from '@baton/domain/mail/incoming-mail';

/** Result of a received message. */
export interface MailOutcome {
  /** Null if it starts a workflow. */
  readonly reason: MailRefusal | null;
  readonly subject?: string;
  readonly sender?: string;
  readonly body?: string;
  /** Number of documents in the workflow. */
  readonly documents?: number;
  /** Names of files that were left out. */
  readonly leftOut?: string;
}

export interface HostileMail {
  readonly name: string;
  readonly content: Buffer;
  /** Details of the delivery. */
  readonly delivery?: object;
  readonly outcome: MailOutcome;
}

const crlf = (lines: readonly string[]): Buffer => Buffer.from(lines.join('\r\n'), 'latin1');

let count = 0;
interface Parts {
  readonly from?: readonly string[];
  readonly headers?: readonly string[];
  readonly body?: Buffer | string;
}

/** Builds a message with a new Message-ID. */
const mail = ({
  from = ['From: Rita <rita@buyer.example>'],
  headers = [],
  body = 'Hello',
}: Parts) => {
  count += 1;
  const head = [...from, `Message-ID: <hostile-${count}@buyer.example>`, ...headers, '', ''];
  return Buffer.concat([crlf(head), Buffer.from(body)]);
};

const typed = (type: string, body: Buffer | string, encoding = 'base64'): Buffer =>
  mail({
    headers: [
      'MIME-Version: 1.0',
      `Content-Type: ${type}`,
      `Content-Transfer-Encoding: ${encoding}`,
    ],
    body: encoding === 'base64' ? Buffer.from(body).toString('base64') : body,
  });

interface FilePart {
  readonly type?: string;
  readonly disposition?: string;
  readonly headers?: readonly string[];
  readonly content?: Buffer | string;
}

const filePart = ({
  type = 'text/plain',
  disposition = 'attachment; filename="note.txt"',
  headers = [],
  content = 'note',
}: FilePart): string =>
  [
    `Content-Type: ${type}`,
    `Content-Disposition: ${disposition}`,
    'Content-Transfer-Encoding: base64',
    ...headers,
    '',
    Buffer.from(content).toString('base64'),
  ].join('\r\n');

const multipart = (parts: readonly string[], end = '\r\n--cut--\r\n'): Buffer =>
  mail({
    headers: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary="cut"'],
    body: ['Content-Type: text/plain\r\n\r\nHello', ...parts]
      .map((part) => `--cut\r\n${part}\r\n`)
      .join('')
      .concat(end),
  });

const withFile = (part: FilePart): Buffer => multipart([filePart(part)]);
const named = (name: string, content: Buffer | string = 'note'): Buffer =>
  withFile({ disposition: `attachment; filename="${name}"`, content });

const nested = (depth: number): string =>
  depth === 0
    ? 'Content-Type: text/plain\r\n\r\ndeep'
    : `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n${nested(depth - 1)}\r\n--b${depth}--`;

const wrapped = (depth: number): string =>
  depth === 0
    ? 'From: a@b.example\r\nSubject: inner\r\n\r\ninner'
    : `From: a@b.example\r\nContent-Type: message/rfc822\r\n\r\n${wrapped(depth - 1)}`;

const accepted = (more: Partial<MailOutcome> = {}): MailOutcome => ({ reason: null, ...more });
const refused = (reason: MailRefusal): MailOutcome => ({ reason });
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

const senders: readonly HostileMail[] = [
  { name: 'no From', content: mail({ from: [] }), outcome: refused('SENDER_MISSING') },
  {
    name: 'an empty From',
    content: mail({ from: ['From: '] }),
    outcome: refused('SENDER_MISSING'),
  },
  {
    name: 'two From headers',
    content: mail({ from: ['From: rita@buyer.example', 'From: max@evil.example'] }),
    outcome: refused('SENDER_MISSING'),
  },
  {
    name: 'several mailboxes in From',
    content: mail({ from: ['From: rita@buyer.example, max@evil.example'] }),
    outcome: refused('SENDER_MISSING'),
  },
  {
    name: 'a group in From',
    content: mail({ from: ['From: Team: rita@buyer.example, max@evil.example;'] }),
    outcome: refused('SENDER_MISSING'),
  },
  {
    name: 'an address as the name of the sender',
    content: mail({ from: ['From: "boss@acme.example" <rita@buyer.example>'] }),
    outcome: accepted({ sender: 'rita@buyer.example' }),
  },
  {
    name: 'line breaks in an encoded name',
    content: mail({ from: ['From: =?utf-8?Q?Rita=0D=0ABcc=3A?= <rita@buyer.example>'] }),
    outcome: accepted({ sender: 'rita@buyer.example' }),
  },
  {
    name: 'a signature without a key',
    content: mail({
      headers: ['DKIM-Signature: v=1; a=rsa-sha256; d=buyer.example; s=x; h=from; bh=AAAA; b=AAAA'],
    }),
    outcome: refused('SENDER_NOT_VERIFIED'),
  },
];

const programs: readonly HostileMail[] = (
  [
    ['an out-of-office reply', ['Auto-Submitted: auto-replied']],
    ['a bulk message', ['Precedence: bulk']],
    ['a mailing list', ['List-Id: <news.buyer.example>']],
    ['a delivery report', ['Content-Type: multipart/report; boundary=x']],
    ['an automatic reply', ['X-Autoreply: yes']],
  ] as const
).map(([name, headers]) => ({ name, content: mail({ headers }), outcome: refused('AUTOMATIC') }));

const loops: readonly HostileMail[] = [
  {
    name: 'a bounce with the null sender',
    content: mail({}),
    delivery: { envelopeSender: '' },
    outcome: refused('AUTOMATIC'),
  },
  {
    name: 'a message of Baton itself',
    content: mail({ from: ['From: Baton <baton@localhost>'] }),
    outcome: refused('SENDER_MISSING'),
  },
  {
    name: 'a Message-ID of Baton',
    content: crlf([
      'From: rita@buyer.example',
      'Message-ID: <0192d4a0-1111-7222-8333-444455556666@localhost>',
      ...['', 'Hello'],
    ]),
    outcome: refused('AUTOMATIC'),
  },
];

const texts: readonly HostileMail[] = [
  { name: 'plain text', content: mail({}), outcome: accepted({ body: 'Hello' }) },
  {
    name: 'line breaks in an encoded subject',
    content: mail({ headers: ['Subject: =?utf-8?Q?Hi=0D=0ABcc=3A_x=40y?='] }),
    outcome: accepted({ subject: 'Hi Bcc: x@y' }),
  },
  {
    name: 'null bytes',
    content: mail({ body: 'He\0llo\0' }),
    outcome: accepted({ body: 'Hello' }),
  },
  { name: 'an empty body', content: mail({ body: '' }), outcome: accepted() },
  {
    name: 'bare line feeds',
    content: Buffer.from('From: rita@buyer.example\nMessage-ID: <lf@buyer.example>\n\nHello'),
    outcome: accepted({ body: 'Hello' }),
  },
  {
    name: 'HTML without text, with a script',
    content: typed(
      'text/html; charset=utf-8',
      '<style>p{}</style><p>Hello</p><script>alert(1)</script><a href="javascript:x">link</a>',
    ),
    outcome: accepted({ body: 'Hello\nlink' }),
  },
  {
    name: 'deeply nested HTML',
    content: typed('text/html', `${'<div>'.repeat(5000)}Hello`),
    outcome: accepted({ body: 'Hello' }),
  },
  {
    name: 'GB18030',
    content: typed('text/plain; charset=gb18030', Buffer.from('b6a9b5a5', 'hex')),
    outcome: accepted({ body: '订单' }),
  },
  {
    name: 'Thai',
    content: typed('text/plain; charset=windows-874', Buffer.from('cac7d1cab4d5', 'hex')),
    outcome: accepted({ body: 'สวัสดี' }),
  },
  {
    name: 'Korean',
    content: typed('text/plain; charset=euc-kr', Buffer.from('bec8b3e7', 'hex')),
    outcome: accepted({ body: '안녕' }),
  },
  {
    name: 'Japanese with escape sequences',
    content: typed('text/plain; charset=iso-2022-jp', Buffer.from('1b244224331b2842', 'hex')),
    outcome: accepted({ body: 'こ' }),
  },
  {
    name: 'an unknown charset',
    content: typed('text/plain; charset=x-klingon', 'Hello'),
    outcome: accepted({ body: 'Hello' }),
  },
  {
    name: 'invalid UTF-8',
    content: typed('text/plain; charset=utf-8', Buffer.from('48ff69', 'hex')),
    outcome: accepted({ body: 'H\uFFFDi' }),
  },
  {
    name: 'an unknown transfer encoding',
    content: typed('text/plain', 'Hello', 'x-secret'),
    outcome: accepted({ body: 'Hello' }),
  },
  {
    name: 'one very long line',
    content: mail({ body: 'x'.repeat(2_000_000) }),
    outcome: accepted({ body: 'x'.repeat(18_000) }),
  },
];

const structures: readonly HostileMail[] = [
  {
    name: 'huge headers',
    content: mail({ headers: [`X-Big: ${'x'.repeat(300_000)}`] }),
    outcome: refused('MALFORMED'),
  },
  {
    name: 'thousands of headers',
    content: mail({ headers: Array.from({ length: 5000 }, (_, n) => `X-${n}: a`) }),
    outcome: accepted({ body: 'Hello' }),
  },
  {
    name: 'parts in parts',
    content: mail({ headers: nested(60).split('\r\n\r\n', 1), body: nested(60) }),
    outcome: refused('MALFORMED'),
  },
  {
    name: 'messages in messages',
    content: multipart([`Content-Type: message/rfc822\r\n\r\n${wrapped(40)}`]),
    outcome: accepted({ body: 'Hello', documents: 0 }),
  },
  {
    name: 'a multipart message without an end',
    content: multipart([], ''),
    outcome: accepted({ body: 'Hello' }),
  },
  {
    name: 'a multipart message without a boundary',
    content: typed('multipart/mixed', 'Hello', '7bit'),
    outcome: accepted(),
  },
  {
    name: 'a message that is too large',
    content: mail({}),
    delivery: { isTooLarge: true },
    outcome: refused('TOO_LARGE'),
  },
];

const files: readonly HostileMail[] = [
  {
    name: '100 attachments',
    content: multipart(Array.from({ length: 100 }, () => filePart({}))),
    outcome: refused('TOO_MANY_ATTACHMENTS'),
  },
  {
    name: 'more attachments than a form takes',
    content: multipart(Array.from({ length: 22 }, () => filePart({}))),
    outcome: accepted({ documents: 20, leftOut: 'note.txt, note.txt' }),
  },
  {
    name: 'a path as a file name',
    content: named('../../etc/passwd.txt'),
    outcome: accepted({ documents: 1 }),
  },
  {
    name: 'a program',
    content: named('setup.exe', 'MZ'),
    outcome: accepted({ documents: 0, leftOut: 'setup.exe' }),
  },
  {
    name: 'a picture that says it is a PDF file',
    content: named('offer.pdf', png),
    outcome: accepted({ documents: 0, leftOut: 'offer.pdf' }),
  },
  {
    name: 'winmail.dat',
    content: withFile({
      type: 'application/ms-tnef',
      disposition: 'attachment; filename="winmail.dat"',
    }),
    outcome: accepted({ documents: 0, leftOut: 'winmail.dat' }),
  },
  {
    name: 'an inline image',
    content: withFile({
      type: 'image/png',
      disposition: 'inline; filename="logo.png"',
      headers: ['Content-ID: <logo>'],
      content: png,
    }),
    outcome: accepted({ documents: 1 }),
  },
  {
    name: 'a file without a name',
    content: withFile({ type: 'image/png', disposition: 'attachment', content: png }),
    outcome: accepted({ documents: 1 }),
  },
  {
    name: 'an encoded file name',
    content: withFile({ disposition: "attachment; filename*=utf-8''r%C3%A9sum%C3%A9.txt" }),
    outcome: accepted({ documents: 1 }),
  },
  {
    name: 'a file that is too large',
    content: named('big.txt', 'x'.repeat(1_100_000)),
    outcome: accepted({ documents: 0, leftOut: 'big.txt' }),
  },
  {
    name: 'damaged base64',
    content: multipart([
      'Content-Disposition: attachment; filename="a.txt"\r\nContent-Transfer-Encoding: base64\r\n\r\n!!!!',
    ]),
    outcome: accepted({ body: 'Hello' }),
  },
];

/** Unusual and hostile messages, each with its expected result. */
export const hostileMails: readonly HostileMail[] = [
  ...senders,
  ...programs,
  ...loops,
  ...texts,
  ...structures,
  ...files,
];
