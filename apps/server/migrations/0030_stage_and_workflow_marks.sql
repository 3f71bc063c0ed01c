-- What the blueprint decided of a stage and a workflow, and what the engine keeps of them beside
-- their state and no list looks for; null where it is as it always was.

ALTER TABLE stage
  ADD COLUMN settings jsonb,
  ADD COLUMN marks    jsonb;

ALTER TABLE workflow
  ADD COLUMN settings jsonb,
  ADD COLUMN marks    jsonb;
