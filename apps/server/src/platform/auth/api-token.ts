import { createHash, randomBytes } from 'node:crypto';
import { tokenScopes, type TokenScope } from '@baton/domain/party/token-scopes';
import { hashSessionToken, type SessionToken } from './session-token.ts';

/**
 * What a token allows: queries, or mutations as well. A SCIM token is only for the calls of a
 * directory, which provisions people and teams.
 */
export type TokenAccess = 'READ' | 'WRITE' | 'SCIM';

/** What a token allows, and in which parts of the API. */
export interface TokenGrant<Access extends TokenAccess = TokenAccess> {
  readonly access: Access;
  readonly scopes: readonly TokenScope[];
}

const words = { READ: 'read', WRITE: 'write', SCIM: 'scim' } as const satisfies Readonly<
  Record<TokenAccess, string>
>;

const tokenAccesses = ['READ', 'WRITE', 'SCIM'] as const satisfies readonly TokenAccess[];

const letterOf = (scope: TokenScope): string => scope.charAt(0).toLowerCase();

/** Returns a grant as the beginning of a token or code, such as `read` or `read.wp`. */
export const grantPrefix = ({ access, scopes }: TokenGrant): string => {
  const isLimited = tokenScopes.some((scope) => !scopes.includes(scope));
  const letters = tokenScopes.filter((scope) => scopes.includes(scope)).map(letterOf);
  return isLimited ? `${words[access]}.${letters.join('')}` : words[access];
};

/** Returns the grant of a prefix, or null if it has none. */
export const grantOfPrefix = (prefix: string): TokenGrant | null => {
  const [word, letters] = prefix.split('.', 2);
  const access = tokenAccesses.find((one) => words[one] === word);
  if (access === undefined) return null;
  const scopes = tokenScopes.filter((one) => letters?.includes(letterOf(one)) ?? true);
  return { access, scopes };
};

const shape = /^(baton_[a-z]+(?:\.[a-z]*)?_[A-Za-z0-9_-]{43})([A-Za-z0-9_-]{6})$/;

/**
 * Checksum that distinguishes mistyped tokens from revoked ones, and lets scanners recognize leaked
 * tokens.
 */
const checksum = (body: string): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 6);

/** Returns a new token of 256 random bits. Only its hash is stored. */
export const makeCheckedToken = (prefix: string): SessionToken => {
  const body = prefix + randomBytes(32).toString('base64url');
  const token = body + checksum(body);
  return { token, hash: hashSessionToken(token) };
};

/** Returns the hash of a token, or null if its shape or checksum is wrong. */
export const readCheckedToken = (token: string): Buffer | null => {
  const [, body = '', check] = shape.exec(token) ?? [];
  return body === '' || checksum(body) !== check ? null : hashSessionToken(token);
};

/** The grant is a part of the token, so that it can't be changed. */
export const makeApiToken = (grant: TokenGrant): SessionToken =>
  makeCheckedToken(`baton_${grantPrefix(grant)}_`);

/** The token of a program in a request. */
export interface PresentedToken extends TokenGrant {
  readonly hash: Buffer;
}

/** Returns the token in an `Authorization: Bearer` header, or null if there is no valid one. */
export const presentedApiToken = (header: string | undefined): PresentedToken | null => {
  const [, token = ''] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? [];
  const grant = grantOfPrefix(/^baton_([a-z.]+)_/.exec(token)?.[1] ?? '');
  const hash = grant === null ? null : readCheckedToken(token);
  return grant === null || hash === null ? null : { ...grant, hash };
};
