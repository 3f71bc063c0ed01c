import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { guestRequestsAnswerMutation } from '../../../__generated__/guestRequestsAnswerMutation.graphql.ts';
import type { guestRequestsAskMutation } from '../../../__generated__/guestRequestsAskMutation.graphql.ts';
import type { guestRequestsForwardMutation } from '../../../__generated__/guestRequestsForwardMutation.graphql.ts';
import type { guestRequestsHomeQuery } from '../../../__generated__/guestRequestsHomeQuery.graphql.ts';
import type { guestRequestsOpenMutation } from '../../../__generated__/guestRequestsOpenMutation.graphql.ts';
import type { guestRequestsPageQuery } from '../../../__generated__/guestRequestsPageQuery.graphql.ts';
import type { guestRequestsRenewMutation } from '../../../__generated__/guestRequestsRenewMutation.graphql.ts';
import type { guestRequestsSubmitMutation } from '../../../__generated__/guestRequestsSubmitMutation.graphql.ts';
import type { guestRequestsTaskQuery } from '../../../__generated__/guestRequestsTaskQuery.graphql.ts';
import { apiError } from '../../../lib/api/graphql-error.ts';
import { graphqlRequest } from '../../../lib/api/graphql-request.ts';
import { fetchFresh } from '../../../lib/api/send-request.ts';
import type { LocaleName } from '../../../lib/i18n/locales.ts';

export type GuestPage = NonNullable<guestRequestsPageQuery['response']['guestPage']>;
export type GuestHome = guestRequestsHomeQuery['response']['guestHome'];
export type GuestTask = guestRequestsTaskQuery['response']['guestTask'];

/** Returns what the link in a message shows before it is opened. Null if there is none. */
export const loadGuestPage = async (token: string): Promise<GuestPage | null> => {
  const { guestPage } = await graphqlRequest<guestRequestsPageQuery>(
    graphql`
      query guestRequestsPageQuery($token: String!) {
        guestPage(token: $token) {
          state
          sender
          emailHint
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
  return guestPage ?? null;
};

/** Opens the session of a guest. Returns its token. */
export const openGuestLink = async (token: string): Promise<string> => {
  const { openGuestLink: opened } = await graphqlRequest<guestRequestsOpenMutation>(
    graphql`
      mutation guestRequestsOpenMutation($token: String!) {
        openGuestLink(token: $token) {
          session
        }
      }
    `,
    { token },
  );
  return opened.session;
};

/** Sends a new link to the address of a used one. */
export const renewGuestLink = (token: string): Promise<unknown> =>
  graphqlRequest<guestRequestsRenewMutation>(
    graphql`
      mutation guestRequestsRenewMutation($token: String!) {
        renewGuestLink(token: $token)
      }
    `,
    { token },
  );

export const loadGuestHome = async (session: string, locale: LocaleName): Promise<GuestHome> => {
  const { guestHome } = await graphqlRequest<guestRequestsHomeQuery>(
    graphql`
      query guestRequestsHomeQuery($session: String!, $locale: Locale!) {
        guestHome(session: $session, locale: $locale) {
          email
          brand {
            tenantId
            name
            accentColor
            foreground
            background
            languages
            hasLogo
          }
          tasks {
            id
            name
            status
            dueOn
          }
        }
      }
    `,
    { session, locale },
  );
  return guestHome;
};

export const loadGuestTask = async (
  environment: Environment,
  variables: { readonly session: string; readonly id: string; readonly locale: LocaleName },
): Promise<GuestTask> => {
  const loaded = await fetchFresh<guestRequestsTaskQuery>(
    environment,
    graphql`
      query guestRequestsTaskQuery($session: String!, $id: ID!, $locale: Locale!) {
        guestTask(session: $session, id: $id, locale: $locale) {
          id
          name
          description
          sender
          note
          status
          dueOn
          canComplete
          returnReasons {
            field
            text
          }
          documents {
            id
            ref
            name
            size
            link
          }
          inquiries {
            text
            authorName
            isOwn
            createdAt
          }
          comments {
            id
            replyTo
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
          content {
            ...useIntake_content
          }
        }
      }
    `,
    variables,
  );
  if (loaded === undefined) throw apiError('Unavailable');
  return loaded.guestTask;
};

export const submitGuestTask = (
  input: guestRequestsSubmitMutation['variables']['input'],
): Promise<unknown> =>
  graphqlRequest<guestRequestsSubmitMutation>(
    graphql`
      mutation guestRequestsSubmitMutation($input: SubmitGuestTaskInput!) {
        submitGuestTask(input: $input)
      }
    `,
    { input },
  );

export const askGuestQuestion = (
  input: guestRequestsAskMutation['variables']['input'],
): Promise<unknown> =>
  graphqlRequest<guestRequestsAskMutation>(
    graphql`
      mutation guestRequestsAskMutation($input: AskGuestQuestionInput!) {
        askGuestQuestion(input: $input)
      }
    `,
    { input },
  );

export const answerGuestInquiry = (
  input: guestRequestsAnswerMutation['variables']['input'],
): Promise<unknown> =>
  graphqlRequest<guestRequestsAnswerMutation>(
    graphql`
      mutation guestRequestsAnswerMutation($input: AnswerGuestInquiryInput!) {
        answerGuestInquiry(input: $input)
      }
    `,
    { input },
  );

export const forwardGuestTask = (
  input: guestRequestsForwardMutation['variables']['input'],
): Promise<unknown> =>
  graphqlRequest<guestRequestsForwardMutation>(
    graphql`
      mutation guestRequestsForwardMutation($input: ForwardGuestTaskInput!) {
        forwardGuestTask(input: $input)
      }
    `,
    { input },
  );
