import type { TokenScope } from '@baton/domain/party/token-scopes';
import { grantedScopes } from '../../platform/auth/session-statements.ts';
import { prepared, type Statement } from '../../platform/db/statement.ts';
import { partyColumns, type PartyNode } from '../people/index.ts';
import { tenantJson, type TenantNode } from '../tenants/index.ts';
import type { SessionNode } from './active/active-sessions.queries.ts';

/** Data around every screen: the person, the workspace, and their other workspaces. */
export interface ApiTokenNode {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  /** Null if it was never used. */
  readonly lastUsedAt: string | null;
  readonly mayWrite: boolean;
  readonly scopes: readonly TokenScope[];
}

export interface CalendarFeedNode {
  readonly createdAt: string;
  /** Null if it was never read. */
  readonly lastUsedAt: string | null;
}

export interface ViewerShape {
  readonly user: Required<PartyNode>;
  readonly tenant: TenantNode;
  readonly tenants: readonly TenantNode[];
  readonly sessions: readonly SessionNode[];
  readonly apiTokens: readonly ApiTokenNode[];
  readonly calendarFeed: CalendarFeedNode | null;
  /** Name of the admin who views Baton as this person. Null in the person's own sessions. */
  readonly viewedBy: string | null;
}

const shape = prepared<ViewerShape, [tokenHash: Buffer, now: Date]>(
  'viewer_shape',
  `SELECT (SELECT row_to_json(u) FROM (SELECT ${partyColumns}) u) AS "user",
          ${tenantJson('t')} AS tenant,
          (SELECT json_agg(${tenantJson('o')}) FROM app.tenants_of(s.account_id) o) AS tenants,
          (SELECT json_agg(json_build_object('id', e.id, 'type', e.kind, 'name', e.name, 'createdAt', e.created_at, 'lastSeenAt', e.last_seen_at,
                    'userAgent', e.user_agent, 'isCurrent', e.id = s.id) ORDER BY e.id = s.id DESC, e.last_seen_at DESC, e.id)
             FROM session e WHERE e.account_id = s.account_id AND (e.kind = 'BROWSER' OR e.tenant_id = s.tenant_id) AND e.idle_until > $2 AND e.expires_at > $2) AS sessions,
          coalesce((SELECT json_agg(json_build_object('id', e.id, 'name', e.name, 'createdAt', e.created_at, 'expiresAt', e.expires_at,
                    'lastUsedAt', CASE WHEN e.last_seen_at > e.created_at THEN e.last_seen_at END,
                    'mayWrite', 'write' = ANY (e.scopes), 'scopes', ${grantedScopes('e')}) ORDER BY e.created_at DESC, e.id DESC)
             FROM session e WHERE e.account_id = s.account_id AND e.tenant_id = s.tenant_id AND e.kind = 'API_TOKEN' AND e.expires_at > $2), '[]') AS "apiTokens",
          (SELECT json_build_object('createdAt', e.created_at, 'lastUsedAt', CASE WHEN e.last_seen_at > e.created_at THEN e.last_seen_at END)
             FROM session e WHERE e.account_id = s.account_id AND e.tenant_id = s.tenant_id AND e.kind = 'CALENDAR' AND e.idle_until > $2) AS "calendarFeed",
          (SELECT v.name FROM session o JOIN party v ON v.tenant_id = o.tenant_id AND v.account_id = o.account_id AND v.deleted_at IS NULL
            WHERE o.id = s.opened_by) AS "viewedBy"
     FROM session s
     JOIN party p ON p.tenant_id = s.tenant_id AND p.account_id = s.account_id AND p.deleted_at IS NULL
     JOIN tenant t ON t.id = s.tenant_id
    WHERE s.token_hash = $1`,
);

/** Reads the viewer's data after the session check in the same round trip, for the same token. */
export const viewerShape = (tokenHash: Buffer, now: number): Statement<ViewerShape> =>
  shape(tokenHash, new Date(now));
