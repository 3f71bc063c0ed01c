-- Workflows by what was answered to a field of the workspace: the answers are found by the field
-- that their places were taken over from. What is asked in one blueprint alone is not in it.

CREATE INDEX field_value_by_origin
    ON field_value (tenant_id, (definition #>> '{field,origin,field}'), workflow_id)
 WHERE definition #>> '{field,origin,field}' IS NOT NULL;
