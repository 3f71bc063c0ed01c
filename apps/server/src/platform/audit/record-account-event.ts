import { prepared, type Statement } from '../db/statement.ts';
import { usedLink } from '../auth/single-use-link.ts';

const maxClient = 300;

const insertEvent = prepared<
  unknown,
  [
    accountId: string | null,
    action: string,
    at: Date,
    isActor: boolean,
    client: string,
    after: string | null,
  ]
>('record_account_event', 'SELECT app.record_account_event($1, $2, $3, $4, $5, $6)');

/** The commit isn't awaited, so that the time doesn't show whether there is an account. */
const commitLater = prepared<unknown, []>(
  'commit_later',
  `SELECT set_config('synchronous_commit', 'off', true)`,
);

/**
 * Returns the statements that record a failed sign-in in each workspace of the account. Nothing is
 * recorded without an account, in the same time.
 */
export const recordFailedSignIn = (
  accountId: string | undefined,
  at: number,
  userAgent: string,
  method: 'PASSWORD' | 'CODE' | 'PASSKEY',
): readonly Statement[] => [
  commitLater(),
  insertEvent(
    ...([accountId ?? null, 'SIGN_IN_FAILED', new Date(at), false] as const),
    userAgent.slice(0, maxClient),
    JSON.stringify({ method }),
  ),
];

/** Returns the statement that records two-step sign-in in each workspace of the account. */
export const recordTwoStepSignIn = (accountId: string, at: number, userAgent: string): Statement =>
  insertEvent(
    ...([accountId, 'UPDATED', new Date(at), true] as const),
    userAgent.slice(0, maxClient),
    JSON.stringify({ twoStepSignIn: true }),
  );

/** Returns the statement that records a changed password in each workspace of the account. */
export const recordPasswordChange = (accountId: string, at: number, userAgent: string): Statement =>
  insertEvent(
    accountId,
    'PASSWORD_CHANGED',
    new Date(at),
    true,
    userAgent.slice(0, maxClient),
    null,
  );

const insertReset = prepared<unknown, [tokenHash: Buffer | null, at: Date, client: string]>(
  'record_password_reset',
  `SELECT app.record_account_event(account_id, 'PASSWORD_RESET', $2, true, $3, NULL)
     FROM (${usedLink('$1', '$2')}) used`,
);

/** Returns the statement that records a password that was set with a link. It follows `useLink`. */
export const recordPasswordReset = (
  tokenHash: Buffer | null,
  at: number,
  userAgent: string,
): Statement => insertReset(tokenHash, new Date(at), userAgent.slice(0, maxClient));

const insertTwoStepReset = prepared<unknown, [tokenHash: Buffer | null, at: Date, client: string]>(
  'record_two_step_reset',
  `SELECT app.record_account_event(u.account_id, 'UPDATED', $2, true, $3, '{"twoStepSignIn": false}')
     FROM (${usedLink('$1', '$2')}) u
    WHERE EXISTS (SELECT FROM credential c WHERE c.account_id = u.account_id AND c.kind = 'TOTP')`,
);

/**
 * Returns the statement that records the removal of the second factor with a link. It follows
 * `useLink` and precedes the removal.
 */
export const recordTwoStepReset = (
  tokenHash: Buffer | null,
  at: number,
  userAgent: string,
): Statement => insertTwoStepReset(tokenHash, new Date(at), userAgent.slice(0, maxClient));
