-- Webhooks get the entries of the audit log. Older entries have no transaction and are sent to no one.
ALTER TABLE audit_entry ADD COLUMN transaction_id xid8;
ALTER TABLE audit_entry ALTER COLUMN transaction_id SET DEFAULT pg_current_xact_id();
CREATE INDEX audit_entry_transaction ON audit_entry (transaction_id, id);

-- Milliseconds of a time fit in no integer.
ALTER TABLE webhook_delivery ALTER COLUMN seq TYPE bigint;

-- Entries of all workspaces after the position of a reader, in an order that no later commit changes.
CREATE FUNCTION app.next_audit_entries(p_reader text, p_limit integer)
  RETURNS TABLE(tenant_id uuid, id uuid, "position" text, at timestamptz, object_type text, action text)
  LANGUAGE sql SECURITY DEFINER SET search_path TO public, pg_temp AS $$
    INSERT INTO app.event_reader (name) VALUES (p_reader) ON CONFLICT DO NOTHING;
    SELECT e.tenant_id, e.id, e.transaction_id::text, e.at, e.object_type, e.action
      FROM audit_entry e
     WHERE (e.transaction_id, e.id) >
           (SELECT r.transaction_id, r.workflow_id FROM app.event_reader r WHERE r.name = p_reader)
       AND e.transaction_id < pg_snapshot_xmin(pg_current_snapshot())
     ORDER BY e.transaction_id, e.id LIMIT p_limit
  $$;
REVOKE ALL ON FUNCTION app.next_audit_entries(text, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.next_audit_entries(text, integer) TO baton_app;
