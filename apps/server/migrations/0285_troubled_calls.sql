-- Calls of automated tasks that failed, are tried again or are held back: an index of what stands in the
-- marks of their tasks, by which whoever keeps the integrations finds them.
CREATE TABLE troubled_call (
  tenant_id   uuid NOT NULL,
  task_id     uuid NOT NULL,
  workflow_id uuid NOT NULL,
  state       text NOT NULL CHECK (state IN ('FAILED', 'RETRYING', 'HELD')),
  -- of this state, over attempts
  since       timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, task_id),
  FOREIGN KEY (tenant_id, task_id) REFERENCES task ON DELETE CASCADE
);
CREATE INDEX troubled_call_list ON troubled_call (tenant_id, since DESC, task_id DESC);
CREATE INDEX troubled_call_state ON troubled_call (tenant_id, state, since DESC, task_id DESC);

-- The owner of the table sees the rows of every workspace while this runs.
ALTER TABLE task NO FORCE ROW LEVEL SECURITY;
INSERT INTO troubled_call (tenant_id, task_id, workflow_id, state, since)
SELECT found.tenant_id, found.id, found.workflow_id, found.state, date_trunc('milliseconds', now())
  FROM (SELECT t.tenant_id, t.id, t.workflow_id,
               CASE WHEN t.marks->'exception'->>'category' = 'AUTOMATION' THEN 'FAILED'
                    WHEN t.marks->'automationState'->'held' <> 'null'
                      OR (t.froze_for_reason IS NOT NULL AND t.marks->'automationState'->'dueAt' <> 'null') THEN 'HELD'
                    WHEN t.marks->'automationState'->'dueAt' <> 'null'
                     AND t.marks->'automationState'->'failure' <> 'null' THEN 'RETRYING' END AS state
          FROM task t
         WHERE t.type = 'AUTOMATION' AND t.status = 'PENDING_SUBMISSION'
           AND t.froze_for_reason IS DISTINCT FROM 'ENDED') found
 WHERE found.state IS NOT NULL;
ALTER TABLE task FORCE ROW LEVEL SECURITY;

ALTER TABLE troubled_call ENABLE ROW LEVEL SECURITY;
ALTER TABLE troubled_call FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON troubled_call USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, UPDATE, DELETE ON troubled_call TO baton_app;
