import type { twoStepCodeMutation } from '../../__generated__/twoStepCodeMutation.graphql.ts';
import type { twoStepConfirmMutation } from '../../__generated__/twoStepConfirmMutation.graphql.ts';
import type { twoStepStartMutation } from '../../__generated__/twoStepStartMutation.graphql.ts';
import { graphqlRequest } from '../api/graphql-request.ts';
import { graphql } from '../api/graphql-tag.ts';
import { remember } from './open-session.ts';

/** A key for an authenticator app that isn't stored yet. */
export type StartedTotp = twoStepStartMutation['response']['startTotp'];

/** Returns a new key for an authenticator app. Without a challenge, it's for the signed-in person. */
export async function startTotp(challenge: string | null): Promise<StartedTotp> {
  const { startTotp: started } = await graphqlRequest<twoStepStartMutation>(
    graphql`
      mutation twoStepStartMutation($input: StartTotpInput!) {
        startTotp(input: $input) {
          secret
          uri
          enrollment
        }
      }
    `,
    { input: { challenge } },
  );
  return started;
}

/** Stores the key with its first code. Returns the recovery codes. With a challenge, it signs in. */
export async function confirmTotp(
  input: twoStepConfirmMutation['variables']['input'],
): Promise<readonly string[]> {
  const { confirmTotp: answer } = await graphqlRequest<twoStepConfirmMutation>(
    graphql`
      mutation twoStepConfirmMutation($input: ConfirmTotpInput!) {
        confirmTotp(input: $input) {
          recoveryCodes
          viewer {
            locale
            theme
            tenant {
              accentColor
            }
          }
        }
      }
    `,
    { input },
  );
  remember(answer.viewer);
  return answer.recoveryCodes;
}

/** Signs in with a code of the authenticator app, or with a recovery code. */
export async function confirmSignIn(
  input: twoStepCodeMutation['variables']['input'],
): Promise<void> {
  const { confirmSignIn: answer } = await graphqlRequest<twoStepCodeMutation>(
    graphql`
      mutation twoStepCodeMutation($input: ConfirmSignInInput!) {
        confirmSignIn(input: $input) {
          viewer {
            locale
            theme
            tenant {
              accentColor
            }
          }
        }
      }
    `,
    { input },
  );
  remember(answer.viewer);
}
