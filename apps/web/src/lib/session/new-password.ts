import type { newPasswordMutation } from '../../__generated__/newPasswordMutation.graphql.ts';
import type { newPasswordRequestMutation } from '../../__generated__/newPasswordRequestMutation.graphql.ts';
import { graphqlRequest } from '../api/graphql-request.ts';
import { graphql } from '../api/graphql-tag.ts';

/** Asks for a message with a link to set a new password. */
export const requestPasswordReset = (
  input: newPasswordRequestMutation['variables']['input'],
): Promise<newPasswordRequestMutation['response']> =>
  graphqlRequest<newPasswordRequestMutation>(
    graphql`
      mutation newPasswordRequestMutation($input: RequestPasswordResetInput!) {
        requestPasswordReset(input: $input) {
          ok
        }
      }
    `,
    { input },
  );

/** Sets a new password with the token of such a link. */
export const resetPassword = (
  input: newPasswordMutation['variables']['input'],
): Promise<newPasswordMutation['response']> =>
  graphqlRequest<newPasswordMutation>(
    graphql`
      mutation newPasswordMutation($input: ResetPasswordInput!) {
        resetPassword(input: $input) {
          ok
        }
      }
    `,
    { input },
  );
