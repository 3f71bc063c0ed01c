import { createHash, randomBytes } from 'node:crypto';
import { hashSessionToken, type SessionToken } from './session-token.ts';

/** What a token allows: queries, or mutations as well. */
export type TokenAccess = 'READ' | 'WRITE';

/** The prefix is a part of the token, so that it can't be changed. */
const prefixes = { READ: 'baton_read_', WRITE: 'baton_write_' } as const;

const shape = /^(baton_(?:read|write)_[A-Za-z0-9_-]{43})([A-Za-z0-9_-]{6})$/;

/** Tells mistyped tokens from revoked ones, also for scanners that look for leaked secrets. */
const checksum = (body: string): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 6);

/** Returns a new token of 256 random bits. Only its hash is stored. */
export const makeApiToken = (access: TokenAccess): SessionToken => {
  const body = prefixes[access] + randomBytes(32).toString('base64url');
  const token = body + checksum(body);
  return { token, hash: hashSessionToken(token) };
};

/** The token of a program in a request. */
export interface PresentedToken {
  readonly hash: Buffer;
  readonly access: TokenAccess;
}

/** Returns the token in an `Authorization: Bearer` header, or null if there is no valid one. */
export const presentedApiToken = (header: string | undefined): PresentedToken | null => {
  const [, token = ''] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? [];
  const [, body = '', check] = shape.exec(token) ?? [];
  if (body === '' || checksum(body) !== check) return null;
  return {
    hash: hashSessionToken(token),
    access: body.startsWith(prefixes.WRITE) ? 'WRITE' : 'READ',
  };
};
