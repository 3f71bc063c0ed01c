-- Position of the status of a task in `taskStatusOrder`, by which lists are sorted and grouped. It is a generated column
-- for the same reasons as the other sort keys. Rights don't change: the tenant wall of `task` applies.
ALTER TABLE task ADD COLUMN status_rank integer NOT NULL GENERATED ALWAYS AS (
  CASE WHEN skipped_at IS NOT NULL THEN 10
       WHEN status <> 'INACTIVE' AND expiration_status = 'EXPIRED' THEN 0
       WHEN status <> 'COMPLETED' AND froze_for_reason = 'ENDED' THEN 11
       WHEN type = 'APPROVAL' AND (status = 'REJECTED' OR approval_status = 'REJECTED') THEN 9
       WHEN status = 'COMPLETED' THEN 8
       WHEN status = 'INACTIVE' THEN 7
       WHEN froze_for_reason = 'PAUSED' THEN 6
       WHEN has_exception THEN 1
       WHEN status = 'REJECTED' THEN 2
       WHEN status = 'PENDING_ACKNOWLEDGEMENT' THEN 4
       WHEN status = 'PENDING_REVIEW' THEN 5
       ELSE 3 END) STORED;

CREATE INDEX task_open_by_status ON task (tenant_id, status_rank, id) WHERE is_open;
