-- What: stages come into a running workflow and go out of it. An event holds all that a deleted stage was; its
-- name is kept so that the history goes on naming it.

CREATE TABLE deleted_stage (
  tenant_id   uuid NOT NULL,
  id          uuid NOT NULL,
  workflow_id uuid NOT NULL,
  name        text NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, workflow_id) REFERENCES workflow ON DELETE CASCADE
);
ALTER TABLE deleted_stage ENABLE ROW LEVEL SECURITY;
ALTER TABLE deleted_stage FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON deleted_stage
  USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, DELETE ON deleted_stage TO baton_app;
CREATE INDEX deleted_stage_workflow ON deleted_stage (tenant_id, workflow_id);

GRANT DELETE ON stage TO baton_app;
