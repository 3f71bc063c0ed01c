import type { joinWorkspaceMutation } from '../../__generated__/joinWorkspaceMutation.graphql.ts';
import type { joinWorkspaceQuery } from '../../__generated__/joinWorkspaceQuery.graphql.ts';
import { graphqlRequest } from '../api/graphql-request.ts';
import { graphql } from '../api/graphql-tag.ts';
import { finishSignIn, type SignInChallenge } from './open-session.ts';

export type Invitation = NonNullable<joinWorkspaceQuery['response']['invitation']>;

/** Returns the invitation of a link, or null if it can't be used. */
export async function findInvitation(token: string): Promise<Invitation | null> {
  const { invitation } = await graphqlRequest<joinWorkspaceQuery>(
    graphql`
      query joinWorkspaceQuery($token: String!) {
        invitation(token: $token) {
          name
          email
          workspaceName
          accentColor
          hasAccount
          provider
          requiresSso
          passwordPolicy
        }
      }
    `,
    { token },
  );
  return invitation ?? null;
}

/** Accepts an invitation and signs in. Returns the challenge if a second factor is required. */
export async function acceptInvitation(
  input: joinWorkspaceMutation['variables']['input'],
): Promise<SignInChallenge | null> {
  const { acceptInvitation: answer } = await graphqlRequest<joinWorkspaceMutation>(
    graphql`
      mutation joinWorkspaceMutation($input: AcceptInvitationInput!) {
        acceptInvitation(input: $input) {
          viewer {
            locale
            theme
            tenant {
              accentColor
            }
          }
          challenge {
            token
            step
          }
        }
      }
    `,
    { input },
  );
  return finishSignIn(answer);
}
