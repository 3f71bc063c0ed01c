import { ssoRefusals, type SsoRefusal } from '@baton/domain/tenant/sso-refusal';
import type { providerSignInStartMutation } from '../../__generated__/providerSignInStartMutation.graphql.ts';
import { graphqlRequest } from '../api/graphql-request.ts';
import { requestHeaders } from '../api/operation.ts';
import { graphql } from '../api/graphql-tag.ts';
import type { MessageId } from '../i18n/message-id.ts';
import { wantedReturn } from './redirect-target.ts';

/** How people of a domain sign in. */
export interface DomainSignIn {
  /** Name of the identity provider. Null if people sign in with a password. */
  readonly provider: string | null;
  /** True if a password works as well. */
  readonly allowsPassword: boolean;
}

const passwordOnly: DomainSignIn = { provider: null, allowsPassword: true };

interface IsSsoAnswer {
  readonly isSso?: boolean;
  readonly isSsoOptional?: boolean;
  readonly connectionName?: string | null;
}

/**
 * Returns how the people with an address sign in. Only the domain is sent. If the server doesn't
 * answer, the person can still enter a password.
 */
export const signInOf = async (email: string): Promise<DomainSignIn> => {
  try {
    const response = await fetch('/is-sso', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { ...requestHeaders, 'content-type': 'application/json' },
      body: JSON.stringify({ domain: email.trim().split('@')[1] ?? '' }),
    });
    const { isSso, isSsoOptional, connectionName }: IsSsoAnswer = await response.json();
    if (!response.ok || isSso !== true) return passwordOnly;
    return { provider: connectionName ?? '', allowsPassword: isSsoOptional === true };
  } catch {
    return passwordOnly;
  }
};

/** The address of a person, or the workspace whose social provider to open. */
export type ProviderTarget = { readonly email: string } | { readonly tenantId: string };

/** Opens the page of an identity provider. It leads back to the wanted page. */
export const openProvider = async (target: ProviderTarget): Promise<void> => {
  const { startSso } = await graphqlRequest<providerSignInStartMutation>(
    graphql`
      mutation providerSignInStartMutation($input: StartSsoInput!) {
        startSso(input: $input) {
          url
        }
      }
    `,
    { input: { ...target, ...wantedReturn(location.search) } },
  );
  location.assign(startSso.url);
};

const refusalTexts: Readonly<Record<SsoRefusal, MessageId>> = {
  EXPIRED: 'session.sso.expired',
  EMAIL_UNCONFIRMED: 'session.sso.emailUnconfirmed',
  NO_ACCESS: 'session.sso.noAccess',
  OTHER_WORKSPACE: 'session.sso.otherWorkspace',
  METHOD_NOT_ALLOWED: 'session.sso.methodNotAllowed',
  FAILED: 'session.sso.failed',
};

/** Texts of codes that identity providers send without a useful description. */
const providerTexts: ReadonlyMap<string, MessageId> = new Map([
  ['request_error', 'session.sso.requestError'],
  ['too_many_attempts', 'session.sso.tooManyAttempts'],
]);

const sentenceOf = (text: string): string => {
  const sentence = text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return /[.!?。]$/.test(sentence) ? sentence : `${sentence}.`;
};

/**
 * Returns why a provider's sign-in failed, as a sentence. Codes that Baton doesn't know are shown
 * with their description. Null if it didn't fail.
 */
export const providerError = (search: string, t: (id: MessageId) => string): string | null => {
  const parameters = new URLSearchParams(search);
  const error = parameters.get('error')?.trim() ?? '';
  const refusal = ssoRefusals.find((code) => code === error);
  if (refusal !== undefined) return t(refusalTexts[refusal]);
  const known = providerTexts.get(error);
  if (known !== undefined) return t(known);
  const text = parameters.get('error_description')?.trim() ?? '';
  if (text === '') return error === '' ? null : t('session.sso.failed');
  const hasCode = error !== '' && error !== 'access_denied';
  return hasCode ? `${error}: ${sentenceOf(text)}` : sentenceOf(text);
};
