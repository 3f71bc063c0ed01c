import { refuse, type Refusal } from '@baton/domain/core/refusal';
import { prepared } from '../db/statement.ts';

/** Failed sign-ins of a network for one account and for all accounts, in one time window. */
const accountLimit = 10;
const networkLimit = 100;
const windowMillis = 15 * 60_000;

export interface AttemptRow {
  readonly email: string;
  readonly failures: number;
  readonly windowStart: Date;
}

const count = prepared<AttemptRow, [email: string, network: string, now: Date, windowOpen: Date]>(
  'count_sign_in_attempt',
  `INSERT INTO sign_in_attempt AS a (email, network, failures, window_start)
   VALUES ('', $2, 1, $3), ($1, $2, 1, $3)
   ON CONFLICT (email, network) DO UPDATE SET
     failures = CASE WHEN a.window_start <= $4 THEN 1 ELSE a.failures + 1 END,
     window_start = CASE WHEN a.window_start <= $4 THEN $3 ELSE a.window_start END
   RETURNING a.email, a.failures, a.window_start AS "windowStart"`,
);

/**
 * Counts a sign-in as failed before the password check and removes it after success, so
 * simultaneous guesses are all counted. The row without an email counts all accounts of the
 * network. Accounts are never locked for other networks, because then anyone could lock out their
 * owner.
 */
export const countAttempt = (email: string, network: string, now: number) =>
  count(email, network, new Date(now), new Date(now - windowMillis));

const forgive = prepared<unknown, [email: string, network: string]>(
  'forgive_sign_in_attempt',
  `WITH mine AS (DELETE FROM sign_in_attempt WHERE email = $1 AND network = $2)
   UPDATE sign_in_attempt SET failures = greatest(failures - 1, 0) WHERE email = '' AND network = $2`,
);

const forgetOld = prepared<unknown, [windowOpen: Date]>(
  'forget_sign_in_attempts',
  'DELETE FROM sign_in_attempt WHERE window_start <= $1',
);

/**
 * Removes the failures of this network and account after a correct password, and all expired rows.
 */
export const clearAttempts = (email: string, network: string, now: number) =>
  [forgive(email, network), forgetOld(new Date(now - windowMillis))] as const;

/** Returns why the password isn't checked now, or null. */
export const throttleRefusal = (rows: readonly AttemptRow[], now: number): Refusal | null => {
  const over = rows.filter(
    (row) => row.failures > (row.email === '' ? networkLimit : accountLimit),
  );
  if (over.length === 0) return null;
  const free = Math.max(...over.map((row) => row.windowStart.getTime() + windowMillis));
  return refuse('TooManyAttempts', { seconds: Math.max(1, Math.ceil((free - now) / 1000)) });
};
