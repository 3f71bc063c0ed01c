import { shortestFillTime } from '@baton/domain/public-form/public-link';
import { refuse } from '@baton/domain/core/refusal';
import { Refused } from '../../platform/graphql/refused.ts';
import type { Services } from '../../platform/graphql/request-context.ts';

/** A form that was shown earlier must be loaded again, in milliseconds. */
const longest = 24 * 60 * 60_000;

const placeOf = (linkId: string): string => `form shown ${linkId}`;

/** Returns a token with the time at which a form was shown. */
export const shownToken = ({ secrets, now }: Services, linkId: string): string =>
  secrets.seal(String(now()), placeOf(linkId)).toString('base64url');

/** Throws ProofFailed if the form wasn't shown for as long as a person needs to fill it in. */
export const demandFillTime = ({ secrets, now }: Services, linkId: string, token: string): void => {
  const shownAt = Number(
    secrets.open(Buffer.from(token, 'base64url'), placeOf(linkId)) ?? Number.NaN,
  );
  const passed = now() - shownAt;
  if (!(passed >= shortestFillTime && passed < longest)) throw new Refused(refuse('ProofFailed'));
};
