import type { resetPasswordMutation } from '../../__generated__/resetPasswordMutation.graphql.ts';
import type { resetPasswordRequestMutation } from '../../__generated__/resetPasswordRequestMutation.graphql.ts';
import { graphqlRequest } from '../api/graphql-request.ts';
import { graphql } from '../api/graphql-tag.ts';

/** Asks for a message with a link to set a new password. */
export const requestPasswordReset = (
  input: resetPasswordRequestMutation['variables']['input'],
): Promise<resetPasswordRequestMutation['response']> =>
  graphqlRequest<resetPasswordRequestMutation>(
    graphql`
      mutation resetPasswordRequestMutation($input: RequestPasswordResetInput!) {
        requestPasswordReset(input: $input) {
          ok
        }
      }
    `,
    { input },
  );

/** Sets a new password with the token of such a link. */
export const resetPassword = (
  input: resetPasswordMutation['variables']['input'],
): Promise<resetPasswordMutation['response']> =>
  graphqlRequest<resetPasswordMutation>(
    graphql`
      mutation resetPasswordMutation($input: ResetPasswordInput!) {
        resetPassword(input: $input) {
          ok
        }
      }
    `,
    { input },
  );
