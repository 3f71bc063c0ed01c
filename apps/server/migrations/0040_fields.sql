-- What fields hold in a workflow, one row for each place where a field stands.

CREATE TABLE field_value (
  tenant_id   uuid NOT NULL,
  workflow_id uuid NOT NULL,
  -- of the place in the blueprint
  key         uuid NOT NULL,
  -- null: asked at the start
  task_id     uuid,
  position    integer NOT NULL,
  -- what the place is: its field, input type, source and initial value; never changes
  definition  jsonb NOT NULL,
  committed   jsonb,
  draft       jsonb,
  version     integer NOT NULL,
  PRIMARY KEY (tenant_id, workflow_id, key),
  FOREIGN KEY (tenant_id, workflow_id) REFERENCES workflow ON DELETE CASCADE
) WITH (fillfactor = 80);

ALTER TABLE field_value ENABLE ROW LEVEL SECURITY;
ALTER TABLE field_value FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON field_value USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, UPDATE ON field_value TO baton_app;
