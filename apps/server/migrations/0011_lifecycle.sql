-- Pausing, ending and going on.

ALTER TABLE workflow
  -- since when it stands still; kept while it is ended, so that a restart finds the pause again
  ADD COLUMN paused_at    timestamptz,
  ADD COLUMN pause_reason text,
  ADD COLUMN end_reason   text;

-- What the engine keeps of a task beside its state and no list looks for; null where it keeps nothing.
ALTER TABLE task ADD COLUMN marks jsonb;
