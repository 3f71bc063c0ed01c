-- Types that a person gets by push message and in a chat. Null for the defaults.
ALTER TABLE notification_settings ADD COLUMN push text[], ADD COLUMN chat text[];
ALTER TABLE notification_defaults ADD COLUMN push text[], ADD COLUMN chat text[];
-- When they are due. Null without a message, and after it was written.
ALTER TABLE notification ADD COLUMN push_at timestamptz, ADD COLUMN chat_at timestamptz;
CREATE INDEX notification_push ON notification (tenant_id, party_id, subject_id) WHERE push_at IS NOT NULL;
CREATE INDEX notification_chat ON notification (tenant_id, party_id, subject_id) WHERE chat_at IS NOT NULL;

-- Encrypted secrets of the installation, such as its key pair for push messages.
CREATE TABLE installation_secret (
  name   text PRIMARY KEY,
  sealed bytea NOT NULL
);
GRANT SELECT, INSERT ON installation_secret TO baton_app;

-- Browsers that show push messages.
CREATE TABLE push_subscription (
  tenant_id     uuid NOT NULL,
  id            uuid NOT NULL,
  party_id      uuid NOT NULL,
  -- Of the address. A browser that another person uses now belongs to that person.
  endpoint_hash bytea NOT NULL,
  -- Address and keys.
  sealed        bytea NOT NULL,
  user_agent    text NOT NULL,
  created_at    timestamptz NOT NULL,
  sent_at       timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, endpoint_hash),
  FOREIGN KEY (tenant_id, party_id) REFERENCES party (tenant_id, id)
);
CREATE INDEX push_subscription_party ON push_subscription (tenant_id, party_id);

-- Push messages that aren't confirmed yet. One that was claimed before a crash isn't sent again.
CREATE TABLE push_delivery (
  tenant_id       uuid NOT NULL,
  subscription_id uuid NOT NULL,
  notification_id uuid NOT NULL,
  attempts        integer NOT NULL DEFAULT 0,
  created_at      timestamptz NOT NULL,
  claimed_at      timestamptz,
  PRIMARY KEY (tenant_id, subscription_id, notification_id),
  FOREIGN KEY (tenant_id, subscription_id) REFERENCES push_subscription (tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, notification_id) REFERENCES notification (tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX push_delivery_notification ON push_delivery (tenant_id, notification_id);

-- Addresses of chats: of a person, or of the workspace without a person.
CREATE TABLE chat_webhook (
  tenant_id  uuid NOT NULL REFERENCES tenant (id),
  id         uuid NOT NULL,
  party_id   uuid,
  service    text NOT NULL CHECK (service IN ('SLACK', 'TEAMS')),
  sealed     bytea NOT NULL,
  created_at timestamptz NOT NULL,
  -- Failed attempts since the last success.
  failures   integer NOT NULL DEFAULT 0,
  paused_at  timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE NULLS NOT DISTINCT (tenant_id, party_id),
  FOREIGN KEY (tenant_id, party_id) REFERENCES party (tenant_id, id)
);

ALTER TABLE push_subscription ENABLE ROW LEVEL SECURITY;
ALTER TABLE push_subscription FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON push_subscription USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
ALTER TABLE push_delivery ENABLE ROW LEVEL SECURITY;
ALTER TABLE push_delivery FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON push_delivery USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
ALTER TABLE chat_webhook ENABLE ROW LEVEL SECURITY;
ALTER TABLE chat_webhook FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON chat_webhook USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, UPDATE, DELETE ON push_subscription, push_delivery, chat_webhook TO baton_app;
