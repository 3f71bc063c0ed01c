-- Whoever starts a workflow for another owner sees what becomes of it; the owner finds it as such.
CREATE INDEX workflow_starter ON workflow (tenant_id, created_by, id DESC) WHERE created_by <> owner_id;
