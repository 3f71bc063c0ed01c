import * as oidc from 'openid-client';
import { isLoopbackUrl } from '../../../platform/auth/request-forgery.ts';
import type { Services } from '../../../platform/graphql/request-context.ts';
import { callbackUrl, derived, type ProviderClient } from './provider-client.ts';
import type { SealedConnection } from './sso-statements.ts';

/** Context in which the client secret of a connection is encrypted. */
export const clientSecretPlace = (tenantId: string, id: string): string => `sso ${tenantId} ${id}`;

const fetchThrough =
  ({ egress }: Services): oidc.CustomFetch =>
  async (url, { method, headers, body }) => {
    const text = body instanceof URLSearchParams ? body.toString() : body;
    const answer = await egress.send({
      method,
      url,
      headers: Object.fromEntries(Object.entries(headers)),
      body: typeof text === 'string' ? text : null,
    });
    if (answer.kind === 'FAILED') throw new Error(answer.failure);
    const { status } = answer;
    return new Response([204, 205, 304].includes(status) ? null : answer.body, {
      status,
      headers: answer.headers,
    });
  };

const clientOf = (services: Services, tenantId: string, connection: SealedConnection) => {
  const { id, issuer, clientId, clientSecret } = connection;
  const secret =
    clientSecret === null
      ? null
      : services.secrets.open(clientSecret, clientSecretPlace(tenantId, id));
  if (clientId === null || secret === null)
    throw new Error('The client secret of the connection can’t be read.');
  const metadata = {
    client_secret: secret,
    [oidc.clockTolerance]: 60,
    [oidc.clockSkew]: Math.round((services.now() - Date.now()) / 1000),
  };
  return oidc.discovery(new URL(issuer), clientId, metadata, oidc.ClientSecretPost(secret), {
    [oidc.customFetch]: fetchThrough(services),
    execute: [
      // Tokens must be signed by the published keys, even if they come over TLS.
      oidc.enableNonRepudiationChecks,
      ...(isLoopbackUrl(issuer) ? [oidc.allowInsecureRequests] : []),
    ],
  });
};

/** Returns the page of the identity provider. */
export const authorizationUrl: ProviderClient['authorizationUrl'] = async (
  services,
  { tenantId, connection, state, browser },
  email,
) => {
  const client = await clientOf(services, tenantId, connection);
  const challenge = await oidc.calculatePKCECodeChallenge(derived('verifier', browser));
  return oidc.buildAuthorizationUrl(client, {
    redirect_uri: callbackUrl(services.publicUrl, connection.id),
    scope: 'openid email profile',
    state,
    nonce: derived('nonce', browser),
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...(email === null ? {} : { login_hint: email }),
  }).href;
};

/**
 * Exchanges the code of a callback for the issuer, subject, and address of the person. Throws unless
 * state, nonce, issuer, and signature are right.
 */
export const proveIdentity: ProviderClient['proveIdentity'] = async (
  services,
  { tenantId, connection, state, browser },
  { query },
) => {
  const client = await clientOf(services, tenantId, connection);
  const url = new URL(callbackUrl(services.publicUrl, connection.id));
  url.search = query;
  const tokens = await oidc.authorizationCodeGrant(client, url, {
    expectedState: state,
    expectedNonce: derived('nonce', browser),
    pkceCodeVerifier: derived('verifier', browser),
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('The identity provider returned no ID token.');
  // The user info endpoint. By the standard, it contains the address of a person unless the ID
  // token does.
  const about =
    claims['email'] === undefined && client.serverMetadata().userinfo_endpoint !== undefined
      ? await oidc.fetchUserInfo(client, tokens.access_token, claims.sub)
      : claims;
  const email = about['email_verified'] === true ? about['email'] : null;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof email === 'string' ? email.toLowerCase() : null,
  };
};
