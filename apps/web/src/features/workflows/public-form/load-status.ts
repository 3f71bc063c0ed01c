import type { loadStatusAnswerMutation } from '../../../__generated__/loadStatusAnswerMutation.graphql.ts';
import type { loadStatusQuery } from '../../../__generated__/loadStatusQuery.graphql.ts';
import { graphqlRequest } from '../../../lib/api/graphql-request.ts';
import { graphql } from '../../../lib/api/graphql-tag.ts';

export type SubmissionStatus = NonNullable<loadStatusQuery['response']['submissionStatus']>;

/** Loads the status of a submission by its secret link. Returns null if there is none. */
export const loadStatus = async (token: string): Promise<SubmissionStatus | null> => {
  const { submissionStatus } = await graphqlRequest<loadStatusQuery>(
    graphql`
      query loadStatusQuery($token: String!) {
        submissionStatus(token: $token) {
          form
          reference
          status
          submittedAt
          endedAt
          comments {
            id
            body
            authorName
            isOwn
            createdAt
            documents {
              id
              name
              link
            }
          }
          brand {
            tenantId
            name
            accentColor
            foreground
            background
            languages
            hasLogo
          }
        }
      }
    `,
    { token },
  );
  return submissionStatus ?? null;
};

/** Answers the latest question about a submission. */
export const answerQuestion = (
  input: loadStatusAnswerMutation['variables']['input'],
): Promise<unknown> =>
  graphqlRequest<loadStatusAnswerMutation>(
    graphql`
      mutation loadStatusAnswerMutation($input: AnswerQuestionInput!) {
        answerQuestion(input: $input)
      }
    `,
    { input },
  );
