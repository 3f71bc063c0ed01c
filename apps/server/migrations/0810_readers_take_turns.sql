-- A reader looks ahead of its position, so that workspaces take turns. A null place is its position.
DROP FUNCTION app.next_events(text, integer);
CREATE FUNCTION app.next_events(p_reader text, p_limit integer, p_transaction text, p_workflow uuid, p_seq integer)
  RETURNS TABLE(tenant_id uuid, workflow_id uuid, seq integer, kinds text[], "position" text, at timestamptz, actor_id uuid, command text)
  LANGUAGE sql SECURITY DEFINER SET search_path TO public, pg_temp AS $$
    INSERT INTO app.event_reader (name) VALUES (p_reader) ON CONFLICT DO NOTHING;
    SELECT e.tenant_id, e.workflow_id, e.seq,
           ARRAY(SELECT DISTINCT x->>'kind' FROM jsonb_array_elements(e.events) x),
           e.transaction_id::text, e.at, e.actor_id, e.command
      FROM event e
     WHERE (e.transaction_id, e.workflow_id, e.seq) >
           (SELECT coalesce(p_transaction::xid8, r.transaction_id), coalesce(p_workflow, r.workflow_id), coalesce(p_seq, r.seq)
              FROM app.event_reader r WHERE r.name = p_reader)
       AND e.transaction_id < pg_snapshot_xmin(pg_current_snapshot())
     ORDER BY e.transaction_id, e.workflow_id, e.seq LIMIT p_limit
  $$;
REVOKE ALL ON FUNCTION app.next_events(text, integer, text, uuid, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.next_events(text, integer, text, uuid, integer) TO baton_app;

DROP FUNCTION app.next_audit_entries(text, integer);
CREATE FUNCTION app.next_audit_entries(p_reader text, p_limit integer, p_transaction text, p_id uuid)
  RETURNS TABLE(tenant_id uuid, id uuid, "position" text, at timestamptz, object_type text, action text)
  LANGUAGE sql SECURITY DEFINER SET search_path TO public, pg_temp AS $$
    INSERT INTO app.event_reader (name) VALUES (p_reader) ON CONFLICT DO NOTHING;
    SELECT e.tenant_id, e.id, e.transaction_id::text, e.at, e.object_type, e.action
      FROM audit_entry e
     WHERE (e.transaction_id, e.id) >
           (SELECT coalesce(p_transaction::xid8, r.transaction_id), coalesce(p_id, r.workflow_id)
              FROM app.event_reader r WHERE r.name = p_reader)
       AND e.transaction_id < pg_snapshot_xmin(pg_current_snapshot())
     ORDER BY e.transaction_id, e.id LIMIT p_limit
  $$;
REVOKE ALL ON FUNCTION app.next_audit_entries(text, integer, text, uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.next_audit_entries(text, integer, text, uuid) TO baton_app;
