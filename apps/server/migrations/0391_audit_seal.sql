-- Hash chain over the audit log of a workspace. A job adds entries in the order of their time, so that
-- commands don't wait for each other.
CREATE TABLE audit_seal (
  tenant_id uuid NOT NULL REFERENCES tenant ON DELETE CASCADE,
  -- From 1, without gaps.
  number    integer NOT NULL,
  -- No foreign key, because a missing entry must be found.
  entry_id  uuid NOT NULL,
  -- SHA-256 of the previous hash and the entry.
  hash      bytea NOT NULL,
  PRIMARY KEY (tenant_id, number)
);
CREATE UNIQUE INDEX audit_seal_entry ON audit_seal (tenant_id, entry_id);
ALTER TABLE audit_seal ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_seal FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON audit_seal USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT ON audit_seal TO baton_app;
