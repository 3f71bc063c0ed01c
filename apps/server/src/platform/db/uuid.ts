import { createHash, randomInt, randomUUID } from 'node:crypto';
import { asId } from '@baton/domain/core/ids';

/** Id that no item has and no command uses as its key. */
export const nilId = '00000000-0000-0000-0000-000000000000';

let lastMillis = 0;
let counter = 0;

/**
 * Returns a UUIDv7 (RFC 9562). It starts with the time, so new rows are close together in every
 * index. A counter keeps the order within one millisecond.
 */
export const newId = <T extends string>(): T => {
  const now = Date.now();
  if (now > lastMillis) {
    lastMillis = now;
    counter = randomInt(0x800);
  } else {
    counter += 1;
    if (counter > 0xfff) {
      lastMillis += 1;
      counter = 0;
    }
  }
  const time = lastMillis.toString(16).padStart(12, '0');
  const place = counter.toString(16).padStart(3, '0');
  // Reuses the random part of `randomUUID`, for which Node caches random bytes. A system call for
  // each id would be much slower.
  return asId<T>(`${time.slice(0, 8)}-${time.slice(8)}-7${place}-${randomUUID().slice(19)}`);
};

/**
 * Returns a UUIDv8 derived from these parts. The same parts give the same id, so a repeated job
 * runs its command once.
 */
export const derivedId = (...parts: readonly (string | number)[]): string => {
  const bytes = createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, 16);
  bytes.writeUInt8(((bytes[6] ?? 0) & 0x0f) | 0x80, 6);
  bytes.writeUInt8(((bytes[8] ?? 0) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the id in a URL in lowercase, or null if it isn't an id. */
export const readId = (text: string): string | null => {
  const id = text.toLowerCase();
  return uuid.test(id) ? id : null;
};
