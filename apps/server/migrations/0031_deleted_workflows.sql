-- Workflows are deleted and restored, and stages close what they did not wait for.

ALTER TABLE workflow ADD COLUMN deleted_at timestamptz;

-- Optional, and passed over when the rest of the stage was done.
ALTER TYPE skip_reason ADD VALUE 'STAGE_COMPLETED';
