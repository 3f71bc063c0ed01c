import type { WaysIn } from '@baton/domain/tenant/sign-in-policy';
import type { SsoConnection, SsoDomain } from '../sso/sso-statements.ts';

/** Returns what decides whether people can still sign in with some methods. */
export const waysIn = (
  connections: readonly SsoConnection[],
  domains: readonly SsoDomain[],
  exemptAdmins: number,
): WaysIn => ({
  usable: connections
    .filter(
      ({ id, testedAt }) =>
        testedAt !== null &&
        domains.some((one) => one.connectionId === id && one.verifiedAt !== null),
    )
    .map(({ method }) => method),
  required: connections.filter(({ isRequired }) => isRequired).map(({ method }) => method),
  exemptAdmins,
});
