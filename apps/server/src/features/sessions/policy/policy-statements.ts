import type { SignInPolicy } from '@baton/domain/tenant/sign-in-policy';
import { prepared } from '../../../platform/db/statement.ts';

/** Returns the sign-in policy of the current workspace. */
export const signInPolicyOf = prepared<SignInPolicy, []>(
  'sign_in_policy_of',
  `SELECT t.sign_in_methods AS methods, t.password_policy AS "passwordPolicy", t.requires_second_factor AS "requiresSecondFactor", t.confirms_address AS "confirmsAddress",
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
  ]
>(
  'update_sign_in_policy',
  `UPDATE tenant SET sign_in_methods = $1, password_policy = $2, requires_second_factor = $3, confirms_address = $4
    WHERE id = app.tenant_id()`,
);

/** Sets the roles whose people need a second factor. */
export const setSecondFactorRoles = prepared<unknown, [ids: readonly string[]]>(
  'set_second_factor_roles',
  `UPDATE party SET requires_second_factor = id = ANY($1::uuid[])
    WHERE tenant_id = app.tenant_id() AND kind = 'ROLE' AND requires_second_factor <> (id = ANY($1::uuid[]))`,
);

/**
 * Ends the sessions in browsers that the policy doesn't allow anymore, and those of all identity
 * providers if one of them isn't allowed anymore.
 */
export const endSessionsAgainstPolicy = prepared<{ readonly id: string }, [endsSso: boolean]>(
  'end_sessions_against_policy',
  `DELETE FROM session s WHERE s.tenant_id = app.tenant_id() AND s.kind = 'BROWSER'
      AND (s.second_factor_at IS NULL AND app.requires_second_factor(s.account_id, s.tenant_id)
           OR app.refuses_method(s.account_id, s.tenant_id, s.method) OR $1 AND s.method = 'SSO') RETURNING s.id`,
);
