import { cleanEmail, emailRefusal } from '@baton/domain/party/person-rules';
import { mailLabelIn } from '@baton/domain/mail/mail-alias';
import { mailLimits, type MailHeaders } from '@baton/domain/mail/incoming-mail';
import type { Address, Email } from 'postal-mime';
import { richTextLines } from '../../platform/sanitise/rich-text-lines.ts';
import { sanitiseRichText } from '../../platform/sanitise/sanitise-rich-text.ts';

/** The data in the headers of a message. */
export interface MailHead {
  /** Address of the sender in lower case. Null if the message names none, or several. */
  readonly sender: string | null;
  readonly senderName: string;
  readonly subject: string;
  /** Message-ID with angle brackets. Empty if the message has none. */
  readonly messageId: string;
  /** Message-IDs of the messages that it answers. */
  readonly references: readonly string[];
  readonly headers: MailHeaders;
}

export interface MailFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

export interface ParsedMail extends MailHead {
  readonly text: string;
  /** Sanitized. Empty without HTML. */
  readonly html: string;
  readonly files: readonly MailFile[];
}

const longest = { subject: 500, name: 200, messageId: 998, references: 50 } as const;
/** HTML beyond this length is read as text without its format. */
const longestHtml = 1024 * 1024;

/** Returns text that the database can store, without characters that only control a display. */
const clean = (text: string): string =>
  text
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '')
    .replaceAll('\r\n', '\n')
    .toWellFormed();

const oneLine = (text: string, most: number): string =>
  [...clean(text).replaceAll(/\s+/g, ' ').trim()].slice(0, most).join('');

const idsIn = (text: string): readonly string[] =>
  (text.match(/<[^<>\s]{1,996}>/g) ?? []).slice(-longest.references);

/** Returns the address of the only sender, or null. */
const senderOf = ({ from, headers }: Email): string | null => {
  const count = headers.filter(({ key }) => key === 'from').length;
  const value = headers.find(({ key }) => key === 'from')?.value ?? '';
  const sole: Address | undefined = count === 1 ? from : undefined;
  if (sole?.address === undefined || sole.address === '') return null;
  const address = cleanEmail(sole.address);
  // Splits several mailboxes in one header. Quoted names can contain a comma and an @.
  const named = value.replaceAll(/"(?:\\.|[^"\\])*"|\([^()]*\)/g, '').match(/@/g) ?? [];
  return named.length > 1 && new Set(value.match(/[^\s<>,;"]+@[^\s<>,;"]+/g)).size > 1
    ? null
    : emailRefusal(address) === null
      ? address
      : null;
};

const headOf = (email: Email): MailHead => ({
  sender: senderOf(email),
  senderName: oneLine(email.from?.name ?? '', longest.name),
  subject: oneLine(email.subject ?? '', longest.subject),
  messageId: oneLine(idsIn(email.messageId ?? '').at(0) ?? '', longest.messageId),
  references: [...new Set([...idsIn(email.references ?? ''), ...idsIn(email.inReplyTo ?? '')])],
  headers: new Map(email.headers.map(({ key, value }) => [key, value])),
});

const options = {
  maxNestingDepth: mailLimits.nesting,
  maxHeadersSize: mailLimits.headerBytes,
  maxRfc822NestingDepth: 0,
  forceRfc822Attachments: true,
} as const;

/** Returns the headers of a message. Throws if they are too large. */
export const parseHead = async (content: Buffer): Promise<MailHead> => {
  const { default: PostalMime } = await import('postal-mime');
  const ends = [content.indexOf('\r\n\r\n'), content.indexOf('\n\n')].filter((at) => at >= 0);
  const end = ends.length === 0 ? content.length : Math.min(...ends);
  const head = content.subarray(0, Math.min(end, mailLimits.headerBytes));
  return headOf(await PostalMime.parse(head, options));
};

/** Headers that name recipients. Mailboxes add the first three. */
const recipientHeaders = /^(?:delivered-to|x-original-to|envelope-to|to|cc):/i;

/** Returns the addresses in the domain of the installation or of a workspace that the headers name as recipients. */
export const recipientsIn = (content: Buffer, domain: string): readonly string[] => {
  const text = content.subarray(0, mailLimits.headerBytes).toString('latin1');
  const [head = ''] = text.split(/\r?\n\r?\n/, 1);
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const named = lines.filter((line) => recipientHeaders.test(line)).join(' ');
  const addresses = named.match(/[^\s<>,;:"()@]+@[^\s<>,;:"()@]+/g) ?? [];
  return [...new Set(addresses.map((address) => address.toLowerCase()))]
    .filter((address) => mailLabelIn(address.slice(address.indexOf('@') + 1), domain) !== undefined)
    .slice(0, mailLimits.recipients);
};

const textOfHtml = (html: string): string => clean(richTextLines(html));

/** Returns a message with its texts and files. Throws if it is too deep or its headers too large. */
export const parseMail = async (content: Buffer): Promise<ParsedMail> => {
  const { default: PostalMime } = await import('postal-mime');
  const email = await PostalMime.parse(content, options);
  const htmlBody = email.html ?? '';
  const html = htmlBody.length > longestHtml ? '' : sanitiseRichText(clean(htmlBody));
  const text = clean(email.text ?? '').trim();
  return {
    ...headOf(email),
    text: text === '' ? textOfHtml(html) : text,
    html,
    files: email.attachments.map(({ filename, mimeType, content: bytes }) => ({
      name: clean(filename ?? ''),
      mediaType: mimeType,
      content: typeof bytes === 'string' ? Buffer.from(bytes) : new Uint8Array(bytes),
    })),
  };
};
