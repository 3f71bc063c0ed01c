-- The wall of the tenant and the rights on these tables stay as they are.
ALTER TABLE tenant
  -- Methods that people can use to sign in.
  ADD COLUMN sign_in_methods text[] NOT NULL DEFAULT '{PASSWORD,PASSKEY,OIDC,SAML,SOCIAL}'
    CHECK (sign_in_methods <@ '{PASSWORD,PASSKEY,OIDC,SAML,SOCIAL}'::text[]);
ALTER TABLE sso_connection
  -- The method that the sign-in policy allows or not: OIDC, SAML, or SOCIAL.
  ADD COLUMN method text CHECK (method IN ('OIDC', 'SAML', 'SOCIAL'));
UPDATE sso_connection
   SET method = CASE WHEN protocol = 'SAML' THEN 'SAML'
                     WHEN rtrim(issuer, '/') = 'https://accounts.google.com' THEN 'SOCIAL' ELSE 'OIDC' END;

-- Returns whether the workspace doesn't let the person of an account in with a password or passkey. Exempt admins can
-- always use them. Identity providers are checked by app.sso_of_domain and when they answer.
CREATE FUNCTION app.refuses_method(p_account uuid, p_tenant uuid, p_method text) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $$
    SELECT p_method IN ('PASSWORD', 'PASSKEY')
       AND EXISTS (SELECT FROM tenant t WHERE t.id = p_tenant AND p_method <> ALL (t.sign_in_methods))
       AND NOT EXISTS (SELECT FROM party p WHERE p.tenant_id = p_tenant AND p.account_id = p_account
                          AND p.is_admin AND p.is_break_glass AND p.deleted_at IS NULL)
  $$;
REVOKE ALL ON FUNCTION app.refuses_method(uuid, uuid, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.refuses_method(uuid, uuid, text) TO baton_app;

-- Returns the connection of the people with a verified domain, if the workspace allows its method. It is also required
-- if the workspace doesn't allow passwords.
CREATE OR REPLACE FUNCTION app.sso_of_domain(p_domain text)
  RETURNS TABLE(tenant_id uuid, connection_id uuid, name text, is_required boolean)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $$
    SELECT c.tenant_id, c.id, c.name, c.is_required OR 'PASSWORD' <> ALL (t.sign_in_methods) FROM sso_domain d
      JOIN sso_connection c ON c.tenant_id = d.tenant_id AND c.id = d.connection_id
      JOIN tenant t ON t.id = c.tenant_id
     WHERE d.domain = p_domain AND d.verified_at IS NOT NULL
       AND coalesce(c.method, c.protocol) = ANY (t.sign_in_methods)
  $$;
