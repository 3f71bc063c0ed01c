import { refuse } from '@baton/domain/core/refusal';
import { cleanEmail, emailRefusal } from '@baton/domain/party/person-rules';
import { safePath } from '@baton/domain/tenant/sign-in-return';
import { makeSessionToken } from '../../../platform/auth/session-token.ts';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { identity } from '../second-factor/sign-in-challenge.ts';
import { freshAdmin } from './manage-sso.ts';
import { loadProviderClient } from './load-provider-client.ts';
import {
  connectionById,
  forgetExpiredAttempts,
  insertAttempt,
  socialSignInOf,
  ssoOfDomain,
} from './sso-statements.ts';

export const ssoCookie = 'baton-sso';
const attemptSeconds = 600;
/**
 * Lifetime of the cookie in seconds. It is longer than that of the attempt, so that a late browser
 * gets a clear error and the page that it wanted.
 */
const browserSeconds = 3600;

/** Returns the attributes of the cookie that binds a sign-in to the browser. */
export const ssoCookieValue = (publicUrl: string, token: string, maxAge = browserSeconds): string =>
  `${ssoCookie}=${token}; Max-Age=${maxAge}; Path=/auth/sso; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;

interface Attempt {
  readonly tenantId: string;
  readonly connectionId: string;
  readonly redirect: string;
  readonly isSupplier: boolean;
  readonly testerId: string | null;
  /** Null if the provider asks for it. */
  readonly email: string | null;
}

/** Binds an attempt to the browser, and returns the page of the identity provider. */
const openAttempt = async (
  { services, http }: RequestContext,
  { tenantId, connectionId, redirect, isSupplier, testerId, email }: Attempt,
): Promise<string> => {
  const { database, now, publicUrl } = services;
  const [state, browser] = [makeSessionToken(), makeSessionToken()];
  const at = now();
  const [[connection]] = await database.trip(
    { kind: 'tenant', tenantId },
    connectionById(connectionId),
    forgetExpiredAttempts(new Date(at - (browserSeconds - attemptSeconds) * 1000)),
    insertAttempt(
      state.hash,
      browser.hash,
      connectionId,
      redirect,
      new Date(at + attemptSeconds * 1000),
      testerId,
      isSupplier,
    ),
  );
  if (connection === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  const attempt = { tenantId, connection, state: state.token, browser: browser.token };
  const client = await loadProviderClient(connection.protocol);
  const url = await client.authorizationUrl(services, attempt, email).catch((error: unknown) => {
    http.log.warn({ err: error }, 'the identity provider can’t be used');
    throw new Refused(refuse('ProviderUnreachable', {}, 'issuer'));
  });
  http.setCookie(ssoCookieValue(publicUrl, browser.token));
  return url;
};

/** Returns the connection for the domain of an address. */
const connectionOfAddress = async ({ services }: RequestContext, address: string) => {
  demand(emailRefusal(address));
  const email = cleanEmail(address);
  const [[found]] = await services.database.trip(identity, ssoOfDomain(email.split('@')[1] ?? ''));
  if (found === undefined) throw new Refused(refuse('NoSingleSignOn', {}, 'email'));
  return { ...found, email };
};

/** Returns the social connection of a workspace. Throws the same error for an unknown workspace. */
const connectionOfWorkspace = async ({ services }: RequestContext, tenantId: string) => {
  const [[found]] = await services.database.trip(identity, socialSignInOf(tenantId));
  if (found === undefined)
    throw new Refused(refuse('SignInMethodNotAllowed', { method: 'SOCIAL' }, 'tenantId'));
  return { ...found, email: null };
};

interface StartSso {
  readonly email?: string | null | undefined;
  readonly tenantId?: string | null | undefined;
  readonly redirect?: string | null | undefined;
  readonly isSupplier?: boolean | null | undefined;
}

/**
 * Starts a sign-in, and returns the page of the identity provider for the domain of an address, or
 * of the social provider of a workspace.
 */
export const startSso = async (context: RequestContext, input: StartSso): Promise<string> => {
  const { tenantId, connectionId, email } = await (input.tenantId == null
    ? connectionOfAddress(context, input.email ?? '')
    : connectionOfWorkspace(context, input.tenantId));
  return openAttempt(context, {
    ...{ tenantId, connectionId, email, testerId: null },
    redirect: safePath(input.redirect),
    isSupplier: input.isSupplier === true,
  });
};

/** Starts a test of a connection by an admin, whose session doesn't change. */
export const testSso = async (context: RequestContext, connectionId: string): Promise<string> => {
  const { tenantId, userId, email } = await freshAdmin(context);
  const redirect = '/admin?tab=sign-in';
  return openAttempt(context, {
    ...{ tenantId, connectionId, redirect, testerId: userId, email },
    isSupplier: false,
  });
};
