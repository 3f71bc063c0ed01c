-- One command on many tasks. The mapping has the command, and each row names a task.
ALTER TABLE bulk_job DROP CONSTRAINT bulk_job_kind_check;
ALTER TABLE bulk_job ADD CONSTRAINT bulk_job_kind_check CHECK (kind IN ('WORKFLOWS', 'INVITATIONS', 'TASKS'));
