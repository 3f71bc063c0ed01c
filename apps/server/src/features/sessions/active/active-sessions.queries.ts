import { auditSql } from '../../../platform/audit/record-audit.ts';
import { prepared } from '../../../platform/db/statement.ts';

/** Who or what uses a session. */
export type SessionType = 'BROWSER' | 'VIEWING' | 'API_TOKEN' | 'CALENDAR' | 'VISITOR' | 'GUEST';

export interface SessionNode {
  readonly id: string;
  readonly type: SessionType;
  /** Name of an API token. Empty for others. */
  readonly name: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly userAgent: string;
  readonly isCurrent: boolean;
}

const ofParty = `FROM party p JOIN session e ON e.tenant_id = p.tenant_id AND (e.account_id = p.account_id OR e.party_id = p.id)
  WHERE p.tenant_id = app.tenant_id() AND p.id = $1`;

/** Returns the valid sessions of a person in the workspace, the last used first. */
export const sessionsOfParty = prepared<
  SessionNode,
  [partyId: string, now: Date, currentId: string]
>(
  'sessions_of_party',
  `SELECT e.id, e.kind AS type, e.name, e.created_at AS "createdAt", e.last_seen_at AS "lastSeenAt",
          e.user_agent AS "userAgent", e.id = $3 AS "isCurrent"
     ${ofParty} AND e.idle_until > $2 AND e.expires_at > $2
    ORDER BY e.last_seen_at DESC, e.id`,
);

/** Ends one session of a person in the workspace, and records it. Returns no row if there is none. */
export const endSessionOfParty = prepared<
  { readonly id: string },
  [partyId: string, sessionId: string, auditId: string, at: Date, by: string]
>(
  'end_session_of_party',
  `WITH found AS (SELECT e.id, p.name ${ofParty} AND e.id = $2),
   gone AS (DELETE FROM session e USING found f WHERE e.id = f.id RETURNING e.id),
   audited AS (${auditSql({
     action: 'DELETED',
     objectType: 'Session',
     entry: ['$3', '$4', '$5'],
     from: 'found t JOIN gone ON gone.id = t.id',
   })})
   SELECT id FROM gone`,
);
