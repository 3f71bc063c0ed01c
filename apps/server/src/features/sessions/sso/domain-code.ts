import { z } from 'zod';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { SsoDomain } from './sso-statements.ts';

const codeShape = z.object({ id: z.string(), domain: z.string(), expiresAt: z.number() });
const place = (tenantId: string): string => `domain-code ${tenantId}`;

type Proven = Pick<SsoDomain, 'id' | 'domain'>;

/** Returns a code that proves a domain. Only this installation can make it. */
export const makeDomainCode = (
  secrets: SecretBox,
  tenantId: string,
  { id, domain }: Proven,
  expiresAt: number,
): string =>
  secrets.seal(JSON.stringify({ id, domain, expiresAt }), place(tenantId)).toString('base64url');

/** Returns whether a code proves the domain now. */
export const isDomainCode = (
  secrets: SecretBox,
  tenantId: string,
  { id, domain }: Proven,
  code: string,
  now: number,
): boolean => {
  const text = secrets.open(Buffer.from(code.trim(), 'base64url'), place(tenantId));
  const read = codeShape.safeParse(text === null ? null : JSON.parse(text));
  return (
    read.success && read.data.id === id && read.data.domain === domain && read.data.expiresAt > now
  );
};
