-- What is read out of JSON could, by an error, tell of rows of other workspaces, so that behind row-level
-- security it is no condition of an index: looking for a field read every answer of the workspace. A column is one.

ALTER TABLE field_value
    ADD COLUMN origin_field text GENERATED ALWAYS AS (definition #>> '{field,origin,field}') STORED;

DROP INDEX field_value_by_origin;
CREATE INDEX field_value_by_origin ON field_value (tenant_id, origin_field, workflow_id)
 WHERE origin_field IS NOT NULL;
