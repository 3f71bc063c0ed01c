-- Text of uploaded files for the search, by content. Empty if the file has none or can't be read.
CREATE TABLE document_text (
  tenant_id uuid NOT NULL REFERENCES tenant ON DELETE CASCADE,
  content   bytea NOT NULL,
  body      text NOT NULL,
  PRIMARY KEY (tenant_id, content)
);
ALTER TABLE document_text ENABLE ROW LEVEL SECURITY;
ALTER TABLE document_text FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON document_text USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, DELETE ON document_text TO baton_app;

-- The task whose form contains a document.
ALTER TABLE search_entry ADD COLUMN task_id uuid;

-- Reads all events again, so that documents of existing workflows are indexed.
UPDATE app.event_reader SET transaction_id = '0', workflow_id = '00000000-0000-0000-0000-000000000000', seq = 0
 WHERE name = 'search';
