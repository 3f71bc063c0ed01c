-- Lists of the library and of documents, sorted by name.
CREATE INDEX blueprint_by_name ON blueprint (tenant_id, lower(name), id) WHERE deleted_at IS NULL;
CREATE INDEX form_by_name ON form (tenant_id, lower(name), id) WHERE deleted_at IS NULL;
CREATE INDEX custom_field_by_name ON custom_field (tenant_id, lower(name), id) WHERE deleted_at IS NULL;
CREATE INDEX document_by_name ON document (tenant_id, lower(name), id) WHERE deleted_at IS NULL;
