/** Why single sign-on failed, as `error` in the address of the sign-in page. */
export const ssoRefusals = [
  'EXPIRED',
  'EMAIL_UNCONFIRMED',
  'NO_ACCESS',
  'OTHER_WORKSPACE',
  'METHOD_NOT_ALLOWED',
  'FAILED',
] as const;
export type SsoRefusal = (typeof ssoRefusals)[number];
