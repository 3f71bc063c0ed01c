import { refuse } from '@baton/domain/core/refusal';
import { clientNetwork } from '../../platform/auth/client-network.ts';
import { makeSessionToken } from '../../platform/auth/session-token.ts';
import { violates } from '../../platform/db/database-error.ts';
import { newId } from '../../platform/db/uuid.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { countOpening, openingRefusal } from './form-throttle.ts';
import { checkProof } from './proof-of-work.ts';
import { forgetVisitors, insertVisitor, insertVisitorSession } from './public-form.queries.ts';
import { formAt, requestorAddress } from './visitor.ts';

/** Time to fill in a form, in milliseconds. */
const sessionLife = 12 * 60 * 60_000;

export interface OpeningRequest {
  readonly token: string;
  /** Solved challenge. */
  readonly proof: string;
  /** Proof of the confirmed address. Empty without one. */
  readonly addressProof: string;
}

/** Opens the session of a visitor, which can only upload files for one form and submit it. */
export const openSubmission = async (
  context: RequestContext,
  { token, proof, addressProof }: OpeningRequest,
): Promise<string> => {
  const { services, http } = context;
  const form = await formAt(services, token);
  const at = services.now();
  const address = requestorAddress(services, form, addressProof);
  const [[openings]] = await services.database.trip(
    { kind: 'identity', waiting: 'ANONYMOUS' },
    countOpening(form.link.id, clientNetwork(http.address), at),
  );
  demand(openingRefusal(openings, at));
  const id = (await checkProof(services, proof, at)) ?? newId<string>();
  const session = makeSessionToken();
  const partyId = newId<string>();
  const [created, expires] = [new Date(at), new Date(at + sessionLife)];
  try {
    await services.database.trip(
      { kind: 'tenant', tenantId: form.tenantId, waiting: 'ANONYMOUS' },
      forgetVisitors(form.link.id, created),
      insertVisitor(partyId, address ?? 'Public form', created),
      insertVisitorSession(id, session.hash, partyId, form.link.id, created, expires),
    );
  } catch (error) {
    if (violates(error, 'session_pkey')) throw new Refused(refuse('ProofFailed'));
    throw error;
  }
  return session.token;
};
