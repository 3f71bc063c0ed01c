-- Whom a workflow is shared with: an index of what stands in its marks, by which people find it.
CREATE TABLE workflow_party (
  tenant_id   uuid NOT NULL,
  party_id    uuid NOT NULL,
  workflow_id uuid NOT NULL,
  PRIMARY KEY (tenant_id, party_id, workflow_id),
  FOREIGN KEY (tenant_id, workflow_id) REFERENCES workflow ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, party_id) REFERENCES party
);
CREATE INDEX workflow_party_workflow ON workflow_party (tenant_id, workflow_id);
ALTER TABLE workflow_party ENABLE ROW LEVEL SECURITY;
ALTER TABLE workflow_party FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON workflow_party USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, DELETE ON workflow_party TO baton_app;
