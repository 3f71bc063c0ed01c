-- What: people are invited from the rows of a file, with the tables of bulk starts.

ALTER TABLE bulk_job
  ADD COLUMN kind text NOT NULL DEFAULT 'WORKFLOWS' CHECK (kind IN ('WORKFLOWS', 'INVITATIONS')),
  ALTER COLUMN blueprint_id DROP NOT NULL,
  ALTER COLUMN blueprint_version_id DROP NOT NULL,
  ALTER COLUMN owner_id DROP NOT NULL,
  ADD CONSTRAINT bulk_job_kind_columns CHECK (
    num_nonnulls(blueprint_id, blueprint_version_id, owner_id) = CASE kind WHEN 'WORKFLOWS' THEN 3 ELSE 0 END);
ALTER TABLE bulk_job ALTER COLUMN kind DROP DEFAULT;
ALTER TABLE bulk_job RENAME COLUMN started_count TO done_count;

-- The latest first: ids don't follow the time.
DROP INDEX bulk_job_blueprint;
CREATE INDEX bulk_job_blueprint ON bulk_job (tenant_id, blueprint_id, created_at DESC, id DESC);
CREATE INDEX bulk_job_invitations ON bulk_job (tenant_id, created_at DESC, id DESC) WHERE kind = 'INVITATIONS';

ALTER TABLE bulk_row NO FORCE ROW LEVEL SECURITY;
ALTER TABLE bulk_row DROP CONSTRAINT bulk_row_state_check, ADD COLUMN person_id uuid;
UPDATE bulk_row SET state = 'DONE' WHERE state = 'STARTED';
ALTER TABLE bulk_row ADD CONSTRAINT bulk_row_state_check CHECK (state IN ('READY', 'FAULTY', 'DONE', 'FAILED'));
ALTER TABLE bulk_row FORCE ROW LEVEL SECURITY;
