import type { SignInPolicy } from '@baton/domain/tenant/sign-in-policy';
import { prepared } from '../../../platform/db/statement.ts';

/** Returns the sign-in policy of the current workspace. */
export const signInPolicyOf = prepared<SignInPolicy, []>(
  'sign_in_policy_of',
  `SELECT t.sign_in_methods AS methods, t.password_policy AS "passwordPolicy", t.requires_second_factor AS "requiresSecondFactor", t.confirms_address AS "confirmsAddress",
          t.session_idle_minutes AS "sessionIdleMinutes", t.session_max_minutes AS "sessionMaxMinutes",
          ARRAY(SELECT p.id FROM party p WHERE p.tenant_id = t.id AND p.kind = 'ROLE' AND p.requires_second_factor
                   AND p.deleted_at IS NULL ORDER BY p.name, p.id) AS "secondFactorRoleIds"
     FROM tenant t WHERE t.id = app.tenant_id()`,
);

export const updateSignInPolicyRow = prepared<
  unknown,
  [
    methods: readonly string[],
    passwordPolicy: string,
    requiresSecondFactor: boolean,
    confirmsAddress: boolean,
    sessionIdleMinutes: number,
    sessionMaxMinutes: number,
  ]
>(
  'update_sign_in_policy',
  `UPDATE tenant SET sign_in_methods = $1, password_policy = $2, requires_second_factor = $3, confirms_address = $4,
          session_idle_minutes = $5, session_max_minutes = $6
    WHERE id = app.tenant_id()`,
);

/** Sets the roles whose people need a second factor. */
export const setSecondFactorRoles = prepared<unknown, [ids: readonly string[]]>(
  'set_second_factor_roles',
  `UPDATE party SET requires_second_factor = id = ANY($1::uuid[])
    WHERE tenant_id = app.tenant_id() AND kind = 'ROLE' AND requires_second_factor <> (id = ANY($1::uuid[]))`,
);

/** Applies the limits of the workspace to its open sessions in browsers, if they changed. */
export const applySessionLimits = prepared<unknown, [isChanged: boolean, at: Date]>(
  'apply_session_limits',
  `UPDATE session s SET (idle_until, expires_at) =
          (SELECT e.idle_until, e.expires_at FROM app.session_end(s.tenant_id, s.created_at, s.last_seen_at) e)
    WHERE $1 AND s.tenant_id = app.tenant_id() AND s.kind = 'BROWSER' AND s.idle_until > $2 AND s.expires_at > $2`,
);

/**
 * Ends the sessions in browsers that the policy doesn't allow anymore, and those of all identity
 * providers if one of them isn't allowed anymore.
 */
export const endSessionsAgainstPolicy = prepared<
  { readonly id: string },
  [endsSso: boolean, at: Date]
>(
  'end_sessions_against_policy',
  `DELETE FROM session s WHERE s.tenant_id = app.tenant_id() AND s.kind = 'BROWSER'
      AND (s.idle_until <= $2 OR s.expires_at <= $2
           OR s.second_factor_at IS NULL AND app.requires_second_factor(s.account_id, s.tenant_id)
           OR app.refuses_method(s.account_id, s.tenant_id, s.method) OR $1 AND s.method = 'SSO') RETURNING s.id`,
);
