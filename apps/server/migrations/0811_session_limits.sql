-- The wall of the tenant and the rights on this table stay as they are.
ALTER TABLE tenant
  -- Minutes without use, and since the sign-in, after which a session in a browser ends.
  ADD COLUMN session_idle_minutes integer NOT NULL DEFAULT 480,
  ADD COLUMN session_max_minutes  integer NOT NULL DEFAULT 43200,
  ADD CHECK (session_idle_minutes BETWEEN 1 AND session_max_minutes);

-- Returns when a session in a browser ends without further use, and with it.
CREATE FUNCTION app.session_end(p_tenant uuid, p_started timestamptz, p_used timestamptz)
  RETURNS TABLE(idle_until timestamptz, expires_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $$
    SELECT least(p_used + make_interval(mins => t.session_idle_minutes),
                 p_started + make_interval(mins => t.session_max_minutes)),
           p_started + make_interval(mins => t.session_max_minutes)
      FROM tenant t WHERE t.id = p_tenant
  $$;
REVOKE ALL ON FUNCTION app.session_end(uuid, timestamptz, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.session_end(uuid, timestamptz, timestamptz) TO baton_app;
