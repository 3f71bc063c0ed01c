-- The list of documents, latest first.

CREATE INDEX document_list ON document (tenant_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
