-- Facts of an approval for the permission flags of lists, as the domain finds them in a run (judgedSubmitters,
-- votedParties, earlierVoters, hasHeldParent). A function, so that a list without approvals doesn't prepare its plan.
CREATE FUNCTION app.approval_facts(p_task uuid) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT json_build_object(
         'hasHeldParent', EXISTS (SELECT FROM task j
            WHERE j.tenant_id = t.tenant_id AND j.id = t.approval_for AND j.has_exception),
         'judgedSubmitters', ARRAY(WITH RECURSIVE judged AS (
           SELECT t.id, t.type, t.stage_id, t.position, t.settings, t.approval_for, t.skipped_at, t.submitted_by, t.marks->'submittedFor' AS submitted_for
           UNION
           SELECT j.id, j.type, j.stage_id, j.position, j.settings, j.approval_for, j.skipped_at, j.submitted_by, j.marks->'submittedFor'
             FROM judged p CROSS JOIN LATERAL (
               -- Null if the stage of an approval has no predecessors. OFFSET stops the planner from repeating it for each task.
               SELECT (SELECT CASE s.trigger->>'kind'
                         WHEN 'AFTER_STAGES' THEN array_agg(b.id) FILTER (WHERE s.trigger->'stages' ? b.key::text)
                         WHEN 'PREVIOUS_STAGE' THEN (array_agg(b.id ORDER BY b.position DESC) FILTER (WHERE b.position < s.position))[1:1] END
                         FROM stage s JOIN stage b ON b.tenant_id = s.tenant_id AND b.workflow_id = s.workflow_id
                        WHERE s.tenant_id = t.tenant_id AND s.id = p.stage_id
                        GROUP BY s.id, s.trigger, s.position)::uuid[] AS stages OFFSET 0) before
             JOIN task j ON j.tenant_id = t.tenant_id AND j.workflow_id = t.workflow_id
              AND CASE WHEN p.approval_for IS NOT NULL THEN j.id = p.approval_for
                       WHEN p.type = 'APPROVAL' AND p.settings->'rejectAction'->>'kind' IN ('REOPEN_TASK', 'REPORT_EXCEPTION') THEN j.key::text = p.settings->'rejectAction'->>'task'
                       WHEN p.type = 'APPROVAL' AND p.settings->'rejectAction'->>'kind' = 'RESTART_STAGE' THEN j.approval_for IS NULL AND j.stage_id = (
                         SELECT s.id FROM stage s WHERE s.tenant_id = t.tenant_id AND s.workflow_id = t.workflow_id AND s.key::text = p.settings->'rejectAction'->>'stage')
                       WHEN p.settings->'afterTasks' <> '[]' THEN p.settings->'afterTasks' ? j.key::text
                       WHEN j.approval_for IS NULL THEN COALESCE(j.stage_id = ANY (before.stages), j.stage_id = p.stage_id AND j.position < p.position) END
            WHERE p.type = 'APPROVAL' OR (p.submitted_by IS NULL AND (p.type <> 'DEFAULT' OR p.skipped_at IS NOT NULL)))
           SELECT DISTINCT who FROM judged j,
               LATERAL (SELECT j.submitted_by::text AS who WHERE j.submitted_by IS NOT NULL
                        UNION ALL SELECT jsonb_array_elements_text(j.submitted_for)) s),
         'votedParties',
         ARRAY(SELECT v.on_behalf_of FROM vote v
                WHERE v.tenant_id = t.tenant_id AND v.task_id = t.id AND v.round = t.round),
         'earlierVoters', CASE WHEN t.approval_for IS NOT NULL AND t.settings->'voting'->>'newVoters' = 'true' THEN
           ARRAY(SELECT v.voter_id FROM task c JOIN vote v ON v.tenant_id = c.tenant_id AND v.task_id = c.id AND v.round = c.round
                  WHERE c.tenant_id = t.tenant_id AND c.workflow_id = t.workflow_id AND c.approval_for = t.approval_for AND c.level < t.level)
           ELSE '{}' END)
    FROM task t WHERE t.tenant_id = app.tenant_id() AND t.id = p_task
$$;
REVOKE ALL ON FUNCTION app.approval_facts(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.approval_facts(uuid) TO baton_app;
