import { auditSql } from '../../../platform/audit/record-audit.ts';
import { prepared } from '../../../platform/db/statement.ts';

/** The audit log names a feed by its person. */
const audited = (action: 'CREATED' | 'DELETED', changed: string, entry: readonly string[]) => {
  const [id = '', at = '', by = ''] = entry;
  return auditSql({
    action,
    objectType: 'CalendarFeed',
    entry: [id, at, by],
    from: `(SELECT c.id, p.name FROM ${changed} c, party p WHERE p.tenant_id = app.tenant_id() AND p.id = ${by}) t`,
  });
};

/** Stores the token of a new feed. The former address of the person ends. */
export const putCalendarFeed = prepared<
  unknown,
  [
    id: string,
    tokenHash: Buffer,
    accountId: string,
    tenantId: string,
    at: Date,
    idleUntil: Date,
    auditId: string,
    by: string,
  ]
>(
  'put_calendar_feed',
  `WITH put AS (
     INSERT INTO session (id, token_hash, account_id, tenant_id, kind, created_at, last_seen_at, idle_until, expires_at)
     VALUES ($1, $2, $3, $4, 'CALENDAR', $5, $5, $6, 'infinity')
         ON CONFLICT (account_id, tenant_id) WHERE kind = 'CALENDAR' DO UPDATE
        SET token_hash = EXCLUDED.token_hash, created_at = EXCLUDED.created_at, last_seen_at = EXCLUDED.last_seen_at,
            idle_until = EXCLUDED.idle_until
     RETURNING id)
   ${audited('CREATED', 'put', ['$7', '$5', '$8'])}`,
);

/** Ends the feed of a person. Returns no row if there is none. */
export const endCalendarFeed = prepared<
  { readonly id: string },
  [accountId: string, tenantId: string, auditId: string, at: Date, by: string]
>(
  'end_calendar_feed',
  `WITH gone AS (
     DELETE FROM session WHERE account_id = $1 AND tenant_id = $2 AND kind = 'CALENDAR' RETURNING id),
   audited AS (${audited('DELETED', 'gone', ['$3', '$4', '$5'])})
   SELECT id FROM gone`,
);
