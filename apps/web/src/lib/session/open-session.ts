import type { openSessionCreateFirstTenantMutation } from '../../__generated__/openSessionCreateFirstTenantMutation.graphql.ts';
import type { openSessionSignInMutation } from '../../__generated__/openSessionSignInMutation.graphql.ts';
import { graphqlRequest } from '../api/graphql-request.ts';
import { graphql } from '../api/graphql-tag.ts';
import { writePreference } from '../preferences/stored-preferences.ts';

type SignInAnswer = openSessionSignInMutation['response']['signIn'];
type Who = NonNullable<SignInAnswer['viewer']>;
/** Second step of a sign-in, after the password. */
export type SignInChallenge = NonNullable<SignInAnswer['challenge']>;

/** Stores what the next visit needs before its first request. */
export function remember({ locale, theme, tenant }: Who): void {
  writePreference('authenticated', 'yes');
  writePreference('locale', locale);
  writePreference('theme', theme === 'SYSTEM' ? null : theme.toLowerCase());
  writePreference('accent', tenant.accentColor);
}

/** Stores the viewer, or returns the challenge for the second factor. */
export const finishSignIn = ({
  viewer,
  challenge,
}: Pick<SignInAnswer, 'viewer' | 'challenge'>): SignInChallenge | null => {
  if (viewer != null) remember(viewer);
  return challenge ?? null;
};

/** Signs in with a password. Returns the challenge if a second factor is required. */
export async function signIn(
  input: openSessionSignInMutation['variables']['input'],
): Promise<SignInChallenge | null> {
  const { signIn: answer } = await graphqlRequest<openSessionSignInMutation>(
    graphql`
      mutation openSessionSignInMutation($input: SignInInput!) {
        signIn(input: $input) {
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

/** Creates the first workspace of an installation and signs in its admin. */
export async function createFirstTenant(
  input: openSessionCreateFirstTenantMutation['variables']['input'],
): Promise<void> {
  const { createFirstTenant: answer } = await graphqlRequest<openSessionCreateFirstTenantMutation>(
    graphql`
      mutation openSessionCreateFirstTenantMutation($input: CreateFirstTenantInput!) {
        createFirstTenant(input: $input) {
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
