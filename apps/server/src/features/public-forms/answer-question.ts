import { refuse } from '@baton/domain/core/refusal';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { addRequestorAnswer } from '../comments/index.ts';
import { hour, latestQuestion, requestorWith } from './requestor.ts';

const answersPerHour = 30;

export interface AnswerInput {
  /** Token of the status page. */
  readonly token: string;
  readonly idempotencyKey: string;
  readonly body: string;
  /** References of files that the requestor uploaded. */
  readonly documents: readonly string[];
}

/** Adds an answer of the requestor to the latest question about a submission. */
export const answerQuestion = async (
  context: RequestContext,
  { token, ...answer }: AnswerInput,
): Promise<void> => {
  const requestor = await requestorWith(context, token);
  const { threadId } = latestQuestion(requestor);
  if (requestor.recent >= answersPerHour)
    throw new Refused(refuse('RateLimited', { seconds: hour / 1000 }));
  const { workflowId } = requestor;
  await addRequestorAnswer(requestor.context, { ...answer, workflowId, replyTo: threadId });
};
