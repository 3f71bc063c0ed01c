-- Managers and readers.

-- Who leads a person; approvals and tasks may ask for them.
ALTER TABLE party
  ADD COLUMN manager_id uuid,
  ADD CONSTRAINT party_manager FOREIGN KEY (tenant_id, manager_id) REFERENCES party,
  ADD CONSTRAINT party_own_manager CHECK (manager_id <> id);

-- CC: the party reads the task and has nothing to do, however far it is.
ALTER TABLE task_party
  DROP CONSTRAINT task_party_state_check,
  ADD CONSTRAINT task_party_state_check
    CHECK (state IN ('NOT_STARTED', 'ACTIONABLE', 'IN_REVIEW', 'FROZEN', 'DONE', 'CC'));
