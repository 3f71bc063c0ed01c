import { refuse } from '@baton/domain/core/refusal';
import { presentedTokenHash } from '../../platform/auth/session-token.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { findSubmission } from './public-form.queries.ts';
import {
  commentsOfSubmission,
  requestorOf,
  type RequestorCommentRow,
} from './requestor.queries.ts';
import { contextOfVisitor } from './visitor.ts';

export const hour = 60 * 60_000;

/** The requestor of a submission, who presented the token of its status page. */
export interface Requestor {
  readonly workflowId: string;
  readonly partyId: string;
  /** Number of answers in the last hour. */
  readonly recent: number;
  /** Questions and answers, oldest first. */
  readonly comments: readonly RequestorCommentRow[];
  /** Context in which the requestor answers and reads documents. */
  readonly context: RequestContext;
}

/** Returns the requestor with this token. Throws NotFound without a submission. */
export const requestorWith = async (
  context: Pick<RequestContext, 'services' | 'http'>,
  token: string | undefined,
): Promise<Requestor> => {
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
  if (requestor === undefined) throw new Refused(refuse('NotFound'));
  const { partyId } = requestor;
  return { ...requestor, comments, context: contextOfVisitor(context, { tenantId, partyId }) };
};

/** Returns the latest question. Throws NotFound without one, because requestors don't ask first. */
export const latestQuestion = ({ comments }: Requestor): RequestorCommentRow => {
  const latest = comments.findLast(({ isOwn }) => !isOwn);
  if (latest === undefined) throw new Refused(refuse('NotFound'));
  return latest;
};
