-- Workflows in which a task does not let its people read everything. They are few: lists leave them out by this index.
CREATE INDEX workflow_own_tasks_only ON workflow (tenant_id, id) WHERE settings->>'contentAccess' = 'OWN_TASKS';
