-- Calls of tasks that have expired, or at which somebody reported a problem, are held back as well: those
-- that were so before the list of troubled calls came are missing in it, or stand there as tried again.
-- The owner of the tables sees the rows of every workspace while this runs.
ALTER TABLE task NO FORCE ROW LEVEL SECURITY;
ALTER TABLE troubled_call NO FORCE ROW LEVEL SECURITY;
INSERT INTO troubled_call (tenant_id, task_id, workflow_id, state, since)
SELECT t.tenant_id, t.id, t.workflow_id, 'HELD', date_trunc('milliseconds', now())
  FROM task t
 WHERE t.type = 'AUTOMATION' AND t.status = 'PENDING_SUBMISSION'
   AND t.froze_for_reason IS DISTINCT FROM 'ENDED'
   AND t.marks->'automationState'->'dueAt' <> 'null'
   AND (t.expiration_status = 'EXPIRED'
        OR t.marks->'exception'->>'category' NOT IN ('LOOP_LIMIT', 'LINKED_WORKFLOW', 'AUTOMATION'))
   AND t.marks->'exception'->>'category' IS DISTINCT FROM 'AUTOMATION'
ON CONFLICT (tenant_id, task_id) DO UPDATE SET state = excluded.state, since = excluded.since
 WHERE troubled_call.state = 'RETRYING';
ALTER TABLE troubled_call FORCE ROW LEVEL SECURITY;
ALTER TABLE task FORCE ROW LEVEL SECURITY;
