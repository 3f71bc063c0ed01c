-- A workflow that is purged takes the names of its deleted tasks along.
CREATE INDEX deleted_task_workflow ON deleted_task (tenant_id, workflow_id);
