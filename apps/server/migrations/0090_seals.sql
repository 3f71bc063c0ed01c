-- What: the heads of the chains of events, sealed into one chain for each workspace. A workflow's own
-- chain shows a change of its events; the seals show that a whole chain was made anew.

CREATE TABLE seal (
  tenant_id uuid NOT NULL REFERENCES tenant ON DELETE CASCADE,
  number    integer NOT NULL,
  at        timestamptz NOT NULL,
  -- [workflow, number of its newest event, hash of that event] for each that has changed since the seal before
  heads     jsonb NOT NULL,
  prev_hash bytea NOT NULL,
  hash      bytea NOT NULL,
  PRIMARY KEY (tenant_id, number)
);

-- Up to which event each workflow is sealed.
CREATE TABLE sealed_head (
  tenant_id   uuid NOT NULL REFERENCES tenant ON DELETE CASCADE,
  workflow_id uuid NOT NULL,
  version     integer NOT NULL,
  PRIMARY KEY (tenant_id, workflow_id)
);

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['seal', 'sealed_head'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY tenant_wall ON %I USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id())', t);
  END LOOP;
END $$;

GRANT SELECT, INSERT ON seal TO baton_app;
GRANT SELECT, INSERT, UPDATE ON sealed_head TO baton_app;

-- For the work that comes round by the clock and belongs to no workspace.
CREATE FUNCTION app.tenant_ids() RETURNS SETOF uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT id FROM tenant ORDER BY id $$;
REVOKE ALL ON FUNCTION app.tenant_ids FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.tenant_ids TO baton_app;
