-- What the workspace makes, sells or looks after: fields are answered with it by name.

CREATE TABLE product_object (
  tenant_id  uuid NOT NULL REFERENCES tenant ON DELETE CASCADE,
  id         uuid NOT NULL,
  name       text NOT NULL,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  -- fields that allow it go on naming it
  deleted_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, created_by) REFERENCES party
);
CREATE UNIQUE INDEX product_object_name ON product_object (tenant_id, lower(name)) WHERE deleted_at IS NULL;

ALTER TABLE product_object ENABLE ROW LEVEL SECURITY;
ALTER TABLE product_object FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON product_object USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, UPDATE ON product_object TO baton_app;
