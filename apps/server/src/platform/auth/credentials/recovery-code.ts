import { createHash, randomInt } from 'node:crypto';
import { cleanCode, recoveryCodeCount } from '@baton/domain/party/second-factor';

/** Characters that people don't confuse. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 10;

/** Returns the hash of a typed code. A slow hash adds nothing, because codes have 49 random bits and attempts are limited. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256').update(cleanCode(code)).digest('hex');

const makeRecoveryCode = (): string => {
  const text = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
};

/** Returns new recovery codes. Each one can be used once. */
export const makeRecoveryCodes = (): readonly string[] =>
  Array.from({ length: recoveryCodeCount }, makeRecoveryCode);
