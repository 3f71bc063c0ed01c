-- What is kept as files: documents with their versions. The bytes lie in the data folder, below the
-- workspace, under the SHA-256 of what they are; a row says which, and never where.

CREATE TABLE document (
  tenant_id       uuid NOT NULL REFERENCES tenant ON DELETE CASCADE,
  id              uuid NOT NULL,
  name            text NOT NULL,
  -- as in the references that values hold; 'link' where the document lies elsewhere
  extension       text NOT NULL,
  current_version integer NOT NULL DEFAULT 1,
  created_by      uuid NOT NULL,
  created_at      timestamptz NOT NULL,
  -- the workflow in which it was first entered; null: in none yet, and thrown away after a while
  workflow_id     uuid,
  task_id         uuid,
  deleted_at      timestamptz,
  deleted_by      uuid,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, created_by) REFERENCES party
);
CREATE INDEX document_unused ON document (tenant_id, created_at) WHERE workflow_id IS NULL;
CREATE INDEX document_deleted ON document (tenant_id, deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE document_version (
  tenant_id     uuid NOT NULL,
  document_id   uuid NOT NULL,
  number        integer NOT NULL,
  -- SHA-256 of the content; null for a link, and once the content was thrown away
  content       bytea,
  size          bigint NOT NULL,
  external_link text,
  created_by    uuid NOT NULL,
  created_at    timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, document_id, number),
  FOREIGN KEY (tenant_id, document_id) REFERENCES document ON DELETE CASCADE
);
CREATE INDEX document_version_content ON document_version (tenant_id, content) WHERE content IS NOT NULL;

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['document', 'document_version'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY tenant_wall ON %I USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id())', t);
  END LOOP;
END $$;

GRANT SELECT, INSERT, UPDATE, DELETE ON document, document_version TO baton_app;
