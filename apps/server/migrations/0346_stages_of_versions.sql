-- Which stages a version has, and what it calls them, without unpacking all that it says.
CREATE FUNCTION app.stages_of(content jsonb) RETURNS jsonb
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT coalesce(jsonb_object_agg(key, jsonb_build_object('name', value->'name', 'place', value->'displayOrder')), '{}')
      FROM jsonb_each(content->'stages')
  $$;

ALTER TABLE blueprint_version
    ADD COLUMN stages jsonb NOT NULL GENERATED ALWAYS AS (app.stages_of(content)) STORED;

-- Whether any workflow was started from a version.
CREATE INDEX workflow_version ON workflow (tenant_id, blueprint_version_id);
