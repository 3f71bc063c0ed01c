-- A task says by itself that it was opened again after it was done, and forgets it as it is handed in.
-- The owner of the table sees the rows of every workspace while this runs.
ALTER TABLE task NO FORCE ROW LEVEL SECURITY;
UPDATE task SET marks = coalesce(marks, '{}') || '{"isReopened": true}'
 WHERE status = 'PENDING_SUBMISSION' AND reopened_count > 0;
ALTER TABLE task FORCE ROW LEVEL SECURITY;
