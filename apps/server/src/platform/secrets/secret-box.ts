import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Seals small secrets for the database. What was sealed for one place opens at no other. */
export interface SecretBox {
  readonly seal: (secret: string, place: string) => Buffer;
  /** Null where it was sealed with another key, for another place, or is damaged. */
  readonly open: (sealed: Buffer, place: string) => string | null;
}

const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/** The key is read when the first secret is sealed or opened: most installations have none. */
export const openSecretBox = (masterKey: () => string): SecretBox => {
  let derived: Buffer | undefined;
  const key = (): Buffer =>
    (derived ??= Buffer.from(hkdfSync('sha256', masterKey(), 'baton', 'secrets', 32)));
  return {
    seal: (secret, place) => {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key(), nonce).setAAD(Buffer.from(place));
      const content = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
      return Buffer.concat([nonce, sealing.getAuthTag(), content]);
    },
    open: (sealed, place) => {
      try {
        const opening = createDecipheriv(cipher, key(), sealed.subarray(0, nonceBytes))
          .setAAD(Buffer.from(place))
          .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
        const content = opening.update(sealed.subarray(nonceBytes + tagBytes));
        return Buffer.concat([content, opening.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
};

/** The key of this installation in its data folder, made when it is first asked for. */
export const keptKey = (dataFolder: string): string => {
  const file = path.join(dataFolder, 'secret.key');
  mkdirSync(dataFolder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!exists) throw error;
  }
  return readFileSync(file, 'utf8').trim();
};
