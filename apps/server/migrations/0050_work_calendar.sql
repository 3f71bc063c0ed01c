-- When a workspace works. Editions are never changed: a workflow counts by the one it was given.

CREATE TABLE work_calendar (
  tenant_id  uuid NOT NULL REFERENCES tenant ON DELETE CASCADE,
  edition    integer NOT NULL,
  calendar   jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by uuid NOT NULL,
  PRIMARY KEY (tenant_id, edition),
  FOREIGN KEY (tenant_id, changed_by) REFERENCES party
);
ALTER TABLE work_calendar ENABLE ROW LEVEL SECURITY;
ALTER TABLE work_calendar FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON work_calendar USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT ON work_calendar TO baton_app;

-- 0: the usual week, which is in no table.
ALTER TABLE workflow ADD COLUMN calendar_edition integer NOT NULL DEFAULT 0;
