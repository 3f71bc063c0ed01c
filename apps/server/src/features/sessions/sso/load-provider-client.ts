import type { SsoProtocol } from '@baton/domain/tenant/single-sign-on';
import type { ProviderClient } from './provider-client.ts';

/** Loads the client of a protocol on demand, because most installations use one or none. */
export const loadProviderClient = (protocol: SsoProtocol): Promise<ProviderClient> =>
  protocol === 'SAML' ? import('./saml-client.ts') : import('./oidc-client.ts');
