/** Number of digits of a code of an authenticator app. */
export const totpDigits = 6;
/** Seconds after which an authenticator app shows the next code. */
export const totpSeconds = 30;
/** Number of recovery codes that a person gets. */
export const recoveryCodeCount = 10;

/** Returns a typed code without spaces and hyphens, in small letters. */
export const cleanCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toLowerCase();

/** Returns true for a code of an authenticator app, and false for all others, such as recovery codes. */
export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(cleanCode(code));
