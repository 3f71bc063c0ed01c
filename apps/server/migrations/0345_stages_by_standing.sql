-- Workflows by where a stage stands, newest first. An enum cannot be compared by an index behind row-level
-- security, since its comparison may fail and tell; a text can.
ALTER TABLE stage
    ADD COLUMN standing text NOT NULL GENERATED ALWAYS AS (
        CASE status
            WHEN 'NOT_STARTED' THEN 'NOT_STARTED'
            WHEN 'IN_PROGRESS' THEN 'IN_PROGRESS'
            WHEN 'COMPLETED' THEN 'COMPLETED'
            WHEN 'SKIPPED' THEN 'SKIPPED'
        END) STORED;

CREATE INDEX stage_standing ON stage (tenant_id, standing, workflow_id);
CREATE INDEX stage_standing_of_key ON stage (tenant_id, key, standing, workflow_id);
