-- What: workflows that were deleted thirty days ago go for good, with all that was theirs. What stays of
-- each is where its history ended, so that the seals that know it still say that nothing else is missing.

CREATE TABLE purged_workflow (
  tenant_id   uuid NOT NULL REFERENCES tenant ON DELETE CASCADE,
  workflow_id uuid NOT NULL,
  -- its last event and that one's hash, as they are sealed
  version     integer NOT NULL,
  chain_head  bytea NOT NULL,
  deleted_at  timestamptz NOT NULL,
  purged_at   timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, workflow_id)
);
ALTER TABLE purged_workflow ENABLE ROW LEVEL SECURITY;
ALTER TABLE purged_workflow FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON purged_workflow
  USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT ON purged_workflow TO baton_app;

CREATE INDEX workflow_deleted ON workflow (tenant_id, deleted_at) WHERE deleted_at IS NOT NULL;

-- The application can delete neither events nor workflows; this does it as the owner, within the workspace
-- that is entered, and only what was deleted before the given moment and is sealed to its end.
CREATE FUNCTION app.purge_workflows(p_deleted_before timestamptz, p_now timestamptz, p_limit integer) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
DECLARE
  tenant CONSTANT uuid := app.tenant_id();
  doomed uuid[];
BEGIN
  SELECT coalesce(array_agg(found.id), '{}') INTO doomed FROM (
    SELECT w.id FROM workflow w
           JOIN sealed_head s ON s.tenant_id = w.tenant_id AND s.workflow_id = w.id AND s.version = w.version
     WHERE w.tenant_id = tenant AND w.deleted_at < p_deleted_before
     ORDER BY w.deleted_at LIMIT p_limit FOR UPDATE OF w SKIP LOCKED) found;
  INSERT INTO purged_workflow (tenant_id, workflow_id, version, chain_head, deleted_at, purged_at)
  SELECT tenant_id, id, version, chain_head, deleted_at, p_now FROM workflow
   WHERE tenant_id = tenant AND id = ANY (doomed);
  DELETE FROM event WHERE tenant_id = tenant AND workflow_id = ANY (doomed);
  DELETE FROM sealed_head WHERE tenant_id = tenant AND workflow_id = ANY (doomed);
  DELETE FROM task WHERE tenant_id = tenant AND workflow_id = ANY (doomed);
  DELETE FROM workflow WHERE tenant_id = tenant AND id = ANY (doomed);
  RETURN cardinality(doomed);
END $$;
REVOKE ALL ON FUNCTION app.purge_workflows FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.purge_workflows TO baton_app;
