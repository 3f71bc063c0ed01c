import { hkdfSync, timingSafeEqual } from 'node:crypto';
import { refuse, type Refusal } from '@baton/domain/core/refusal';

/** Characters without similar-looking letters and digits. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Returns the code that proves access to the server before the first account exists. It is derived
 * from the installation's key, so all processes return the same code.
 */
export const setupCodeOf = (masterKey: string): string => {
  const bytes = new Uint8Array(hkdfSync('sha256', masterKey, 'baton', 'setup code', 12));
  const letters = Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
};

const bytesOf = (code: string): Buffer =>
  Buffer.from(code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''));

export const setupCodeRefusal = (given: string, code: string): Refusal | null => {
  if (given.trim() === '') return refuse('Required', {}, 'setupCode');
  const [left, right] = [bytesOf(given), bytesOf(code)];
  const isRight = left.length === right.length && timingSafeEqual(left, right);
  return isRight ? null : refuse('SetupCodeWrong', {}, 'setupCode');
};
