import type { SignInReturn } from '@baton/domain/tenant/sign-in-return';
import type { accountLinksInvitationMutation } from '../../__generated__/accountLinksInvitationMutation.graphql.ts';
import type { accountLinksPasswordMutation } from '../../__generated__/accountLinksPasswordMutation.graphql.ts';
import type { accountLinksResetMutation } from '../../__generated__/accountLinksResetMutation.graphql.ts';
import type { accountLinksTwoStepMutation } from '../../__generated__/accountLinksTwoStepMutation.graphql.ts';
import type { LocaleName } from '../i18n/locales.ts';
import { graphqlRequest } from '../api/graphql-request.ts';
import { graphql } from '../api/graphql-tag.ts';

export interface LinkOrder {
  readonly email: string;
  /** Language of the message. */
  readonly locale: LocaleName;
  /** The page to open after sign-in. */
  readonly returnTo: SignInReturn;
}

/** Requests a message with a link to set a new password. */
export const requestPasswordReset = (input: LinkOrder): Promise<unknown> =>
  graphqlRequest<accountLinksPasswordMutation>(
    graphql`
      mutation accountLinksPasswordMutation($input: RequestPasswordResetInput!) {
        requestPasswordReset(input: $input) {
          ok
        }
      }
    `,
    { input },
  );

/** Requests a message with a link to turn off two-step sign-in. */
export const requestSecondFactorReset = (input: LinkOrder): Promise<unknown> =>
  graphqlRequest<accountLinksTwoStepMutation>(
    graphql`
      mutation accountLinksTwoStepMutation($input: RequestSecondFactorResetInput!) {
        requestSecondFactorReset(input: $input) {
          ok
        }
      }
    `,
    { input },
  );

/** Requests a new message with a lost invitation. */
export const requestInvitation = (input: LinkOrder): Promise<unknown> =>
  graphqlRequest<accountLinksInvitationMutation>(
    graphql`
      mutation accountLinksInvitationMutation($input: RequestInvitationInput!) {
        requestInvitation(input: $input) {
          ok
        }
      }
    `,
    { input },
  );

/** Turns off two-step sign-in with the token of a link and the password. */
export const resetSecondFactor = (input: {
  readonly token: string;
  readonly password: string;
  readonly locale: LocaleName;
}): Promise<unknown> =>
  graphqlRequest<accountLinksResetMutation>(
    graphql`
      mutation accountLinksResetMutation($input: ResetSecondFactorInput!) {
        resetSecondFactor(input: $input) {
          ok
        }
      }
    `,
    { input },
  );
