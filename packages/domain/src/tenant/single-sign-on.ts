import { refuse, type Refusal } from '../core/refusal.ts';
import { nameRefusal } from '../party/person-rules.ts';

const domainShape =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** Returns why a lowercase domain is invalid, or null. */
export const domainRefusal = (domain: string): Refusal | null =>
  domainShape.test(domain) ? null : refuse('InvalidDomain', {}, 'domain');

/** Mailboxes of a domain that only its administration reads (RFC 2142 and the rules of certificates). */
export const domainContacts = [
  ...(['admin', 'administrator', 'hostmaster', 'postmaster', 'webmaster'] as const),
] as const;
export type DomainContact = (typeof domainContacts)[number];

/** Returns the address that gets the code which proves a domain. */
export const contactAddress = (contact: DomainContact, domain: string): string =>
  `${contact}@${domain}`;

/** How an identity provider proves who a person is. */
export const ssoProtocols = ['OIDC', 'SAML'] as const;
export type SsoProtocol = (typeof ssoProtocols)[number];

/** Returns why the address of an identity provider is invalid, or null. Plain http is for tests on one machine. */
const addressRefusal = (address: string, field: 'issuer' | 'signInUrl'): Refusal | null =>
  /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?=[:/]|$))[^\s#]+$/i.test(address) &&
  (field === 'signInUrl' || !address.includes('?'))
    ? null
    : refuse('InvalidIssuer', {}, field);

/** Identity providers whose issuer is known. */
export const knownIssuers = { GOOGLE: 'https://accounts.google.com' } as const;

/** What an admin enters for a connection. */
export interface ConnectionFields {
  readonly protocol: SsoProtocol;
  readonly name: string;
  /** Issuer (OIDC) or entity ID (SAML). */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly signInUrl: string;
  /** Certificates in the PEM format. Several let the provider replace its key. */
  readonly certificate: string;
}

const pemBlock = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;

/** Returns the certificates of a text in the PEM format. Empty if it contains anything else. */
export const pemCertificates = (text: string): readonly string[] =>
  text.replace(pemBlock, '').trim() === '' ? (text.match(pemBlock) ?? []) : [];

const required = (field: 'clientId' | 'clientSecret' | 'issuer', value: string): Refusal | null =>
  value.trim() === '' ? refuse('Required', {}, field) : null;

/** Returns the errors of a connection by field. Only a new one needs its secret. */
export const connectionRefusals = (
  { protocol, name, issuer, clientId, clientSecret, signInUrl, certificate }: ConnectionFields,
  isNew: boolean,
): readonly (Refusal | null)[] =>
  protocol === 'SAML'
    ? [
        nameRefusal(name),
        // An entity ID is any text.
        required('issuer', issuer),
        addressRefusal(signInUrl.trim(), 'signInUrl'),
        pemCertificates(certificate).length === 0
          ? refuse('InvalidCertificate', {}, 'certificate')
          : null,
      ]
    : [
        nameRefusal(name),
        addressRefusal(issuer.trim(), 'issuer'),
        required('clientId', clientId),
        isNew ? required('clientSecret', clientSecret) : null,
      ];

/** What single sign-on needs before it can be required. */
export interface RequirementFacts {
  /** True if a domain of the connection is verified. */
  readonly hasDomain: boolean;
  /** True if an admin signed in with the connection as a test. */
  readonly isTested: boolean;
  /** True if the sign-in policy allows the method of the connection. */
  readonly isAllowed: boolean;
}

/** No admin with a password is exempt, in case the identity provider fails. */
export const noBreakGlassAdmin = refuse('NoBreakGlassAdmin', {}, 'breakGlassIds');

/** Returns what is missing before single sign-on can be required. */
export const requirementRefusals = ({
  hasDomain,
  isTested,
  isAllowed,
}: RequirementFacts): readonly (Refusal | null)[] => [
  hasDomain ? null : refuse('NoVerifiedDomain', {}, 'isRequired'),
  isTested ? null : refuse('ConnectionUntested', {}, 'isRequired'),
  isAllowed ? null : refuse('MethodNotInPolicy', {}, 'isRequired'),
];
