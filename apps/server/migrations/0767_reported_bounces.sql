-- True for an address that a report said is wrong. Its server accepts messages before it refuses them, so
-- an accepted message doesn't resume it.
ALTER TABLE paused_address ADD COLUMN is_reported boolean NOT NULL DEFAULT false;

-- Reports name a message by its id only.
CREATE INDEX outgoing_mail_id ON outgoing_mail (id);
CREATE FUNCTION app.outgoing_mail_of(p_id uuid) RETURNS TABLE (tenant_id uuid, recipient text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $function$
    SELECT m.tenant_id, m.recipient FROM outgoing_mail m WHERE m.id = p_id
$function$;
REVOKE ALL ON FUNCTION app.outgoing_mail_of(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.outgoing_mail_of(uuid) TO baton_app;
