-- Who is out of office, and who stands in for them. One absence a person: the one that is, or comes next.
CREATE TABLE absence (
  tenant_id         uuid NOT NULL REFERENCES tenant ON DELETE CASCADE,
  person_id         uuid NOT NULL,
  starts_on         date NOT NULL,
  ends_on           date NOT NULL,
  -- The first moment of the one day, and the first after the other, in the workspace's zone.
  starts_at         timestamptz NOT NULL,
  ends_at           timestamptz NOT NULL,
  work_delegate     uuid,
  approval_delegate uuid,
  role_delegate     uuid,
  -- Since when all workflows have been told that it is over.
  over_at           timestamptz,
  changed_at        timestamptz NOT NULL,
  changed_by        uuid NOT NULL,
  PRIMARY KEY (tenant_id, person_id),
  CHECK (starts_on <= ends_on AND starts_at < ends_at),
  FOREIGN KEY (tenant_id, person_id) REFERENCES party,
  FOREIGN KEY (tenant_id, work_delegate) REFERENCES party,
  FOREIGN KEY (tenant_id, approval_delegate) REFERENCES party,
  FOREIGN KEY (tenant_id, role_delegate) REFERENCES party,
  FOREIGN KEY (tenant_id, changed_by) REFERENCES party
);
CREATE INDEX absence_current ON absence (tenant_id) WHERE over_at IS NULL;
ALTER TABLE absence ENABLE ROW LEVEL SECURITY;
ALTER TABLE absence FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON absence USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, UPDATE, DELETE ON absence TO baton_app;

-- Runs are decided with it: it may change only together with the workspace's stamp.
CREATE TRIGGER absence_added AFTER INSERT ON absence
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.touch_workspaces();
CREATE TRIGGER absence_changed AFTER UPDATE ON absence
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.touch_workspaces();
CREATE TRIGGER absence_removed AFTER DELETE ON absence
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.touch_workspaces();
