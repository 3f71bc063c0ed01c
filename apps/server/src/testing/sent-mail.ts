import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Returns the messages in a mail folder to this address, oldest first, as decoded text. */
export const sentMail = async (folder: string, to: string): Promise<readonly string[]> => {
  const files = await readdir(folder).catch(() => []);
  const messages = await Promise.all(
    files
      .toSorted((a, b) => a.localeCompare(b))
      .map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  return messages
    .filter((message) => message.includes(`To: ${to}`))
    .map((message) =>
      // Long lines are wrapped, and some characters are encoded.
      message
        .replaceAll(/=\r?\n/g, '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) =>
          String.fromCharCode(Number.parseInt(code, 16)),
        ),
    );
};

/** Returns the first address of a message that starts with this path. */
export const linkIn = (message: string, page: string): URL => {
  const found = message.match(new RegExp(`https?://[^\\s"<>]+${page}[^\\s"<>]*`))?.[0];
  if (found === undefined) throw new Error(`The message has no link to ${page}.`);
  return new URL(found.replaceAll('&amp;', '&'));
};
