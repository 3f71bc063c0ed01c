-- Saved views and exports of tasks, with the rights of those of workflows: the tenant wall of both tables applies.
ALTER TABLE saved_view ADD COLUMN object text NOT NULL DEFAULT 'WORKFLOWS' CHECK (object IN ('WORKFLOWS', 'TASKS'));
ALTER TABLE list_export ADD COLUMN object text NOT NULL DEFAULT 'WORKFLOWS' CHECK (object IN ('WORKFLOWS', 'TASKS'));
