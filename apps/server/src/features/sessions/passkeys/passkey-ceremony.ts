import { refuse } from '@baton/domain/core/refusal';
import { z } from 'zod';
import { Refused } from '../../../platform/graphql/refused.ts';
import type { Services } from '../../../platform/graphql/request-context.ts';

/** Time in milliseconds for a person to use their device. */
const ceremonyMillis = 5 * 60_000;
const place = 'passkey ceremony';

/** Data that the browser needs, and that it sends back with the answer of the device. */
export interface Ceremony {
  /** Options for the browser, as JSON. */
  readonly options: string;
  /** The encrypted challenge, so that the server stores nothing before the answer. */
  readonly ceremony: string;
}

const challengeShape = z.object({
  challenge: z.string(),
  /** Account that adds a passkey. Null for a sign-in. */
  accountId: z.string().nullable(),
  until: z.number(),
});
export type Challenge = z.infer<typeof challengeShape>;

/** Returns options with their encrypted challenge. */
export const startCeremony = (
  { secrets, now }: Services,
  options: { readonly challenge: string },
  accountId: string | null,
): Ceremony => {
  const content: Challenge = {
    challenge: options.challenge,
    accountId,
    until: now() + ceremonyMillis,
  };
  return {
    options: JSON.stringify(options),
    ceremony: secrets.seal(JSON.stringify(content), place).toString('base64url'),
  };
};

/** Returns the challenge of a ceremony of this account. Throws SignInExpired if it took too long. */
export const openCeremony = (
  { secrets, now }: Services,
  ceremony: string,
  accountId: string | null,
): Challenge => {
  const text = secrets.open(Buffer.from(ceremony, 'base64url'), place);
  const content = text === null ? null : challengeShape.parse(JSON.parse(text));
  if (content === null || content.accountId !== accountId || content.until < now())
    throw new Refused(refuse('SignInExpired'));
  return content;
};

/** The site that a passkey belongs to. */
export const siteOf = ({
  publicUrl,
}: Services): { readonly rpID: string; readonly origin: string } => {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
};
