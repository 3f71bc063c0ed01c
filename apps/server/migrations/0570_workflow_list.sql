-- Sort keys of the list of workflows. They are columns, because row-level security keeps conditions on expressions
-- from an index, and generated, because an update that doesn't change them stays a heap-only update.
ALTER TABLE workflow
  -- Last command. Not in an index while the workflow is open, because every command changes it.
  ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
UPDATE workflow w SET changed_at = coalesce(
  (SELECT max(e.at) FROM event e WHERE e.tenant_id = w.tenant_id AND e.workflow_id = w.id), w.created_at);

ALTER TABLE workflow
  ADD COLUMN is_open boolean NOT NULL
    GENERATED ALWAYS AS (schedule_status IN ('NOT_STARTED', 'SCHEDULED', 'RUNNING', 'PAUSED')) STORED,
  -- Without marks and upper case, so that "Ä" is next to "a".
  ADD COLUMN name_key text NOT NULL
    GENERATED ALWAYS AS (left(lower(regexp_replace(normalize(name, NFKD), E'[\u0300-\u036F]', '', 'g')), 200)) STORED,
  -- Planned end at the start. Workflows without one come last.
  ADD COLUMN due_at timestamptz NOT NULL
    GENERATED ALWAYS AS (coalesce(to_timestamp((marks->>'plannedEndAtStart')::float8 / 1000), planned_end, 'infinity')) STORED,
  ADD COLUMN start_at timestamptz NOT NULL
    GENERATED ALWAYS AS (coalesce(started_at, scheduled_for, 'infinity')) STORED,
  ADD COLUMN closed_change timestamptz
    GENERATED ALWAYS AS (CASE WHEN schedule_status IN ('COMPLETED', 'ENDED') THEN changed_at END) STORED;

CREATE INDEX workflow_open ON workflow (tenant_id, id DESC) WHERE is_open AND deleted_at IS NULL;
CREATE INDEX workflow_by_name ON workflow (tenant_id, is_open, name_key, id) WHERE deleted_at IS NULL;
CREATE INDEX workflow_by_due ON workflow (tenant_id, is_open, due_at, id) WHERE deleted_at IS NULL;
CREATE INDEX workflow_by_start ON workflow (tenant_id, is_open, start_at, id) WHERE deleted_at IS NULL;
CREATE INDEX workflow_by_closed_change ON workflow (tenant_id, closed_change, id)
  WHERE closed_change IS NOT NULL AND deleted_at IS NULL;
