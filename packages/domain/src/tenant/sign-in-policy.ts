import type { PasswordPolicy } from '../party/password-rules.ts';

/** How the people of a workspace sign in. */
export interface SignInPolicy {
  readonly passwordPolicy: PasswordPolicy;
  /** True if everyone needs a second factor. */
  readonly requiresSecondFactor: boolean;
  /** Roles whose people need a second factor. */
  readonly secondFactorRoleIds: readonly string[];
  /** True if people must confirm their email address. */
  readonly confirmsAddress: boolean;
}
