-- Returns the social connection that the sign-in page of a workspace offers, or of the only workspace without an id. It
-- must be allowed and tested, and have a verified domain, because no one else can sign in with it.
CREATE FUNCTION app.social_sign_in_of(p_tenant uuid)
  RETURNS TABLE(tenant_id uuid, connection_id uuid, name text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $$
    SELECT c.tenant_id, c.id, c.name FROM tenant t JOIN sso_connection c ON c.tenant_id = t.id
     WHERE CASE WHEN p_tenant IS NULL THEN NOT EXISTS (SELECT FROM tenant other WHERE other.id <> t.id)
                ELSE t.id = p_tenant END
       AND c.method = 'SOCIAL' AND 'SOCIAL' = ANY (t.sign_in_methods) AND c.tested_at IS NOT NULL
       AND EXISTS (SELECT FROM sso_domain d WHERE d.tenant_id = c.tenant_id AND d.connection_id = c.id
                      AND d.verified_at IS NOT NULL)
     ORDER BY lower(c.name), c.id LIMIT 1
  $$;
REVOKE ALL ON FUNCTION app.social_sign_in_of(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.social_sign_in_of(uuid) TO baton_app;
