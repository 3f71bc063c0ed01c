import { refuse, type Refusal } from '@baton/domain/core/refusal';
import { prepared } from '../../platform/db/statement.ts';

/** Forms that one network can open in a minute. An office has one address for all its people. */
const limit = 10;
const windowMillis = 60_000;

interface OpeningRow {
  readonly count: number;
  readonly since: Date;
}

const count = prepared<OpeningRow, [form: string, network: string, now: Date, windowOpen: Date]>(
  'count_form_opening',
  `INSERT INTO sign_in_attempt AS a (email, network, failures, window_start) VALUES ($1, $2, 1, $3)
   ON CONFLICT (email, network) DO UPDATE SET
     failures = CASE WHEN a.window_start <= $4 THEN 1 ELSE a.failures + 1 END,
     window_start = CASE WHEN a.window_start <= $4 THEN $3 ELSE a.window_start END
   RETURNING failures AS count, window_start AS since`,
);

/** Counts that a network opens a public form. Sign-ins of the network don't count. */
export const countOpening = (linkId: string, network: string, now: number) =>
  count(`form ${linkId}`, network, new Date(now), new Date(now - windowMillis));

/** Returns why the form can't be opened now, or null. */
export const openingRefusal = (row: OpeningRow | undefined, now: number): Refusal | null =>
  row === undefined || row.count <= limit
    ? null
    : refuse('RateLimited', {
        seconds: Math.max(1, Math.ceil((row.since.getTime() + windowMillis - now) / 1000)),
      });
