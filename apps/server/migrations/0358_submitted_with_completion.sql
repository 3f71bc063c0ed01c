-- Linked workflows and expired tasks were completed without a submission time, so their values were not read.
-- The owner of the table sees the rows of every workspace while this runs.
ALTER TABLE task NO FORCE ROW LEVEL SECURITY;
UPDATE task SET submitted_at = coalesce(completed_at, started_at)
 WHERE submitted_at IS NULL AND type <> 'APPROVAL' AND status IN ('PENDING_REVIEW', 'COMPLETED');
ALTER TABLE task FORCE ROW LEVEL SECURITY;
