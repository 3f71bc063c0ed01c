-- The document that a comment is about. Null for a comment on the task or workflow as a whole.
ALTER TABLE comment
  ADD COLUMN document_id uuid,
  ADD FOREIGN KEY (tenant_id, document_id) REFERENCES document (tenant_id, id);

CREATE INDEX comment_about ON comment (tenant_id, document_id, created_at DESC, id DESC) WHERE document_id IS NOT NULL;
