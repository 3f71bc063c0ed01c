import type { PasswordPolicy } from '@baton/domain/party/password-rules';

/** Returns the policy, or SPEC for a value of a later release. */
export const knownPolicy = (value: string): PasswordPolicy => (value === 'NIST' ? 'NIST' : 'SPEC');
