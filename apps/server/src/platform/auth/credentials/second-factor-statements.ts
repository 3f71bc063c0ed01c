import type { PasswordPolicy } from '@baton/domain/party/password-rules';
import { prepared } from '../../db/statement.ts';
import { usedLink } from '../single-use-link.ts';

interface Found {
  readonly id: string;
}

/** Uses a code of an authenticator app. Returns no row if this code or a later one was used. */
export const useTotpStep = prepared<Found, [accountId: string, step: number, at: Date]>(
  'use_totp_step',
  `UPDATE credential SET counter = $2, last_used_at = $3
    WHERE account_id = $1 AND kind = 'TOTP' AND counter < $2 RETURNING id`,
);

/** Uses a recovery code. Returns no row if it doesn't exist. */
export const useRecoveryCode = prepared<Found, [accountId: string, hash: string]>(
  'use_recovery_code',
  `DELETE FROM credential WHERE account_id = $1 AND kind = 'RECOVERY_CODE' AND secret = $2 RETURNING id`,
);

/** Stores a confirmed authenticator app in place of an earlier one. */
export const saveTotp = prepared<
  unknown,
  [accountId: string, sealed: string, step: number, at: Date]
>(
  'save_totp',
  `INSERT INTO credential (account_id, kind, secret, counter, created_at, last_used_at)
   VALUES ($1, 'TOTP', $2, $3, $4, $4)
   ON CONFLICT (account_id, kind) WHERE kind IN ('PASSWORD', 'TOTP')
   DO UPDATE SET secret = excluded.secret, counter = excluded.counter, created_at = $4, last_used_at = $4`,
);

/** Replaces all recovery codes of an account. */
export const replaceRecoveryCodes = prepared<
  unknown,
  [accountId: string, hashes: readonly string[], at: Date]
>(
  'replace_recovery_codes',
  `WITH old AS (DELETE FROM credential WHERE account_id = $1 AND kind = 'RECOVERY_CODE')
   INSERT INTO credential (account_id, kind, secret, created_at)
   SELECT $1::uuid, 'RECOVERY_CODE', h, $3 FROM unnest($2::text[]) h`,
);

/** Removes the authenticator app and the recovery codes of an account. */
export const removeSecondFactor = prepared<Found, [accountId: string]>(
  'remove_second_factor',
  `DELETE FROM credential WHERE account_id = $1 AND kind IN ('TOTP', 'RECOVERY_CODE') RETURNING id`,
);

/** Removes the second factor of the account of a link that was used now. */
export const removeSecondFactorOfLink = prepared<Found, [tokenHash: Buffer | null, at: Date]>(
  'remove_second_factor_of_link',
  `DELETE FROM credential WHERE account_id = (${usedLink('$1', '$2')}) AND kind IN ('TOTP', 'RECOVERY_CODE')
   RETURNING id`,
);

/** Records that the person of a session confirmed who they are. */
export const confirmSession = prepared<
  unknown,
  [sessionId: string, at: Date, hasSecondFactor: boolean]
>(
  'confirm_session',
  `UPDATE session SET authenticated_at = $2, second_factor_at = CASE WHEN $3 THEN $2 ELSE second_factor_at END
    WHERE id = $1`,
);

/** Returns when the person of a session last confirmed who they are. */
export const sessionConfirmation = prepared<
  { readonly authenticatedAt: Date; readonly secondFactorAt: Date | null },
  [sessionId: string]
>(
  'session_confirmation',
  `SELECT authenticated_at AS "authenticatedAt", second_factor_at AS "secondFactorAt" FROM session WHERE id = $1`,
);

/** Returns why a session can't open a workspace: its age, no second factor, or the wrong way of signing in. */
export const lacksSecondFactor = prepared<
  {
    readonly lacks: boolean;
    readonly isSso: boolean;
    readonly requiresSso: boolean;
    readonly method: string;
    readonly isMethodRefused: boolean;
    readonly isTooOld: boolean | null;
  },
  [sessionId: string, accountId: string, tenantId: string, at: Date]
>(
  'lacks_second_factor',
  `SELECT second_factor_at IS NULL AND app.requires_second_factor($2, $3) AS lacks, method = 'SSO' AS "isSso",
          app.requires_sso($2) AS "requiresSso", method, app.refuses_method($2, $3, method) AS "isMethodRefused",
          (SELECT e.expires_at <= $4 FROM app.session_end($3, created_at, $4) e) AS "isTooOld"
     FROM session WHERE id = $1`,
);

/** Returns whether the current workspace requires a second factor of an account. */
export const secondFactorRequired = prepared<{ readonly isRequired: boolean }, [accountId: string]>(
  'second_factor_required',
  `SELECT app.requires_second_factor($1, app.tenant_id()) AS "isRequired"`,
);

/** How a person signs in. */
export interface SignInSettings {
  readonly hasPassword: boolean;
  readonly hasTotp: boolean;
  readonly recoveryCodesLeft: number;
  readonly passwordPolicy: PasswordPolicy;
}

export const signInSettingsOf = prepared<SignInSettings, [accountId: string]>(
  'sign_in_settings_of',
  `SELECT coalesce(bool_or(kind = 'PASSWORD'), false) AS "hasPassword",
          coalesce(bool_or(kind = 'TOTP'), false) AS "hasTotp",
          count(*) FILTER (WHERE kind = 'RECOVERY_CODE')::int AS "recoveryCodesLeft",
          app.password_policy($1) AS "passwordPolicy"
     FROM credential WHERE account_id = $1`,
);
