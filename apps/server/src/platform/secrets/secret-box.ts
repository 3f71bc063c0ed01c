import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Encrypts small secrets for the database. A secret can be decrypted only in its context. */
export interface SecretBox {
  readonly seal: (secret: string, place: string) => Buffer;
  /** Returns null for another key or context, or for damaged data. */
  readonly open: (sealed: Buffer, place: string) => string | null;
  /** Returns a key for one use, such as signing. It stays the same. */
  readonly keyFor: (use: string) => string;
}

const cipher = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/**
 * Returns the secret box. Its key is read on first use, because most installations have no secrets.
 */
export const openSecretBox = (masterKey: () => string): SecretBox => {
  let derived: Buffer | undefined;
  const key = (): Buffer =>
    (derived ??= Buffer.from(hkdfSync('sha256', masterKey(), 'baton', 'secrets', 32)));
  return {
    keyFor: (use) =>
      Buffer.from(hkdfSync('sha256', masterKey(), 'baton', use, 32)).toString('base64url'),
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

/** Returns the key of this installation from its data folder, and creates it on first use. */
export const installationKey = (dataFolder: string): string => {
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
