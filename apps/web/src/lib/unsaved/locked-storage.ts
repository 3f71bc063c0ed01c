import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { bytesToUtf8, managedNonce, utf8ToBytes } from '@noble/ciphers/utils.js';
import { typedMark } from './typed-mark.ts';

export type PlainStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Encrypted browser storage that only its owner can read, because browsers can be shared. */
export interface LockedStorage {
  readonly read: (name: string) => unknown;
  /** Returns false if it wasn't stored because storage is full or blocked. */
  readonly write: (name: string, value: unknown) => boolean;
  readonly remove: (name: string) => void;
  /** Returns stored names with this prefix. */
  readonly names: (prefix: string) => readonly string[];
}

/** Entries older than this are deleted. */
const keptMillis = 90 * 86_400_000;

/** Web Crypto exists only on https and localhost, but Baton also runs over plain HTTP. */
const cipher = managedNonce(xchacha20poly1305);

const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};
const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** The server sends the key to the signed-in person. It is never in the browser's storage. */
export function lockedStorage(
  key: string,
  storage: PlainStorage,
  now: () => number = Date.now,
): LockedStorage {
  const bytes = fromBase64(key);
  // The name is authenticated, so an entry that was moved to another name can't be decrypted.
  const lockOf = (name: string) => cipher(bytes, utf8ToBytes(name));
  const allNames = (): readonly string[] =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at))
      .filter((name) => name !== null)
      .filter((name) => name.startsWith(typedMark));
  const remove = (name: string): void => {
    try {
      storage.removeItem(typedMark + name);
    } catch {
      // Nothing was stored.
    }
  };
  return {
    remove,
    read: (name) => {
      try {
        const [, locked] = storage.getItem(typedMark + name)?.split('~') ?? [];
        if (locked === undefined) return null;
        return JSON.parse(bytesToUtf8(lockOf(name).decrypt(fromBase64(locked))));
      } catch {
        // Damaged, or from another person.
        return null;
      }
    },
    write: (name, value) => {
      try {
        const locked = lockOf(name).encrypt(utf8ToBytes(JSON.stringify(value)));
        storage.setItem(typedMark + name, `${now()}~${toBase64(locked)}`);
        return true;
      } catch {
        return false;
      }
    },
    names: (prefix) => {
      try {
        const kept = allNames().filter((name) => {
          const isFresh = Number(storage.getItem(name)?.split('~')[0]) > now() - keptMillis;
          if (!isFresh) storage.removeItem(name);
          return isFresh;
        });
        return kept
          .map((name) => name.slice(typedMark.length))
          .filter((name) => name.startsWith(prefix));
      } catch {
        return [];
      }
    },
  };
}
