import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id with the smallest settings that OWASP still recommends: one sign-in costs
 * 19 MiB and some tens of milliseconds of one thread, so that a burst of sign-ins does
 * not starve the work of people who are already in.
 */
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, argon2id);

/**
 * Compared against when no account has the e-mail, so that the answer takes as long as
 * for an account that exists. Made once, from a password that nobody knows.
 */
const nobody = hashPassword(crypto.randomUUID());

/** True when the password belongs to the hash; `null` (nobody) costs as much and is always false. */
export const verifyPassword = async (
  passwordHash: string | null,
  password: string,
): Promise<boolean> => {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return passwordHash !== null && matches;
};
