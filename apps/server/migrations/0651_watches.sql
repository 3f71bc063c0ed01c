-- Workflows, tasks, and saved views that a person watches.
CREATE TABLE watch (
  tenant_id   uuid NOT NULL,
  party_id    uuid NOT NULL,
  subject_id  uuid NOT NULL,
  kind        text NOT NULL CHECK (kind IN ('WORKFLOW', 'TASK', 'VIEW')),
  -- The workflow of a workflow or task. Null for a view.
  workflow_id uuid,
  created_at  timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, party_id, subject_id),
  FOREIGN KEY (tenant_id, party_id) REFERENCES party (tenant_id, id),
  FOREIGN KEY (tenant_id, workflow_id) REFERENCES workflow (tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX watch_workflow ON watch (tenant_id, workflow_id);
CREATE INDEX watch_view ON watch (tenant_id, subject_id) WHERE kind = 'VIEW';
ALTER TABLE watch ENABLE ROW LEVEL SECURITY;
ALTER TABLE watch FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON watch USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, DELETE ON watch TO baton_app;
