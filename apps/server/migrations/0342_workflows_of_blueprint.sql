-- The list of workflows of one blueprint, newest first.
CREATE INDEX workflow_blueprint ON workflow (tenant_id, blueprint_id, id DESC);
