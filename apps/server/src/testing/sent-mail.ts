import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Decodes quoted-printable text. */
const unquoted = (text: string): string =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );

/** Decodes the encoded words of the header, and the body. Links in the header aren't encoded. */
const decoded = (message: string): string => {
  const end = /\r?\n\r?\n/.exec(message)?.index ?? message.length;
  const header = message.slice(0, end).replaceAll(/=\?utf-8\?Q\?[^?]*\?=/gi, unquoted);
  return header + unquoted(message.slice(end));
};

/**
 * Returns the messages in a mail folder to this address, oldest first, as decoded text. With a page,
 * only those that name its path.
 */
export const sentMail = async (
  folder: string,
  to: string,
  page = '',
): Promise<readonly string[]> => {
  const files = await readdir(folder).catch(() => []);
  const messages = await Promise.all(
    files
      // Only complete files. Other files aren't completely written yet.
      .filter((file) => file.endsWith('.eml'))
      .toSorted((a, b) => a.localeCompare(b))
      .map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  return messages
    .filter((message) => message.includes(`To: ${to}`))
    .map(decoded)
    .filter((message) => message.includes(page));
};

/** Returns the first address of a message that starts with this path. */
export const linkIn = (message: string, page: string): URL => {
  const found = message.match(new RegExp(`https?://[^\\s"<>]+${page}[^\\s"<>]*`))?.[0];
  if (found === undefined) throw new Error(`The message has no link to ${page}.`);
  return new URL(found.replaceAll('&amp;', '&'));
};
