-- Readers that wait for the undo window need the command, its sender, and its time.
DROP FUNCTION app.next_events(text, integer);
CREATE FUNCTION app.next_events(p_reader text, p_limit integer)
  RETURNS TABLE(tenant_id uuid, workflow_id uuid, seq integer, kinds text[], "position" text,
                at timestamptz, actor_id uuid, command text)
  LANGUAGE sql SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $$
    INSERT INTO app.event_reader (name) VALUES (p_reader) ON CONFLICT DO NOTHING;
    SELECT e.tenant_id, e.workflow_id, e.seq,
           ARRAY(SELECT DISTINCT x->>'kind' FROM jsonb_array_elements(e.events) x),
           e.transaction_id::text, e.at, e.actor_id, e.command
      FROM event e
     WHERE (e.transaction_id, e.workflow_id, e.seq) >
           (SELECT r.transaction_id, r.workflow_id, r.seq FROM app.event_reader r WHERE r.name = p_reader)
       AND e.transaction_id < pg_snapshot_xmin(pg_current_snapshot())
     ORDER BY e.transaction_id, e.workflow_id, e.seq LIMIT p_limit
  $$;
REVOKE ALL ON FUNCTION app.next_events(text, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.next_events(text, integer) TO baton_app;

-- What people are told. The id comes from the event or comment and the recipient, so that each exists once.
CREATE TABLE notification (
  tenant_id     uuid NOT NULL,
  id            uuid NOT NULL,
  party_id      uuid NOT NULL,
  type          text NOT NULL,
  reason        text NOT NULL,
  -- What the recipient must do. Null for an update.
  need          text CHECK (need IN ('WORK', 'ANSWER', 'PROBLEM', 'REPLY')),
  workflow_id   uuid NOT NULL,
  task_id       uuid,
  -- The task or workflow. The inbox groups by it.
  subject_id    uuid NOT NULL GENERATED ALWAYS AS (coalesce(task_id, workflow_id)) STORED,
  comment_id    uuid,
  -- Who caused it. Null if it happened automatically.
  actor_id      uuid,
  at            timestamptz NOT NULL,
  read_at       timestamptz,
  done_at       timestamptz,
  snoozed_until timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, party_id) REFERENCES party (tenant_id, id),
  FOREIGN KEY (tenant_id, actor_id) REFERENCES party (tenant_id, id),
  FOREIGN KEY (tenant_id, workflow_id) REFERENCES workflow (tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX notification_open ON notification (tenant_id, party_id, at DESC) WHERE done_at IS NULL;
CREATE INDEX notification_subject ON notification (tenant_id, party_id, subject_id);
CREATE INDEX notification_done ON notification (tenant_id, party_id, done_at DESC) WHERE done_at IS NOT NULL;
CREATE INDEX notification_workflow ON notification (tenant_id, workflow_id);

-- Tasks and workflows about which a person gets no updates.
CREATE TABLE notification_mute (
  tenant_id  uuid NOT NULL,
  party_id   uuid NOT NULL,
  subject_id uuid NOT NULL,
  PRIMARY KEY (tenant_id, party_id, subject_id),
  FOREIGN KEY (tenant_id, party_id) REFERENCES party (tenant_id, id)
);

ALTER TABLE notification ENABLE ROW LEVEL SECURITY;
ALTER TABLE notification FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON notification USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
ALTER TABLE notification_mute ENABLE ROW LEVEL SECURITY;
ALTER TABLE notification_mute FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON notification_mute USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, UPDATE, DELETE ON notification TO baton_app;
GRANT SELECT, INSERT, DELETE ON notification_mute TO baton_app;
