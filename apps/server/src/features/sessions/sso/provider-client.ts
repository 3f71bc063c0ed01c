import { createHash } from 'node:crypto';
import type { Services } from '../../../platform/graphql/request-context.ts';
import type { SealedConnection } from './sso-statements.ts';

/** What an identity provider says about a person. */
export interface ProvenIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** Null if the provider didn't verify it. */
  readonly email: string | null;
}

export interface ProviderAttempt {
  readonly tenantId: string;
  readonly connection: SealedConnection;
  readonly state: string;
  /** Token in the cookie of the browser that started the sign-in. */
  readonly browser: string;
}

/** What came back from the identity provider. */
export interface ProviderAnswer {
  readonly query: string;
  /** Response that was sent as a form. Null if there was none. */
  readonly response: string | null;
}

/**
 * Derives a value from the cookie of the browser that started the sign-in, so that it needn't be
 * stored.
 */
export const derived = (use: 'nonce' | 'verifier' | 'request', browser: string): string =>
  createHash('sha256').update(`${use} ${browser}`).digest('base64url');

const pageOf = (page: 'callback' | 'metadata') => (publicUrl: string, id: string) =>
  `${publicUrl}/auth/sso/${id}/${page}`;

/** Returns the address to which the identity provider sends the browser back. */
export const callbackUrl = pageOf('callback');

/** Returns the address of the SAML metadata of Baton, which is also its entity ID. */
export const metadataUrl = pageOf('metadata');

/** A protocol of identity providers. */
export interface ProviderClient {
  /** Returns the page of the identity provider. Without an address, it asks for one. */
  readonly authorizationUrl: (
    services: Services,
    attempt: ProviderAttempt,
    email: string | null,
  ) => Promise<string>;
  /** Returns who signed in. Throws unless everything about the answer is right. */
  readonly proveIdentity: (
    services: Services,
    attempt: ProviderAttempt,
    answer: ProviderAnswer,
  ) => Promise<ProvenIdentity>;
}
