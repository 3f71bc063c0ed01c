-- A directory looks for each person by user name and external id, and people it deactivated count.
-- Comparisons of plain text are leakproof, so these indexes work with row-level security.
ALTER TABLE party ADD COLUMN directory_key text GENERATED ALWAYS AS (
  CASE WHEN kind = 'USER' THEN lower(coalesce(directory->>'userName', email)) END) STORED;
CREATE INDEX party_directory_key ON party (tenant_id, directory_key) WHERE directory_key IS NOT NULL;
CREATE INDEX party_external_any ON party (tenant_id, external_id) WHERE external_id IS NOT NULL;
