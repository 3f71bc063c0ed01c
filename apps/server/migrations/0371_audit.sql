-- Changes of everything that isn't a workflow, written in the transaction of the change.
CREATE TABLE audit_entry (
  tenant_id   uuid NOT NULL REFERENCES tenant ON DELETE CASCADE,
  id          uuid NOT NULL,
  at          timestamptz NOT NULL,
  actor_id    uuid,
  -- CREATED, UPDATED, or DELETED.
  action      text NOT NULL,
  -- API type of the object, such as TagType.
  object_type text NOT NULL,
  object_id   uuid NOT NULL,
  object_name text NOT NULL,
  -- Values before and after. Null before the creation and after the deletion.
  before      jsonb,
  after       jsonb,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, actor_id) REFERENCES party
);
CREATE INDEX audit_entry_list ON audit_entry (tenant_id, at DESC, id DESC);
ALTER TABLE audit_entry ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_entry FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON audit_entry USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT ON audit_entry TO baton_app;
