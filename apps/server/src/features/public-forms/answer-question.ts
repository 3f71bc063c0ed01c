import { refuse } from '@baton/domain/core/refusal';
import { presentedTokenHash } from '../../platform/auth/session-token.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { addRequestorAnswer } from '../comments/index.ts';
import { findSubmission } from './public-form.queries.ts';
import { commentsOfSubmission, requestorOf } from './requestor.queries.ts';
import { contextOfVisitor } from './visitor.ts';

const answersPerHour = 30;
const hour = 60 * 60_000;

export interface GivenAnswer {
  /** Token of the status page. */
  readonly token: string;
  readonly idempotencyKey: string;
  readonly body: string;
}

/** Adds an answer of the requestor to the latest question about a submission. */
export const answerQuestion = async (
  context: RequestContext,
  { token, ...answer }: GivenAnswer,
): Promise<void> => {
  const { database, now } = context.services;
  const [[found]] = await database.trip(
    { kind: 'identity', waiting: 'ANONYMOUS' },
    findSubmission(presentedTokenHash(token)),
  );
  if (found === undefined) throw new Refused(refuse('NotFound'));
  const { tenantId, id } = found;
  const [[requestor], comments] = await database.trip(
    { kind: 'tenant', tenantId, waiting: 'ANONYMOUS' },
    requestorOf(id, new Date(now() - hour)),
    commentsOfSubmission(id),
  );
  // Requestors answer, but they don't ask first.
  const latest = comments.findLast(({ isOwn }) => !isOwn);
  if (requestor === undefined || latest === undefined) throw new Refused(refuse('NotFound'));
  if (requestor.recent >= answersPerHour)
    throw new Refused(refuse('RateLimited', { seconds: hour / 1000 }));
  const { workflowId, partyId } = requestor;
  await addRequestorAnswer(contextOfVisitor(context, { tenantId, partyId }), {
    ...answer,
    workflowId,
    replyTo: latest.threadId,
  });
};
