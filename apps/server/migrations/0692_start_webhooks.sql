-- Address of a blueprint at which other systems start workflows. A blueprint has at most one.
CREATE TABLE start_webhook (
  tenant_id       uuid NOT NULL,
  id              uuid NOT NULL,
  blueprint_id    uuid NOT NULL,
  -- Owner of the workflows. They start with the access of this person.
  owner_id        uuid NOT NULL,
  -- Names of JSON properties by place of the intake form.
  mapping         jsonb NOT NULL,
  -- Encrypted. The former secret is valid until its end.
  secret          bytea NOT NULL,
  former_secret   bytea,
  former_until    timestamptz,
  created_at      timestamptz NOT NULL,
  created_by      uuid NOT NULL,
  disabled_at     timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (id),
  UNIQUE (tenant_id, blueprint_id),
  FOREIGN KEY (tenant_id, blueprint_id) REFERENCES blueprint (tenant_id, id),
  FOREIGN KEY (tenant_id, owner_id) REFERENCES party (tenant_id, id),
  FOREIGN KEY (tenant_id, created_by) REFERENCES party (tenant_id, id)
);
CREATE INDEX start_webhook_owner ON start_webhook (tenant_id, owner_id);

-- A call of such an address with its result.
CREATE TABLE start_webhook_call (
  tenant_id   uuid NOT NULL,
  id          uuid NOT NULL,
  webhook_id  uuid NOT NULL,
  at          timestamptz NOT NULL,
  status      integer NOT NULL,
  -- Code of the first error, and the property that it is about. Null without an error.
  code        text,
  property    text,
  workflow_id uuid,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, webhook_id) REFERENCES start_webhook (tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, workflow_id) REFERENCES workflow (tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX start_webhook_call_page ON start_webhook_call (tenant_id, webhook_id, at DESC, id DESC);
CREATE INDEX start_webhook_call_workflow ON start_webhook_call (tenant_id, workflow_id);

ALTER TABLE start_webhook ENABLE ROW LEVEL SECURITY;
ALTER TABLE start_webhook FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON start_webhook USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
CREATE POLICY owner_reads ON start_webhook FOR SELECT TO CURRENT_USER USING (true);
GRANT SELECT, INSERT, UPDATE ON start_webhook TO baton_app;
ALTER TABLE start_webhook_call ENABLE ROW LEVEL SECURITY;
ALTER TABLE start_webhook_call FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON start_webhook_call USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, DELETE ON start_webhook_call TO baton_app;

-- Returns the workspace of an address, before the secret of the request is checked.
CREATE FUNCTION app.start_webhook_of(p_id uuid) RETURNS uuid
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $$
    SELECT w.tenant_id FROM start_webhook w WHERE w.id = p_id
  $$;
REVOKE ALL ON FUNCTION app.start_webhook_of(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.start_webhook_of(uuid) TO baton_app;
