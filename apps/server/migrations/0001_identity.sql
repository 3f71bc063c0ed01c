-- Who: accounts, workspaces (tenants) and the parties that work is given to.
--
-- Every table of a workspace has tenant_id first in its primary key and in every foreign
-- key, and row-level security forced upon its owner too. The server works as baton_app,
-- which owns nothing; the workspace is set per transaction. Accounts and sessions stand
-- above workspaces (one person may belong to several) and are reached by platform/auth alone.

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'baton_app') THEN
    CREATE ROLE baton_app NOLOGIN NOSUPERUSER NOBYPASSRLS NOINHERIT;
  END IF;
  EXECUTE format('GRANT baton_app TO %I', current_user);
END $$;

CREATE SCHEMA app;
GRANT USAGE ON SCHEMA public, app TO baton_app;

CREATE FUNCTION app.tenant_id() RETURNS uuid
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.tenant_id', true), '')::uuid $$;

CREATE TYPE party_kind AS ENUM ('USER', 'TEAM', 'ROLE');
CREATE TYPE access_level AS ENUM ('INTERNAL', 'EXTERNAL', 'LIMITED');

CREATE TABLE account (
  id            uuid PRIMARY KEY,
  email         text NOT NULL,
  password_hash text NOT NULL,
  locale        text NOT NULL DEFAULT 'en',
  theme         text NOT NULL DEFAULT 'SYSTEM',
  created_at    timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT account_email_lower CHECK (email = lower(email))
);
CREATE UNIQUE INDEX account_email ON account (email);

CREATE TABLE tenant (
  id           uuid PRIMARY KEY,
  name         text NOT NULL,
  accent_color text NOT NULL DEFAULT '#4f56d3',
  time_zone    text NOT NULL DEFAULT 'UTC',
  is_demo      boolean NOT NULL DEFAULT false,
  created_at   timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE session (
  id           uuid PRIMARY KEY,
  token_hash   bytea NOT NULL,
  account_id   uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  tenant_id    uuid NOT NULL REFERENCES tenant ON DELETE CASCADE,
  user_agent   text NOT NULL DEFAULT '',
  created_at   timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  idle_until   timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL
);
CREATE UNIQUE INDEX session_token ON session (token_hash);
CREATE INDEX session_account ON session (account_id);

-- Failed sign-ins, counted per account and network so that nobody can lock another out.
CREATE TABLE sign_in_attempt (
  email        text NOT NULL,
  network      text NOT NULL,
  failures     integer NOT NULL,
  window_start timestamptz NOT NULL,
  PRIMARY KEY (email, network)
);

CREATE TABLE party (
  tenant_id    uuid NOT NULL REFERENCES tenant ON DELETE CASCADE,
  id           uuid NOT NULL,
  kind         party_kind NOT NULL,
  name         text NOT NULL,
  -- people only
  account_id   uuid REFERENCES account,
  email        text,
  access_level access_level NOT NULL DEFAULT 'INTERNAL',
  is_admin     boolean NOT NULL DEFAULT false,
  -- roles only: the code of a role that the product itself knows, such as PUBLISHER
  system_role  text,
  created_at   timestamptz NOT NULL DEFAULT now(),
  deleted_at   timestamptz,
  PRIMARY KEY (tenant_id, id),
  CONSTRAINT party_user CHECK ((kind = 'USER') = (email IS NOT NULL)),
  CONSTRAINT party_system_role CHECK (system_role IS NULL OR kind = 'ROLE')
);
CREATE UNIQUE INDEX party_name ON party (tenant_id, kind, lower(name)) WHERE kind <> 'USER' AND deleted_at IS NULL;
CREATE UNIQUE INDEX party_email ON party (tenant_id, lower(email)) WHERE kind = 'USER';
CREATE UNIQUE INDEX party_account ON party (account_id, tenant_id) WHERE account_id IS NOT NULL;
CREATE INDEX party_list ON party (tenant_id, kind, name, id) WHERE deleted_at IS NULL;

-- Members of teams and of roles.
CREATE TABLE membership (
  tenant_id uuid NOT NULL,
  group_id  uuid NOT NULL,
  member_id uuid NOT NULL,
  PRIMARY KEY (tenant_id, group_id, member_id),
  FOREIGN KEY (tenant_id, group_id) REFERENCES party ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, member_id) REFERENCES party ON DELETE CASCADE
);
CREATE INDEX membership_member ON membership (tenant_id, member_id) INCLUDE (group_id);

-- One outcome per idempotency key, for commands that are not recorded as events of a workflow.
CREATE TABLE command_log (
  tenant_id  uuid NOT NULL REFERENCES tenant ON DELETE CASCADE,
  key        uuid NOT NULL,
  subject_id uuid NOT NULL,
  at         timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, key)
);

-- The session of a token: sets the workspace and the person for the rest of the transaction
-- and answers who they are. Raises BT401 where there is no such session, so that statements
-- sent behind it in the same trip do nothing. Runs as its owner because the workspace is not
-- known before it has run.
CREATE FUNCTION app.enter(p_token_hash bytea, p_now timestamptz)
  RETURNS TABLE (
    session_id uuid, account_id uuid, tenant_id uuid, user_id uuid, user_name text, email text,
    access_level access_level, is_admin boolean, locale text, theme text,
    tenant_name text, time_zone text, parties uuid[], system_roles text[], last_seen_at timestamptz)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
#variable_conflict use_column
DECLARE
  s record;
BEGIN
  SELECT e.id, e.account_id, e.tenant_id, e.last_seen_at, e.idle_until, e.expires_at, a.locale, a.theme, t.name AS tenant_name, t.time_zone
    INTO s
    FROM session e JOIN account a ON a.id = e.account_id JOIN tenant t ON t.id = e.tenant_id
   WHERE e.token_hash = p_token_hash AND e.idle_until > p_now AND e.expires_at > p_now;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no session' USING ERRCODE = 'BT401';
  END IF;
  -- Being used keeps a session alive, as long again as it was given; once a minute is exact enough.
  IF s.last_seen_at < p_now - interval '1 minute' THEN
    UPDATE session SET last_seen_at = p_now, idle_until = least(p_now + (s.idle_until - s.last_seen_at), s.expires_at)
     WHERE id = s.id;
  END IF;
  PERFORM set_config('app.tenant_id', s.tenant_id::text, true);
  RETURN QUERY
    SELECT s.id, s.account_id, s.tenant_id, p.id, p.name, p.email, p.access_level, p.is_admin, s.locale, s.theme,
           s.tenant_name, s.time_zone,
           ARRAY(SELECT m.group_id FROM membership m WHERE m.tenant_id = p.tenant_id AND m.member_id = p.id) || p.id,
           ARRAY(SELECT r.system_role FROM membership m JOIN party r ON r.tenant_id = m.tenant_id AND r.id = m.group_id
                  WHERE m.tenant_id = p.tenant_id AND m.member_id = p.id AND r.system_role IS NOT NULL AND r.deleted_at IS NULL),
           s.last_seen_at
      FROM party p
     WHERE p.account_id = s.account_id AND p.tenant_id = s.tenant_id AND p.deleted_at IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no longer a member' USING ERRCODE = 'BT401';
  END IF;
END $$;

-- The workspaces that an account belongs to.
CREATE FUNCTION app.tenants_of(p_account uuid) RETURNS SETOF tenant
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
  SELECT t.* FROM party p JOIN tenant t ON t.id = p.tenant_id
   WHERE p.account_id = p_account AND p.deleted_at IS NULL ORDER BY t.name, t.id
$$;

-- A new workspace with the counter that numbers its workflows (a sequence: starts don't wait for one another).
CREATE FUNCTION app.create_tenant(p_id uuid, p_name text, p_time_zone text, p_is_demo boolean) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
BEGIN
  INSERT INTO tenant (id, name, time_zone, is_demo) VALUES (p_id, p_name, p_time_zone, p_is_demo);
  EXECUTE format('CREATE SEQUENCE app.%I', 'workflow_number_' || replace(p_id::text, '-', ''));
  EXECUTE format('GRANT USAGE ON SEQUENCE app.%I TO baton_app', 'workflow_number_' || replace(p_id::text, '-', ''));
  PERFORM set_config('app.tenant_id', p_id::text, true);
END $$;

CREATE FUNCTION app.next_workflow_number() RETURNS bigint
  LANGUAGE sql VOLATILE
  AS $$ SELECT nextval(format('app.%I', 'workflow_number_' || replace(app.tenant_id()::text, '-', ''))::regclass) $$;

ALTER TABLE tenant ENABLE ROW LEVEL SECURITY;
ALTER TABLE party ENABLE ROW LEVEL SECURITY;
ALTER TABLE membership ENABLE ROW LEVEL SECURITY;
ALTER TABLE command_log ENABLE ROW LEVEL SECURITY;
ALTER TABLE party FORCE ROW LEVEL SECURITY;
ALTER TABLE membership FORCE ROW LEVEL SECURITY;
ALTER TABLE command_log FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON tenant USING (id = app.tenant_id()) WITH CHECK (id = app.tenant_id());
CREATE POLICY tenant_wall ON party USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
-- For app.tenants_of alone, which runs as the owner: row-level security binds the owner too.
CREATE POLICY owner_reads ON party FOR SELECT TO CURRENT_USER USING (true);
CREATE POLICY tenant_wall ON membership USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
CREATE POLICY tenant_wall ON command_log USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());

GRANT SELECT, UPDATE ON tenant TO baton_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON account, session, sign_in_attempt, party, membership TO baton_app;
GRANT SELECT, INSERT ON command_log TO baton_app;
