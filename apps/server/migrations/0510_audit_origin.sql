-- Where a change came from, and events of accounts that happen before a workspace is open.
ALTER TABLE audit_entry
  -- Person in whose name the actor acted. Null if it was their own name.
  ADD COLUMN on_behalf_of uuid,
  -- Session of the API token that made the change. Null for browsers and jobs.
  ADD COLUMN token_id     uuid,
  -- User agent of the browser, or name of the API token. Null for jobs and old entries.
  ADD COLUMN client       text,
  ADD FOREIGN KEY (tenant_id, on_behalf_of) REFERENCES party;
CREATE INDEX audit_entry_actor ON audit_entry (tenant_id, actor_id, at DESC, id DESC);

-- Adds the origin of a change from the session of the transaction. An admin who views Baton as another
-- person is always the actor.
CREATE FUNCTION app.add_audit_origin() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $$
DECLARE
  s record;
BEGIN
  SELECT e.id, e.kind, e.name, e.user_agent, p.id AS admin_id INTO s
    FROM session e
    LEFT JOIN session o ON o.id = e.opened_by
    LEFT JOIN party p ON p.tenant_id = e.tenant_id AND p.account_id = o.account_id AND p.deleted_at IS NULL
   WHERE e.id = nullif(current_setting('app.session_id', true), '')::uuid;
  IF s.kind = 'API_TOKEN' THEN
    NEW.token_id := s.id;
    NEW.client := s.name;
  ELSIF s.id IS NOT NULL THEN
    NEW.client := nullif(s.user_agent, '');
  END IF;
  IF s.admin_id IS NOT NULL THEN
    NEW.on_behalf_of := NEW.actor_id;
    NEW.actor_id := s.admin_id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER audit_entry_origin BEFORE INSERT ON audit_entry FOR EACH ROW EXECUTE FUNCTION app.add_audit_origin();

-- The next function records before a workspace is open, also if the owner of the tables is no superuser.
CREATE POLICY owner_records ON audit_entry FOR INSERT TO CURRENT_USER WITH CHECK (true);

-- Records an event of an account in each workspace where it is active. Nothing for unknown accounts.
CREATE FUNCTION app.record_account_event(
  p_account uuid, p_action text, p_at timestamptz, p_is_actor boolean, p_client text, p_after jsonb
) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $$
    INSERT INTO audit_entry (tenant_id, id, at, actor_id, action, object_type, object_id, object_name, after, client)
    SELECT p.tenant_id, gen_random_uuid(), p_at, CASE WHEN p_is_actor THEN p.id END, p_action, 'User', p.id, p.name,
           p_after, nullif(p_client, '')
      FROM party p WHERE p.account_id = p_account AND p.deleted_at IS NULL
  $$;
REVOKE ALL ON FUNCTION app.record_account_event(uuid, text, timestamptz, boolean, text, jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.record_account_event(uuid, text, timestamptz, boolean, text, jsonb) TO baton_app;

-- Both functions that open a workspace also set the session, for the audit log.
CREATE OR REPLACE FUNCTION app.enter(p_token_hash bytea, p_now timestamp with time zone)
 RETURNS TABLE(session_id uuid, account_id uuid, tenant_id uuid, user_id uuid, user_name text, email text, access_level access_level, is_admin boolean, locale text, theme text, tenant_name text, time_zone text, parties uuid[], system_roles text[], stamp bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
DECLARE
  s record;
BEGIN
  SELECT e.id, e.account_id, e.tenant_id, e.last_seen_at, e.idle_until, e.expires_at, a.locale, a.theme,
         t.name AS tenant_name, t.time_zone, t.stamp
    INTO s
    FROM session e JOIN account a ON a.id = e.account_id JOIN tenant t ON t.id = e.tenant_id
   WHERE e.token_hash = p_token_hash AND e.idle_until > p_now AND e.expires_at > p_now;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no session' USING ERRCODE = 'BT401';
  END IF;
  -- Each use extends the session by its original duration. Once a minute is exact enough.
  IF s.last_seen_at < p_now - interval '1 minute' THEN
    UPDATE session SET last_seen_at = p_now, idle_until = least(p_now + (s.idle_until - s.last_seen_at), s.expires_at)
     WHERE id = s.id;
  END IF;
  PERFORM set_config('app.tenant_id', s.tenant_id::text, true);
  PERFORM set_config('app.session_id', s.id::text, true);
  RETURN QUERY
    SELECT s.id, s.account_id, s.tenant_id, p.id, p.name, p.email, p.access_level, p.is_admin, s.locale, s.theme,
           s.tenant_name, s.time_zone,
           ARRAY(SELECT m.group_id FROM membership m WHERE m.tenant_id = p.tenant_id AND m.member_id = p.id) || p.id,
           ARRAY(SELECT r.system_role FROM membership m JOIN party r ON r.tenant_id = m.tenant_id AND r.id = m.group_id
                  WHERE m.tenant_id = p.tenant_id AND m.member_id = p.id AND r.system_role IS NOT NULL AND r.deleted_at IS NULL),
           s.stamp
      FROM party p
     WHERE p.account_id = s.account_id AND p.tenant_id = s.tenant_id AND p.deleted_at IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no longer a member' USING ERRCODE = 'BT401';
  END IF;
END $function$;

CREATE OR REPLACE FUNCTION app.reenter(p_token_hash bytea, p_now timestamptz, p_stamp bigint) RETURNS text
  LANGUAGE sql SECURITY DEFINER
  BEGIN ATOMIC
    SELECT coalesce(
      (SELECT set_config('app.tenant_id', e.tenant_id::text, true) || set_config('app.session_id', e.id::text, true)
         FROM session e JOIN tenant t ON t.id = e.tenant_id
        WHERE e.token_hash = p_token_hash AND e.idle_until > p_now AND e.expires_at > p_now
          AND e.last_seen_at >= p_now - interval '1 minute' AND t.stamp = p_stamp),
      app.refuse_reentry());
  END;

-- Fails the transaction of a change that was decided on outdated facts.
CREATE FUNCTION app.refuse_outdated() RETURNS uuid
  LANGUAGE plpgsql
  AS $$
BEGIN
  RAISE EXCEPTION 'outdated' USING ERRCODE = 'BT412';
END $$;
