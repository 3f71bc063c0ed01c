-- Addresses of other systems that are told of events.
CREATE TABLE webhook (
  tenant_id        uuid NOT NULL REFERENCES tenant (id),
  id               uuid NOT NULL,
  version          integer NOT NULL DEFAULT 1,
  name             text NOT NULL,
  url              text NOT NULL,
  types            text[] NOT NULL,
  -- Empty for all blueprints.
  blueprint_ids    uuid[] NOT NULL,
  -- Sealed, and the one before until the receiver has the new one.
  secret           bytea NOT NULL,
  old_secret       bytea,
  old_secret_until timestamptz,
  paused_at        timestamptz,
  pause_reason     text CHECK (pause_reason IN ('BY_PERSON', 'FAILURES')),
  -- Time of the first failure after the last success.
  failing_since    timestamptz,
  created_at       timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  CHECK ((paused_at IS NULL) = (pause_reason IS NULL))
);
-- Messages to them. Those about one workflow are sent in the order of its events.
CREATE TABLE webhook_delivery (
  tenant_id       uuid NOT NULL,
  id              uuid NOT NULL,
  webhook_id      uuid NOT NULL,
  type            text NOT NULL,
  -- The workflow, or the webhook for a test.
  object_id       uuid NOT NULL,
  -- Number of the command in its workflow, and of the message in the command.
  seq             integer NOT NULL,
  part            integer NOT NULL,
  body            text NOT NULL,
  created_at      timestamptz NOT NULL,
  state           text NOT NULL DEFAULT 'PENDING' CHECK (state IN ('PENDING', 'DELIVERED', 'FAILED')),
  attempts        integer NOT NULL DEFAULT 0,
  first_at        timestamptz,
  last_at         timestamptz,
  next_at         timestamptz NOT NULL,
  -- Only one worker sends a message.
  claimed_until   timestamptz,
  status          integer,
  failure         text,
  response        text,
  duration_ms     integer,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, webhook_id) REFERENCES webhook (tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX webhook_delivery_pending ON webhook_delivery (tenant_id, webhook_id, object_id, seq, part) WHERE state = 'PENDING';
CREATE INDEX webhook_delivery_log ON webhook_delivery (tenant_id, webhook_id, created_at DESC, id DESC);
CREATE INDEX webhook_delivery_age ON webhook_delivery (tenant_id, created_at);

ALTER TABLE webhook ENABLE ROW LEVEL SECURITY;
ALTER TABLE webhook FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON webhook USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
ALTER TABLE webhook_delivery ENABLE ROW LEVEL SECURITY;
ALTER TABLE webhook_delivery FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON webhook_delivery USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, UPDATE, DELETE ON webhook, webhook_delivery TO baton_app;
