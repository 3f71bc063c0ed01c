import { z } from 'zod';
import type { SecretBox } from '../../secrets/secret-box.ts';

/** Whose address is confirmed: that of an account, or that of a requestor of a public form. */
const addressToken = z.object({
  tenantId: z.string(),
  /** Null for a requestor. */
  accountId: z.string().nullable(),
  /** Null until the requestor entered it. */
  email: z.string().nullable(),
  /** Path that opens after the confirmation. */
  redirect: z.string(),
  expiresAt: z.number(),
});
export type AddressToken = z.infer<typeof addressToken>;

const place = 'address-token';
/** Time to request the message, in milliseconds. */
const life = 24 * 60 * 60_000;

/** Returns a token that asks to confirm an address. Only this installation can read it. */
export const makeAddressToken = (
  secrets: SecretBox,
  token: Omit<AddressToken, 'expiresAt'>,
  now: number,
): string =>
  secrets.seal(JSON.stringify({ ...token, expiresAt: now + life }), place).toString('base64url');

/** Returns the content of a token. Null if it was invented, changed, or has expired. */
export const readAddressToken = (
  secrets: SecretBox,
  token: string,
  now: number,
): AddressToken | null => {
  const text = secrets.open(Buffer.from(token, 'base64url'), place);
  if (text === null) return null;
  const read = addressToken.safeParse(JSON.parse(text));
  return read.success && read.data.expiresAt > now ? read.data : null;
};
