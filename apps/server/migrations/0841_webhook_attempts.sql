-- Each attempt to send a message to a webhook, with the request and the response.
CREATE TABLE webhook_attempt (
  tenant_id   uuid NOT NULL,
  id          uuid NOT NULL,
  delivery_id uuid NOT NULL,
  at          timestamptz NOT NULL,
  url         text NOT NULL,
  -- Headers of the request. They sign the body, and never contain a secret.
  headers     jsonb NOT NULL,
  -- HTTP status and beginning of the response. Null without a response.
  status      integer,
  response    text,
  -- Why there is no response.
  failure     text,
  duration_ms integer NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, delivery_id) REFERENCES webhook_delivery (tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX webhook_attempt_log ON webhook_attempt (tenant_id, delivery_id, at DESC, id DESC);
ALTER TABLE webhook_attempt ENABLE ROW LEVEL SECURITY;

ALTER TABLE webhook_delivery NO FORCE ROW LEVEL SECURITY;
ALTER TABLE webhook NO FORCE ROW LEVEL SECURITY;
INSERT INTO webhook_attempt (tenant_id, id, delivery_id, at, url, headers, status, response, failure, duration_ms)
SELECT d.tenant_id, gen_random_uuid(), d.id, d.last_at, w.url, '{}', d.status, d.response, d.failure, coalesce(d.duration_ms, 0)
  FROM webhook_delivery d JOIN webhook w ON w.tenant_id = d.tenant_id AND w.id = d.webhook_id
 WHERE d.last_at IS NOT NULL;
ALTER TABLE webhook FORCE ROW LEVEL SECURITY;
ALTER TABLE webhook_delivery FORCE ROW LEVEL SECURITY;

ALTER TABLE webhook_attempt FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON webhook_attempt USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, DELETE ON webhook_attempt TO baton_app;
ALTER TABLE webhook_delivery DROP COLUMN status, DROP COLUMN response, DROP COLUMN failure, DROP COLUMN duration_ms;
