-- Identity providers (OpenID Connect) with which the people of a workspace sign in.
CREATE TABLE sso_connection (
  tenant_id     uuid NOT NULL REFERENCES tenant ON DELETE CASCADE,
  id            uuid NOT NULL,
  name          text NOT NULL,
  issuer        text NOT NULL,
  client_id     text NOT NULL,
  -- Encrypted.
  client_secret bytea NOT NULL,
  created_at    timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX sso_connection_name ON sso_connection (tenant_id, lower(name));
ALTER TABLE sso_connection ENABLE ROW LEVEL SECURITY;
ALTER TABLE sso_connection FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sso_connection USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
-- Also if the owner of the tables is no superuser.
CREATE POLICY owner_reads ON sso_connection FOR SELECT TO CURRENT_USER USING (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON sso_connection TO baton_app;

-- Domains whose people sign in with a connection. A verified domain belongs to one workspace.
CREATE TABLE sso_domain (
  tenant_id     uuid NOT NULL REFERENCES tenant ON DELETE CASCADE,
  id            uuid NOT NULL,
  domain        text NOT NULL,
  -- Value that the DNS record must contain.
  proof         text NOT NULL,
  connection_id uuid NOT NULL,
  verified_at   timestamptz,
  created_at    timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, domain),
  FOREIGN KEY (tenant_id, connection_id) REFERENCES sso_connection ON DELETE CASCADE
);
CREATE UNIQUE INDEX sso_domain_verified ON sso_domain (domain) WHERE verified_at IS NOT NULL;
CREATE INDEX sso_domain_connection ON sso_domain (tenant_id, connection_id);
ALTER TABLE sso_domain ENABLE ROW LEVEL SECURITY;
ALTER TABLE sso_domain FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON sso_domain USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
-- Also if the owner of the tables is no superuser.
CREATE POLICY owner_reads ON sso_domain FOR SELECT TO CURRENT_USER USING (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON sso_domain TO baton_app;

-- Sign-ins that wait for the identity provider.
CREATE TABLE sso_attempt (
  -- SHA-256 of the state, which the identity provider returns.
  state_hash    bytea PRIMARY KEY,
  -- SHA-256 of the cookie of the browser that started the sign-in.
  browser_hash  bytea NOT NULL,
  tenant_id     uuid NOT NULL,
  connection_id uuid NOT NULL,
  -- Page to open afterwards.
  redirect      text NOT NULL,
  expires_at    timestamptz NOT NULL,
  FOREIGN KEY (tenant_id, connection_id) REFERENCES sso_connection ON DELETE CASCADE
);
CREATE INDEX sso_attempt_connection ON sso_attempt (tenant_id, connection_id);
CREATE INDEX sso_attempt_expiry ON sso_attempt (expires_at);
GRANT SELECT, INSERT, DELETE ON sso_attempt TO baton_app;

-- Returns the connection of the people with a verified domain.
CREATE FUNCTION app.sso_of_domain(p_domain text)
  RETURNS TABLE(tenant_id uuid, connection_id uuid, name text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $$
    SELECT c.tenant_id, c.id, c.name FROM sso_domain d
      JOIN sso_connection c ON c.tenant_id = d.tenant_id AND c.id = d.connection_id
     WHERE d.domain = p_domain AND d.verified_at IS NOT NULL
  $$;
REVOKE ALL ON FUNCTION app.sso_of_domain(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.sso_of_domain(text) TO baton_app;
