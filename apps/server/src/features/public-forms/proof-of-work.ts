import { createChallenge, randomInt, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { refuse } from '@baton/domain/core/refusal';
import { shortestFillTime } from '@baton/domain/public-form/public-link';
import { z } from 'zod';
import { isLoopbackUrl } from '../../platform/auth/request-forgery.ts';
import { derivedId } from '../../platform/db/uuid.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { Services } from '../../platform/graphql/request-context.ts';

/** How long a challenge is valid, in milliseconds. */
const life = 20 * 60_000;
/**
 * Difficulty of the challenge: about one second of work on a phone, and a few milliseconds to
 * check.
 */
const work = { cost: 1000, from: 100, to: 400 };

type ProofServices = Pick<Services, 'secrets' | 'publicUrl'>;

const secretsOf = ({ secrets }: ProofServices) => ({
  hmacSignatureSecret: secrets.keyFor('proof of work'),
  hmacKeySignatureSecret: secrets.keyFor('proof of work solution'),
});

/**
 * No proof is required over plain HTTP, because browsers don't offer the needed functions there.
 */
const isProofPossible = ({ publicUrl }: ProofServices): boolean =>
  publicUrl.startsWith('https:') || isLoopbackUrl(publicUrl);

/**
 * Returns a proof-of-work challenge for the browser as text. Null over plain HTTP, where browsers
 * can't compute it.
 */
export const makeChallenge = async (
  services: ProofServices,
  now: number,
): Promise<string | null> =>
  isProofPossible(services)
    ? JSON.stringify(
        await createChallenge({
          algorithm: 'PBKDF2/SHA-256',
          cost: work.cost,
          counter: randomInt(work.from, work.to),
          deriveKey,
          data: { until: now + life },
          ...secretsOf(services),
        }),
      )
    : null;

/**
 * The parts of an answer that Baton reads. The library checks the rest, which the server signed.
 */
const checked = z.object({
  challenge: z.object({
    parameters: z.object({ nonce: z.string(), data: z.object({ until: z.number() }) }),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

const isPayload = (body: unknown): body is Payload => checked.safeParse(body).success;

const readPayload = (text: string): Payload | null => {
  try {
    const body: unknown = JSON.parse(text);
    return isPayload(body) ? body : null;
  } catch {
    return null;
  }
};

/**
 * Checks the proof that a browser spent time on the challenge. Returns an id that is the same for
 * the same challenge, so that each can be used once. Throws ProofFailed.
 */
export const checkProof = async (
  services: ProofServices,
  proof: string,
  now: number,
): Promise<string | null> => {
  if (!isProofPossible(services)) return null;
  const payload = readPayload(proof);
  if (payload === null) throw new Refused(refuse('ProofFailed'));
  const { nonce, data } = payload.challenge.parameters;
  const result = await verifySolution({ ...payload, deriveKey, ...secretsOf(services) });
  if (!result.verified || Number(data?.['until']) <= now) throw new Refused(refuse('ProofFailed'));
  return derivedId('visitor', nonce);
};

/** Milliseconds after which a form must be loaded again before it can be submitted. */
const longestFillTime = 24 * 60 * 60_000;

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
  if (!(passed >= shortestFillTime && passed < longestFillTime))
    throw new Refused(refuse('ProofFailed'));
};
