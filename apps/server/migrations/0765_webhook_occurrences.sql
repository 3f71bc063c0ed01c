-- Reminders of due dates that webhooks got, so that each is sent once.
CREATE TABLE webhook_reminder (
  tenant_id uuid NOT NULL REFERENCES tenant (id),
  task_id   uuid NOT NULL,
  type      text NOT NULL,
  due_on    timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, task_id, type, due_on),
  FOREIGN KEY (tenant_id, task_id) REFERENCES task (tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX webhook_reminder_age ON webhook_reminder (tenant_id, due_on);
ALTER TABLE webhook_reminder ENABLE ROW LEVEL SECURITY;
ALTER TABLE webhook_reminder FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON webhook_reminder USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, DELETE ON webhook_reminder TO baton_app;

-- A comment comes after the commands before it. Its part is a time in milliseconds.
ALTER TABLE webhook_delivery ALTER COLUMN part TYPE bigint;

-- Whether a reader of events has processed a command of the own workspace.
CREATE FUNCTION app.has_read(p_reader text, p_workflow uuid, p_seq integer) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $function$
    SELECT EXISTS (
      SELECT FROM event e JOIN app.event_reader r ON r.name = p_reader
       WHERE e.tenant_id = app.tenant_id() AND e.workflow_id = p_workflow AND e.seq = p_seq
         AND (r.transaction_id, r.workflow_id, r.seq) >= (e.transaction_id, e.workflow_id, e.seq))
$function$;
REVOKE ALL ON FUNCTION app.has_read(text, uuid, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.has_read(text, uuid, integer) TO baton_app;
