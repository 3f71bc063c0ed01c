-- Calls of automated tasks: what is to be sent, what came back, and the secrets that go with it.

-- The outbox. A call is written in the transaction of the command that causes it; whoever has the
-- right to make it moves ready_at to the end of their lease, so that it is ready again if they die.
CREATE TABLE automation_call (
  tenant_id       uuid NOT NULL,
  task_id         uuid NOT NULL,
  -- counts the calls that the task began, over resets too
  call_group      integer NOT NULL,
  workflow_id     uuid NOT NULL,
  run_number      integer NOT NULL,
  -- the same for every attempt
  idempotency_key uuid NOT NULL,
  -- everything filled in but the secrets, which are named
  request         jsonb NOT NULL,
  -- the attempt to be made next, from 1
  attempt         integer NOT NULL,
  -- null: nothing is to be sent
  ready_at        timestamptz,
  created_at      timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, task_id, call_group),
  FOREIGN KEY (tenant_id, task_id) REFERENCES task ON DELETE CASCADE
) WITH (fillfactor = 80);
CREATE INDEX automation_call_ready ON automation_call (ready_at) WHERE ready_at IS NOT NULL;

-- What each attempt came to; secrets that a server sent back are masked.
CREATE TABLE automation_attempt (
  tenant_id   uuid NOT NULL,
  task_id     uuid NOT NULL,
  call_group  integer NOT NULL,
  attempt     integer NOT NULL,
  at          timestamptz NOT NULL,
  duration_ms integer NOT NULL,
  status      integer,
  headers     jsonb NOT NULL,
  body        text NOT NULL,
  -- null: it brought what was expected
  failure     text,
  -- it came when nobody waited for it any more, and counted for nothing
  is_orphan   boolean NOT NULL,
  PRIMARY KEY (tenant_id, task_id, call_group, attempt),
  FOREIGN KEY (tenant_id, task_id) REFERENCES task ON DELETE CASCADE
);

-- Sealed with the installation's key; the workspace and the name are sealed in.
CREATE TABLE secret (
  tenant_id  uuid NOT NULL REFERENCES tenant ON DELETE CASCADE,
  name       text NOT NULL,
  sealed     bytea NOT NULL,
  updated_at timestamptz NOT NULL,
  updated_by uuid NOT NULL,
  PRIMARY KEY (tenant_id, name),
  FOREIGN KEY (tenant_id, updated_by) REFERENCES party
);

DO $$
DECLARE t text;
BEGIN
  FOREACH t IN ARRAY ARRAY['automation_call', 'automation_attempt', 'secret'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY tenant_wall ON %I USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id())', t);
  END LOOP;
END $$;
-- For app.claim_calls and app.next_call alone, which run as the owner and see every workspace.
CREATE POLICY owner_claims ON automation_call TO CURRENT_USER USING (true) WITH CHECK (true);

GRANT SELECT, INSERT, UPDATE ON automation_call TO baton_app;
GRANT SELECT, INSERT ON automation_attempt TO baton_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON secret TO baton_app;

-- Takes calls that are ready, of all workspaces, the longest waiting first; they are the caller's until the lease ends.
CREATE FUNCTION app.claim_calls(p_now timestamptz, p_lease_end timestamptz, p_limit integer) RETURNS SETOF automation_call
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
  UPDATE automation_call c SET ready_at = p_lease_end
    FROM (SELECT tenant_id, task_id, call_group FROM automation_call
           WHERE ready_at <= p_now ORDER BY ready_at LIMIT p_limit FOR UPDATE SKIP LOCKED) ready
   WHERE c.tenant_id = ready.tenant_id AND c.task_id = ready.task_id AND c.call_group = ready.call_group
  RETURNING c.*
$$;
REVOKE ALL ON FUNCTION app.claim_calls FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.claim_calls TO baton_app;

-- When the next call is ready; null while there is none.
CREATE FUNCTION app.next_call() RETURNS timestamptz
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT min(ready_at) FROM automation_call WHERE ready_at IS NOT NULL $$;
REVOKE ALL ON FUNCTION app.next_call FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.next_call TO baton_app;
