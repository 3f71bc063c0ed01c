-- What: tasks come into a running workflow and go out of it. An event holds all that a deleted task was; its
-- name is kept so that the history goes on naming it.

CREATE TABLE deleted_task (
  tenant_id   uuid NOT NULL,
  id          uuid NOT NULL,
  workflow_id uuid NOT NULL,
  name        text NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, workflow_id) REFERENCES workflow ON DELETE CASCADE
);
ALTER TABLE deleted_task ENABLE ROW LEVEL SECURITY;
ALTER TABLE deleted_task FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON deleted_task
  USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, DELETE ON deleted_task TO baton_app;

GRANT DELETE ON task, field_value TO baton_app;
