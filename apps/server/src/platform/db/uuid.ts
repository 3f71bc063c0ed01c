import { createHash, randomInt, randomUUID } from 'node:crypto';
import { asId } from '@baton/domain/core/ids';

/** The id that nothing has: no command has it for a key. */
export const nilId = '00000000-0000-0000-0000-000000000000';

let lastMillis = 0;
let counter = 0;

/**
 * A UUIDv7 (RFC 9562): time first, so that rows made together lie together in every index.
 * Within one millisecond a counter keeps the order of creation.
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
  // Variant and random part of a random one, for which Node keeps bytes in stock: asking the system for each costs more than all the rest.
  return asId<T>(`${time.slice(0, 8)}-${time.slice(8)}-7${place}-${randomUUID().slice(19)}`);
};

/**
 * A UUIDv8 that follows from these parts: whoever makes it of the same parts makes the same.
 * Key of what a job does, so that doing it twice does it once.
 */
export const derivedId = (...parts: readonly (string | number)[]): string => {
  const bytes = createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, 16);
  bytes.writeUInt8(((bytes[6] ?? 0) & 0x0f) | 0x80, 6);
  bytes.writeUInt8(((bytes[8] ?? 0) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id that an address names, whatever its capitals; null for what is none. */
export const readId = (text: string): string | null => {
  const id = text.toLowerCase();
  return uuid.test(id) ? id : null;
};
