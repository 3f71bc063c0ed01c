-- Groups of tags with a color.
CREATE TABLE tag_type (
  tenant_id  uuid NOT NULL REFERENCES tenant ON DELETE CASCADE,
  id         uuid NOT NULL,
  name       text NOT NULL,
  color      text NOT NULL,
  version    integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, created_by) REFERENCES party
);
CREATE UNIQUE INDEX tag_type_name ON tag_type (tenant_id, lower(name)) WHERE deleted_at IS NULL;
ALTER TABLE tag_type ENABLE ROW LEVEL SECURITY;
ALTER TABLE tag_type FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON tag_type USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, UPDATE ON tag_type TO baton_app;
