-- Whoever asks is remembered too: their place in the workspace may change only together with its stamp.
CREATE TRIGGER membership_added AFTER INSERT ON membership
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.touch_workspaces();
CREATE TRIGGER membership_changed AFTER UPDATE ON membership
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.touch_workspaces();
CREATE TRIGGER membership_removed AFTER DELETE ON membership
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.touch_workspaces();

CREATE FUNCTION app.touch_workspaces_of_account() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
BEGIN
  UPDATE tenant SET stamp = stamp + 1 WHERE id IN (SELECT p.tenant_id FROM party p WHERE p.account_id = NEW.id);
  RETURN NULL;
END $$;

CREATE TRIGGER account_changed AFTER UPDATE ON account
  FOR EACH ROW WHEN (NEW.locale IS DISTINCT FROM OLD.locale OR NEW.theme IS DISTINCT FROM OLD.theme)
  EXECUTE FUNCTION app.touch_workspaces_of_account();

-- As before, with the stamp at which it is true.
DROP FUNCTION app.enter(bytea, timestamptz);
CREATE FUNCTION app.enter(p_token_hash bytea, p_now timestamptz)
  RETURNS TABLE (
    session_id uuid, account_id uuid, tenant_id uuid, user_id uuid, user_name text, email text,
    access_level access_level, is_admin boolean, locale text, theme text,
    tenant_name text, time_zone text, parties uuid[], system_roles text[], stamp bigint)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
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
           s.stamp
      FROM party p
     WHERE p.account_id = s.account_id AND p.tenant_id = s.tenant_id AND p.deleted_at IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no longer a member' USING ERRCODE = 'BT401';
  END IF;
END $$;

CREATE FUNCTION app.refuse_reentry() RETURNS text
  LANGUAGE plpgsql
  AS $$
BEGIN
  RAISE EXCEPTION 'what was remembered of the session may be old' USING ERRCODE = 'BT409';
END $$;

-- The same for somebody who was here a moment ago, a third as dear: the session lives, was seen less
-- than a minute ago, and nothing about the workspace and its people has changed since. Where that is
-- not so BT409 is raised, so that statements sent behind it do nothing, and app.enter is to be asked.
CREATE FUNCTION app.reenter(p_token_hash bytea, p_now timestamptz, p_stamp bigint) RETURNS text
  LANGUAGE sql SECURITY DEFINER
  BEGIN ATOMIC
    SELECT coalesce(
      (SELECT set_config('app.tenant_id', e.tenant_id::text, true)
         FROM session e JOIN tenant t ON t.id = e.tenant_id
        WHERE e.token_hash = p_token_hash AND e.idle_until > p_now AND e.expires_at > p_now
          AND e.last_seen_at >= p_now - interval '1 minute' AND t.stamp = p_stamp),
      app.refuse_reentry());
  END;

-- Functions are everybody's unless said otherwise.
REVOKE ALL ON FUNCTION app.enter(bytea, timestamptz), app.reenter(bytea, timestamptz, bigint) FROM public;
GRANT EXECUTE ON FUNCTION app.enter(bytea, timestamptz), app.reenter(bytea, timestamptz, bigint) TO baton_app;
