-- Each workspace has its own mail domain, so an alias exists once in a workspace.

-- Part before the mail domain of the installation. Null for the workspace that has the domain itself.
ALTER TABLE tenant ADD COLUMN mail_label text CHECK (mail_label ~ '^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$');

-- Returns the part before the mail domain for a new workspace. An ending tells apart names that look the same, and
-- avoids names of mail servers.
CREATE FUNCTION app.new_mail_label(p_id uuid, p_name text) RETURNS text
  LANGUAGE sql STABLE SET search_path TO 'public', 'pg_temp'
  AS $$
    SELECT CASE WHEN named.label IN ('', 'imap', 'mail', 'mx', 'smtp', 'www') OR EXISTS (SELECT FROM tenant t WHERE t.mail_label = named.label)
                THEN concat_ws('-', coalesce(nullif(named.label, ''), 'w'), right(p_id::text, 8)) ELSE named.label END
      FROM (SELECT btrim(left(btrim(regexp_replace(lower(regexp_replace(normalize(p_name, NFKD), E'[\u0300-\u036F]', '', 'g')),
                                                   '[^a-z0-9]+', '-', 'g'), '-'), 40), '-') AS label) named
  $$;
REVOKE ALL ON FUNCTION app.new_mail_label(uuid, text) FROM PUBLIC;

CREATE OR REPLACE FUNCTION app.create_tenant(p_id uuid, p_name text, p_time_zone text, p_is_demo boolean) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  -- One after the other, so that only one workspace has the mail domain of the installation.
  PERFORM pg_advisory_xact_lock(hashtext('create_tenant'));
  INSERT INTO tenant (id, name, time_zone, is_demo, mail_label)
  SELECT p_id, p_name, p_time_zone, p_is_demo, CASE WHEN EXISTS (SELECT FROM tenant) THEN app.new_mail_label(p_id, p_name) END;
  EXECUTE format('CREATE SEQUENCE app.%I', 'workflow_number_' || replace(p_id::text, '-', ''));
  EXECUTE format('GRANT USAGE ON SEQUENCE app.%I TO baton_app', 'workflow_number_' || replace(p_id::text, '-', ''));
  PERFORM set_config('app.tenant_id', p_id::text, true);
END $$;

-- The domain of the installation stays with the workspace that has the addresses. If several have some, none gets it.
DO $$
DECLARE workspace record;
BEGIN
  FOR workspace IN
    SELECT t.id, t.name FROM tenant t
     WHERE (SELECT count(DISTINCT a.tenant_id) FROM mail_alias a) > 1
        OR t.id <> (SELECT o.id FROM tenant o
                     ORDER BY EXISTS (SELECT FROM mail_alias a WHERE a.tenant_id = o.id) DESC, o.created_at, o.id LIMIT 1)
     ORDER BY t.created_at, t.id
  LOOP
    UPDATE tenant SET mail_label = app.new_mail_label(workspace.id, workspace.name) WHERE id = workspace.id;
  END LOOP;
END $$;
CREATE UNIQUE INDEX tenant_mail_label ON tenant (mail_label) NULLS NOT DISTINCT;

ALTER TABLE mail_alias DROP CONSTRAINT mail_alias_alias;
ALTER TABLE mail_alias ADD CONSTRAINT mail_alias_alias UNIQUE (tenant_id, alias);
-- True for an address that is older than the domains of workspaces. It is at the domain of the installation until it changes.
ALTER TABLE mail_alias ADD COLUMN is_shared boolean NOT NULL DEFAULT false;
ALTER TABLE mail_alias NO FORCE ROW LEVEL SECURITY;
UPDATE mail_alias a SET is_shared = true FROM tenant t WHERE t.id = a.tenant_id AND t.mail_label IS NOT NULL;
ALTER TABLE mail_alias FORCE ROW LEVEL SECURITY;
CREATE INDEX mail_alias_shared ON mail_alias (alias) WHERE is_shared;

DROP FUNCTION app.mail_alias_of(text);
-- Returns the workspace and the id of an alias, before any message is accepted. The label is null at the domain of the
-- installation.
CREATE FUNCTION app.mail_alias_of(p_alias text, p_label text) RETURNS TABLE(tenant_id uuid, id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $$
    SELECT a.tenant_id, a.id FROM tenant t JOIN mail_alias a ON a.tenant_id = t.id AND a.alias = p_alias
     WHERE t.mail_label IS NOT DISTINCT FROM p_label
    UNION ALL
    SELECT a.tenant_id, a.id FROM mail_alias a WHERE p_label IS NULL AND a.is_shared AND a.alias = p_alias
  $$;
REVOKE ALL ON FUNCTION app.mail_alias_of(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.mail_alias_of(text, text) TO baton_app;
