-- Files and links attached to comments.
CREATE TABLE comment_document (
  tenant_id   uuid NOT NULL,
  comment_id  uuid NOT NULL,
  document_id uuid NOT NULL,
  -- Order within the comment, from 1.
  position    smallint NOT NULL,
  PRIMARY KEY (tenant_id, comment_id, document_id),
  FOREIGN KEY (tenant_id, comment_id) REFERENCES comment (tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, document_id) REFERENCES document (tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX comment_document_document ON comment_document (tenant_id, document_id);

ALTER TABLE comment_document ENABLE ROW LEVEL SECURITY;
ALTER TABLE comment_document FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON comment_document USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT ON comment_document TO baton_app;
