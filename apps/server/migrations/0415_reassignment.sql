-- Moves the open work of a deactivated person to others, in the background. One for each person: the latest.
CREATE TABLE reassignment (
  tenant_id      uuid NOT NULL,
  id             uuid NOT NULL,
  person_id      uuid NOT NULL,
  created_at     timestamptz NOT NULL,
  created_by     uuid NOT NULL,
  -- Who gets tasks, approvals, and workflows. Null leaves them with the person.
  tasks_to       uuid,
  approvals_to   uuid,
  workflows_to   uuid,
  total_count    integer NOT NULL,
  done_count     integer NOT NULL DEFAULT 0,
  -- Items that a rule keeps with the person, such as an approval of the recipient's own work.
  refused_count  integer NOT NULL DEFAULT 0,
  -- Last processed items. A repeated job continues after them.
  after_workflow uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
  after_task     uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
  finished_at    timestamptz,
  PRIMARY KEY (tenant_id, person_id),
  FOREIGN KEY (tenant_id, person_id) REFERENCES party,
  FOREIGN KEY (tenant_id, created_by) REFERENCES party
);
ALTER TABLE reassignment ENABLE ROW LEVEL SECURITY;
ALTER TABLE reassignment FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON reassignment USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, UPDATE ON reassignment TO baton_app;
