import { z } from 'zod';
import type { SecretBox } from '../../secrets/secret-box.ts';

const addressProof = z.object({
  tenantId: z.string(),
  email: z.string(),
  /** Path of the form that asked for the address. */
  redirect: z.string(),
  expiresAt: z.number(),
});
type AddressProof = z.infer<typeof addressProof>;

const place = 'address-proof';
/** Time to fill in the form, in milliseconds. */
const life = 24 * 60 * 60_000;

/** Returns the proof that a requestor receives messages at an address. */
export const makeAddressProof = (
  secrets: SecretBox,
  proof: Omit<AddressProof, 'expiresAt'>,
  now: number,
): string =>
  secrets.seal(JSON.stringify({ ...proof, expiresAt: now + life }), place).toString('base64url');

/** Returns the address of a proof for a form. Null if the proof isn't valid there. */
export const provenAddress = (
  secrets: SecretBox,
  proof: string,
  form: { readonly tenantId: string; readonly path: string },
  now: number,
): string | null => {
  const text = secrets.open(Buffer.from(proof, 'base64url'), place);
  const read = text === null ? null : addressProof.safeParse(JSON.parse(text));
  if (read?.data === undefined) return null;
  const { tenantId, email, redirect, expiresAt } = read.data;
  return tenantId === form.tenantId && redirect === form.path && expiresAt > now ? email : null;
};
