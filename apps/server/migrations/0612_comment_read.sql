-- Time of the latest comment on a task or workflow that a person saw.
CREATE TABLE comment_read (
  tenant_id   uuid NOT NULL,
  party_id    uuid NOT NULL,
  subject_id  uuid NOT NULL,
  workflow_id uuid NOT NULL,
  read_until  timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, party_id, subject_id),
  FOREIGN KEY (tenant_id, party_id) REFERENCES party (tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, workflow_id) REFERENCES workflow (tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX comment_read_workflow ON comment_read (tenant_id, workflow_id);
ALTER TABLE comment_read ENABLE ROW LEVEL SECURITY;
ALTER TABLE comment_read FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON comment_read USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, UPDATE, DELETE ON comment_read TO baton_app;
