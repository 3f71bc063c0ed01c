ALTER TABLE sso_connection
  -- True if people with a verified domain of the connection can't use passwords and passkeys.
  ADD COLUMN is_required boolean NOT NULL DEFAULT false,
  -- Last successful test by an admin. Null if there was none.
  ADD COLUMN tested_at timestamptz;
-- The admin who only tests the connection. Null for a sign-in.
ALTER TABLE sso_attempt ADD COLUMN tester_id uuid;
-- True for an admin who can use a password even if single sign-on is required, in case the identity provider fails.
ALTER TABLE party ADD COLUMN is_break_glass boolean NOT NULL DEFAULT false;

-- The last function asks before a workspace is open, also if the owner of the tables is no superuser.
CREATE POLICY owner_reads ON identity FOR SELECT TO CURRENT_USER USING (true);

DROP FUNCTION app.sso_of_domain(text);
-- Returns the connection of the people with a verified domain.
CREATE FUNCTION app.sso_of_domain(p_domain text)
  RETURNS TABLE(tenant_id uuid, connection_id uuid, name text, is_required boolean)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $$
    SELECT c.tenant_id, c.id, c.name, c.is_required FROM sso_domain d
      JOIN sso_connection c ON c.tenant_id = d.tenant_id AND c.id = d.connection_id
     WHERE d.domain = p_domain AND d.verified_at IS NOT NULL
  $$;
REVOKE ALL ON FUNCTION app.sso_of_domain(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.sso_of_domain(text) TO baton_app;

-- Returns whether the account can sign in only at its identity provider. An account that other workspaces also use
-- isn't linked to a provider by its address, so it keeps its password until it has an identity there.
CREATE FUNCTION app.requires_sso(p_account uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $$
    SELECT EXISTS (
      SELECT FROM account a
        JOIN sso_domain d ON d.domain = split_part(lower(a.email), '@', 2) AND d.verified_at IS NOT NULL
        JOIN sso_connection c ON c.tenant_id = d.tenant_id AND c.id = d.connection_id AND c.is_required
        JOIN party p ON p.tenant_id = c.tenant_id AND p.account_id = a.id AND p.deleted_at IS NULL
       WHERE a.id = p_account AND NOT (p.is_admin AND p.is_break_glass)
         AND (NOT EXISTS (SELECT FROM party o WHERE o.account_id = a.id AND o.tenant_id <> c.tenant_id AND o.deleted_at IS NULL)
              OR EXISTS (SELECT FROM identity i WHERE i.account_id = a.id AND i.tenant_id = c.tenant_id)))
  $$;
REVOKE ALL ON FUNCTION app.requires_sso(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.requires_sso(uuid) TO baton_app;
