import { createHash, randomBytes } from 'node:crypto';

/**
 * A session token is 256 random bits that only the browser holds. The database keeps
 * its SHA-256: whoever reads the table cannot sign in with what they find, and a slow
 * hash would add nothing to 256 random bits.
 */
export interface SessionToken {
  readonly token: string;
  readonly hash: Buffer;
}

const tokenShape = /^[A-Za-z0-9_-]{43}$/;

export const hashSessionToken = (token: string): Buffer =>
  createHash('sha256').update(token).digest();

export const makeSessionToken = (): SessionToken => {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashSessionToken(token) };
};

/** The hash to look a presented token up by, or null when it cannot be one of ours. */
export const presentedTokenHash = (token: string | undefined): Buffer | null =>
  token !== undefined && tokenShape.test(token) ? hashSessionToken(token) : null;
