-- Sort keys of lists of tasks. They are columns, because row-level security keeps conditions on expressions from an
-- index, and generated, because the engine doesn't know lists. Rights don't change: the tenant wall of `task` applies.
ALTER TABLE task
  -- Started and not finished.
  ADD COLUMN is_open boolean NOT NULL
    GENERATED ALWAYS AS (status NOT IN ('INACTIVE', 'COMPLETED') AND NOT (type = 'APPROVAL' AND status = 'REJECTED')) STORED,
  -- Without marks and upper case, so that "Ä" is next to "a".
  ADD COLUMN name_key text NOT NULL
    GENERATED ALWAYS AS (left(lower(regexp_replace(normalize(name, NFKD), E'[\u0300-\u036F]', '', 'g')), 100)) STORED,
  ADD COLUMN workflow_key text NOT NULL
    GENERATED ALWAYS AS (left(lower(regexp_replace(normalize(workflow_name, NFKD), E'[\u0300-\u036F]', '', 'g')), 100)) STORED,
  -- Due date, unless it is paused. Tasks without one come last.
  ADD COLUMN due_at timestamptz NOT NULL
    GENERATED ALWAYS AS (CASE WHEN marks->>'clockStoppedAt' IS NULL THEN coalesce(due_on, 'infinity') ELSE 'infinity' END) STORED,
  ADD COLUMN closed_at timestamptz NOT NULL
    GENERATED ALWAYS AS (coalesce(completed_at, skipped_at, 'infinity')) STORED,
  ADD COLUMN assigned_by uuid GENERATED ALWAYS AS ((marks->>'assignedBy')::uuid) STORED;

-- Open tasks are few, so that these indexes stay small and completing a task only leaves them.
CREATE INDEX task_open_by_due ON task (tenant_id, due_at, id) WHERE is_open;
CREATE INDEX task_open_by_name ON task (tenant_id, name_key, id) WHERE is_open;
CREATE INDEX task_open_by_workflow ON task (tenant_id, workflow_key, id) WHERE is_open;
CREATE INDEX task_by_close ON task (tenant_id, closed_at, id) WHERE closed_at < 'infinity';
-- Tasks that people read who assigned them, and that people read who manage integrations.
CREATE INDEX task_assigned_by ON task (tenant_id, assigned_by) WHERE assigned_by IS NOT NULL;
CREATE INDEX task_automated ON task (tenant_id, id) WHERE type = 'AUTOMATION';
