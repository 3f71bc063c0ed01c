-- How a workspace looks on sign-in pages and in messages. Without a row, it looks like Baton.
CREATE TABLE branding (
  tenant_id   uuid PRIMARY KEY REFERENCES tenant,
  foreground  text NOT NULL,
  background  text NOT NULL,
  sender_name text NOT NULL,
  -- Languages that people can select. Empty for all.
  languages   text[] NOT NULL,
  logo        bytea,
  logo_type   text,
  CHECK ((logo IS NULL) = (logo_type IS NULL))
);
ALTER TABLE branding ENABLE ROW LEVEL SECURITY;
ALTER TABLE branding FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON branding USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
-- The next function runs before a workspace is open, also if the owner of the tables is no superuser.
CREATE POLICY owner_reads ON branding FOR SELECT TO CURRENT_USER USING (true);
GRANT SELECT, INSERT, UPDATE ON branding TO baton_app;

-- Returns how sign-in pages look: the workspace of the id, or the only one of the installation. A workspace without
-- a branding isn't disclosed.
CREATE FUNCTION app.branding_of(p_tenant uuid)
  RETURNS TABLE(tenant_id uuid, name text, accent_color text, foreground text, background text, languages text[],
                logo bytea, logo_type text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $$
    SELECT t.id, t.name, t.accent_color, b.foreground, b.background, b.languages, b.logo, b.logo_type
      FROM tenant t JOIN branding b ON b.tenant_id = t.id
     WHERE CASE WHEN p_tenant IS NULL THEN NOT EXISTS (SELECT FROM tenant other WHERE other.id <> t.id)
                ELSE t.id = p_tenant END
  $$;
REVOKE ALL ON FUNCTION app.branding_of(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.branding_of(uuid) TO baton_app;
