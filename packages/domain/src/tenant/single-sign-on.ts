import { refuse, type Refusal } from '../core/refusal.ts';

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
