import { pemCertificates } from '@baton/domain/tenant/single-sign-on';
import { emailRefusal } from '@baton/domain/party/person-rules';
import { generateServiceProviderMetadata, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import type { Services } from '../../../platform/graphql/request-context.ts';
import {
  callbackUrl,
  derived,
  metadataUrl,
  type ProviderAttempt,
  type ProviderClient,
} from './provider-client.ts';
import { checkResponse, readAssertion, type SamlExpectation } from './saml-checks.ts';

/** Attributes with which common providers send the address of a person. */
const emailAttributes = [
  'email',
  'mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
];

const expectationOf = (
  { publicUrl, now }: Services,
  { connection, browser }: ProviderAttempt,
): SamlExpectation => ({
  issuer: connection.issuer,
  callbackUrl: callbackUrl(publicUrl, connection.id),
  requestId: `_${derived('request', browser)}`,
  now: now(),
});

const clientOf = (services: Services, attempt: ProviderAttempt): SAML => {
  const { id, signInUrl, certificate } = attempt.connection;
  if (signInUrl === null || certificate === null) throw new Error('The connection is no SAML.');
  const { requestId } = expectationOf(services, attempt);
  const sentAt = new Date(services.now()).toISOString();
  const audience = metadataUrl(services.publicUrl, id);
  return new SAML({
    entryPoint: signInUrl,
    issuer: audience,
    audience,
    callbackUrl: callbackUrl(services.publicUrl, id),
    idpCert: [...pemCertificates(certificate)],
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    // `readAssertion` checks all times, with the clock of the server.
    acceptedClockSkewMs: -1,
    // The attempt is the memory of requests: it expires, and can be used once.
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: Infinity,
    generateUniqueId: () => requestId,
    cacheProvider: {
      saveAsync: async () => null,
      getAsync: async (key) => (key === requestId ? sentAt : null),
      removeAsync: async () => null,
    },
  });
};

export const authorizationUrl: ProviderClient['authorizationUrl'] = (services, attempt) =>
  clientOf(services, attempt).getAuthorizeUrlAsync(attempt.state, undefined, {});

export const proveIdentity: ProviderClient['proveIdentity'] = async (
  services,
  attempt,
  { response },
) => {
  if (response === null) throw new Error('The identity provider sent no response.');
  const expected = expectationOf(services, attempt);
  checkResponse(Buffer.from(response, 'base64').toString('utf8'), expected);
  const client = clientOf(services, attempt);
  const { profile } = await client.validatePostResponseAsync({ SAMLResponse: response });
  if (profile?.getAssertionXml === undefined) throw new Error('The response has no assertion.');
  // Only bytes with a verified signature are read from here on.
  const { nameId, attributes } = readAssertion(profile.getAssertionXml(), expected);
  const emails = emailAttributes.flatMap((name) => attributes.get(name) ?? []);
  const [email = nameId] = emails;
  const isClear = new Set(emails).size <= 1 && emailRefusal(email) === null;
  return {
    issuer: expected.issuer,
    subject: nameId,
    email: isClear ? email.toLowerCase() : null,
  };
};

/** Returns what an identity provider must know about Baton. */
export const spMetadata = (publicUrl: string, id: string): string =>
  generateServiceProviderMetadata({
    issuer: metadataUrl(publicUrl, id),
    callbackUrl: callbackUrl(publicUrl, id),
    identifierFormat: null,
    wantAssertionsSigned: true,
    generateUniqueId: () => `_${id}`,
  });
