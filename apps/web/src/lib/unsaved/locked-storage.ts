import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { bytesToUtf8, managedNonce, utf8ToBytes } from '@noble/ciphers/utils.js';
import { typedMark } from './typed-mark.ts';

export type PlainStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Keeps what only its owner can read again, in a browser that others may use after them. */
export interface LockedStorage {
  readonly read: (name: string) => unknown;
  /** False where it could not be kept: storage is full or forbidden. */
  readonly write: (name: string, value: unknown) => boolean;
  readonly remove: (name: string) => void;
  /** Names under which something is kept, by their beginning. */
  readonly names: (prefix: string) => readonly string[];
}

/** Nobody comes back for it after so long. */
const keptMillis = 90 * 86_400_000;

/** Web Crypto exists only on https and localhost; Baton also runs on a plain address in a company. */
const cipher = managedNonce(xchacha20poly1305);

const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};
const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** The key is given to the signed-in person by the server and is nowhere in the browser's storage. */
export function lockedStorage(
  key: string,
  storage: PlainStorage,
  now: () => number = Date.now,
): LockedStorage {
  const bytes = fromBase64(key);
  // What is kept belongs to its name: moved under another one it does not open.
  const lockOf = (name: string) => cipher(bytes, utf8ToBytes(name));
  const allNames = (): readonly string[] =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at))
      .filter((name) => name !== null)
      .filter((name) => name.startsWith(typedMark));
  const remove = (name: string): void => {
    try {
      storage.removeItem(typedMark + name);
    } catch {
      // Nothing was kept.
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
        // Another person's, or broken.
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
