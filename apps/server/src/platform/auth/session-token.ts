import { createHash, randomBytes } from 'node:crypto';

/**
 * Session token of 256 random bits that only the browser stores. The database has its SHA-256, so
 * table contents can't be used to sign in. A slow hash adds nothing to 256 random bits.
 */
export interface SessionToken {
  readonly token: string;
  readonly hash: Buffer;
}

const viewingPrefix = 'view-';
const tokenShape = /^(?:view-)?[A-Za-z0-9_-]{43}$/;
const viewingShape = /^view-[A-Za-z0-9_-]{43}$/;

export const hashSessionToken = (token: string): Buffer =>
  createHash('sha256').update(token).digest();

export const makeSessionToken = (): SessionToken => {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashSessionToken(token) };
};

/**
 * Returns a new token with which an admin views Baton as another person. The prefix is a part of the
 * token, so that it can't be removed.
 */
export const makeViewingToken = (): SessionToken => {
  const token = viewingPrefix + randomBytes(32).toString('base64url');
  return { token, hash: hashSessionToken(token) };
};

/** Returns whether a token only reads, because an admin views Baton as another person. */
export const isViewingToken = (token: string | undefined): boolean =>
  token !== undefined && viewingShape.test(token);

/** Returns the hash of a token, or null if the token has a wrong format. */
export const presentedTokenHash = (token: string | undefined): Buffer | null =>
  token !== undefined && tokenShape.test(token) ? hashSessionToken(token) : null;
