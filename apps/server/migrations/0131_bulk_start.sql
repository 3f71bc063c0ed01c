-- What: many workflows started from the rows of a table, each row once.

CREATE TABLE bulk_job (
  tenant_id            uuid NOT NULL,
  id                   uuid NOT NULL,
  blueprint_id         uuid NOT NULL,
  -- what the rows were checked against, and are started from
  blueprint_version_id uuid NOT NULL,
  state                text NOT NULL CHECK (state IN ('DRAFT', 'RUNNING', 'COMPLETED', 'CANCELLED', 'HALTED')),
  source_name          text NOT NULL,
  columns              text[] NOT NULL,
  -- what each column means (domain: bulk/bulk-mapping)
  mapping              jsonb NOT NULL,
  -- for rows that name no owner
  owner_id             uuid NOT NULL,
  -- what was noticed while the file was read
  issues               jsonb NOT NULL,
  -- why it stands still, where it is HALTED
  halt_code            text,
  -- why no row can be started by the mapping; null: it is complete
  mapping_refusal      jsonb,
  -- language in which its cells are read
  locale               text NOT NULL,
  row_count            integer NOT NULL,
  faulty_count         integer NOT NULL,
  warned_count         integer NOT NULL,
  started_count        integer NOT NULL DEFAULT 0,
  failed_count         integer NOT NULL DEFAULT 0,
  created_at           timestamptz NOT NULL,
  created_by           uuid NOT NULL,
  began_at             timestamptz,
  ended_at             timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, blueprint_id) REFERENCES blueprint,
  FOREIGN KEY (tenant_id, blueprint_version_id) REFERENCES blueprint_version,
  FOREIGN KEY (tenant_id, owner_id) REFERENCES party,
  FOREIGN KEY (tenant_id, created_by) REFERENCES party
);
CREATE INDEX bulk_job_blueprint ON bulk_job (tenant_id, blueprint_id, id DESC);

CREATE TABLE bulk_row (
  tenant_id   uuid NOT NULL,
  job_id      uuid NOT NULL,
  -- as counted in the file
  number      integer NOT NULL,
  cells       text[] NOT NULL,
  -- READY: nothing is wrong with it; FAILED: refused when it was to start
  state       text NOT NULL CHECK (state IN ('READY', 'FAULTY', 'STARTED', 'FAILED')),
  -- errors and warnings by column
  findings    jsonb NOT NULL,
  is_warned   boolean NOT NULL,
  workflow_id uuid,
  PRIMARY KEY (tenant_id, job_id, number),
  FOREIGN KEY (tenant_id, job_id) REFERENCES bulk_job ON DELETE CASCADE
) WITH (fillfactor = 80);
-- The rows that are still to be started, in their order.
CREATE INDEX bulk_row_state ON bulk_row (tenant_id, job_id, state, number);

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['bulk_job', 'bulk_row'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY tenant_wall ON %I USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id())', t);
  END LOOP;
END $$;

GRANT SELECT, INSERT, UPDATE, DELETE ON bulk_job, bulk_row TO baton_app;
