import { totpDigits, totpSeconds, cleanCode } from '@baton/domain/party/second-factor';
import { Secret, TOTP } from 'otpauth';

/** Key that an authenticator app shares with Baton, as RFC 6238 describes. */
export interface TotpKey {
  /** The key in Base32, for people who can't scan the code. */
  readonly secret: string;
  /** Address that an authenticator app opens. */
  readonly uri: string;
}

const settings = { algorithm: 'SHA1', digits: totpDigits, period: totpSeconds } as const;

/** Returns a new key of 160 random bits. The workspace and the email name it in the app. */
export const makeTotpKey = (issuer: string, email: string): TotpKey => {
  const totp = new TOTP({ ...settings, issuer, label: email, secret: new Secret({ size: 20 }) });
  return { secret: totp.secret.base32, uri: totp.toString() };
};

/**
 * Returns the time step to which a code belongs. Codes of the previous and the next step are
 * accepted. Null if the code is wrong.
 */
export const totpStep = (secret: string, code: string, now: number): number | null => {
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: cleanCode(code), timestamp: now, window: 1 });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
};
