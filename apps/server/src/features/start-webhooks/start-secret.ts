import { timingSafeEqual } from 'node:crypto';
import { signatureTolerance } from '@baton/domain/start-webhook/start-body';
import { signedHeaders } from '../webhooks/index.ts';

/**
 * Returns the context of the encryption. A secret can't be decrypted as that of another address.
 */
export const startSecretPlace = (tenantId: string, id: string): string =>
  `start webhook ${tenantId} ${id}`;

const isSame = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Returns whether a signature of Standard Webhooks was made with one of the secrets, and is recent. */
const isSigned = (
  headers: Headers,
  body: string,
  secrets: readonly string[],
  now: number,
): boolean => {
  const [id, timestamp, given] = ['id', 'timestamp', 'signature'].map((part) =>
    String(headers[`webhook-${part}`] ?? ''),
  );
  const at = Number(timestamp) * 1000;
  if (id === undefined || given === undefined || !(Math.abs(now - at) <= signatureTolerance))
    return false;
  const expected = (signedHeaders(id, at, body, secrets)['webhook-signature'] ?? '').split(' ');
  return given.split(' ').some((one) => expected.some((other) => isSame(one, other)));
};

/** Returns whether a request has one of the secrets, in its header or as its signature. */
export const provesSecret = (
  headers: Headers,
  body: string,
  secrets: readonly string[],
  now: number,
): boolean => {
  const { authorization } = headers;
  if (typeof authorization === 'string')
    return secrets.some((secret) => isSame(authorization, `Bearer ${secret}`));
  return isSigned(headers, body, secrets, now);
};
