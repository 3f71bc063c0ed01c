import { refuse, type Refusal } from '../core/refusal.ts';
import { nameRefusal } from '../party/person-rules.ts';

const domainShape =
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** Returns why a lowercase domain is invalid, or null. */
export const domainRefusal = (domain: string): Refusal | null =>
  domainShape.test(domain) ? null : refuse('InvalidDomain', {}, 'domain');

/** Returns why the address of an identity provider is invalid, or null. Plain http is for tests on one machine. */
export const issuerRefusal = (issuer: string): Refusal | null =>
  /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?=[:/]|$))[^\s?#]+$/i.test(issuer)
    ? null
    : refuse('InvalidIssuer', {}, 'issuer');

/** Identity providers whose issuer is known. */
export const knownIssuers = { GOOGLE: 'https://accounts.google.com' } as const;

/** What an admin enters for a connection. */
export interface ConnectionFields {
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Returns the errors of a connection by field. Only a new one needs its secret. */
export const connectionRefusals = (
  { name, issuer, clientId, clientSecret }: ConnectionFields,
  isNew: boolean,
): readonly (Refusal | null)[] => [
  nameRefusal(name),
  issuerRefusal(issuer),
  clientId.trim() === '' ? refuse('Required', {}, 'clientId') : null,
  isNew && clientSecret === '' ? refuse('Required', {}, 'clientSecret') : null,
];

/** What single sign-on needs before it can be required. */
export interface RequirementFacts {
  /** True if a domain of the connection is verified. */
  readonly hasDomain: boolean;
  /** True if an admin signed in with the connection as a test. */
  readonly isTested: boolean;
  /** True if an admin with a password is exempt, in case the identity provider fails. */
  readonly hasAdmin: boolean;
}

/** Returns what is missing before single sign-on can be required. */
export const requirementRefusals = ({
  hasDomain,
  isTested,
  hasAdmin,
}: RequirementFacts): readonly (Refusal | null)[] => [
  hasDomain ? null : refuse('NoVerifiedDomain', {}, 'isRequired'),
  isTested ? null : refuse('ConnectionUntested', {}, 'isRequired'),
  hasAdmin ? null : refuse('NoBreakGlassAdmin', {}, 'breakGlassIds'),
];
