import { refuse, type Refusal } from '../core/refusal.ts';
import type { PasswordPolicy } from '../party/password-rules.ts';
import type { SessionLimits } from './session-limits.ts';
import { knownIssuers, noBreakGlassAdmin, type SsoProtocol } from './single-sign-on.ts';

/** Ways to prove who a person is. The last three use an identity provider. */
export const signInMethods = ['PASSWORD', 'PASSKEY', 'OIDC', 'SAML', 'SOCIAL'] as const;
export type SignInMethod = (typeof signInMethods)[number];
/** Methods that use an identity provider. */
export type ProviderMethod = Exclude<SignInMethod, 'PASSWORD' | 'PASSKEY'>;

/** Returns the method of a connection to an identity provider. */
export const methodOfConnection = (protocol: SsoProtocol, issuer: string): ProviderMethod => {
  if (protocol === 'SAML') return 'SAML';
  return Object.values<string>(knownIssuers).includes(issuer.replace(/\/$/, ''))
    ? 'SOCIAL'
    : 'OIDC';
};

/** How the people of a workspace sign in. */
export interface SignInPolicy extends SessionLimits {
  /** Methods that people can use. Exempt admins can always use a password or passkey. */
  readonly methods: readonly SignInMethod[];
  readonly passwordPolicy: PasswordPolicy;
  /** True if everyone needs a second factor. */
  readonly requiresSecondFactor: boolean;
  /** Roles whose people need a second factor. */
  readonly secondFactorRoleIds: readonly string[];
  /** True if people must confirm their email address. */
  readonly confirmsAddress: boolean;
}

/** Facts that decide whether people can still sign in. */
export interface WaysIn {
  /** Methods of identity providers that passed a test and have a verified domain. */
  readonly usable: readonly ProviderMethod[];
  /** Methods of identity providers that are required for some people. */
  readonly required: readonly ProviderMethod[];
  /** Number of exempt admins with a password. */
  readonly exemptAdmins: number;
}

/**
 * Returns why only these methods can't be allowed. New people have no passkey yet, so they need a
 * password or an identity provider.
 */
export const methodsRefusals = (
  methods: readonly SignInMethod[],
  { usable, required, exemptAdmins }: WaysIn,
): readonly (Refusal | null)[] => {
  const allowsPassword = methods.includes('PASSWORD');
  return [
    allowsPassword || usable.some((method) => methods.includes(method))
      ? null
      : refuse('NoWayToSignIn', {}, 'methods'),
    required.every((method) => methods.includes(method))
      ? null
      : refuse('RequiredMethodMissing', {}, 'methods'),
    (allowsPassword && required.length === 0) || exemptAdmins > 0 ? null : noBreakGlassAdmin,
  ];
};
