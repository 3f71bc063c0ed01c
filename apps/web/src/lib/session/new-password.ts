import type { newPasswordMutation } from '../../__generated__/newPasswordMutation.graphql.ts';
import type { PasswordPolicy } from '@baton/domain/party/password-rules';
import type { newPasswordQuery } from '../../__generated__/newPasswordQuery.graphql.ts';
import { graphqlRequest } from '../api/graphql-request.ts';
import { graphql } from '../api/graphql-tag.ts';
import { knownPolicy } from './known-policy.ts';

/** Returns the rules for the new password of a link, or null if the link can't be used. */
export async function findPasswordReset(token: string): Promise<PasswordPolicy | null> {
  const { passwordReset } = await graphqlRequest<newPasswordQuery>(
    graphql`
      query newPasswordQuery($token: String!) {
        passwordReset(token: $token) {
          passwordPolicy
        }
      }
    `,
    { token },
  );
  return passwordReset == null ? null : knownPolicy(passwordReset.passwordPolicy);
}

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
