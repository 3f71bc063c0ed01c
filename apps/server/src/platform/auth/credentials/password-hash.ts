import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id with the minimum settings that OWASP recommends. A sign-in uses 19 MiB and about 20
 * milliseconds of one thread, so many sign-ins don't slow down other requests.
 */
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, argon2id);

/**
 * Hash of a random password. It is verified for unknown emails, so that the response time doesn't
 * reveal accounts.
 */
const dummyHash = hashPassword(crypto.randomUUID());

/**
 * Returns true if the password matches the hash. A null hash takes the same time and returns false.
 */
export const verifyPassword = async (
  passwordHash: string | null,
  password: string,
): Promise<boolean> => {
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return passwordHash !== null && matches;
};
