-- An address in a message to a person, at which a reply becomes a comment of that person.
CREATE TABLE mail_reply_link (
  tenant_id   uuid NOT NULL,
  -- The outgoing message.
  id          uuid NOT NULL,
  -- SHA-256 of the token in the address.
  token_hash  bytea NOT NULL UNIQUE,
  party_id    uuid NOT NULL,
  workflow_id uuid NOT NULL,
  -- Null for a comment on the workflow.
  task_id     uuid,
  -- Comment that the message is about. Null for other messages.
  comment_id  uuid,
  created_at  timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, party_id) REFERENCES party (tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, workflow_id) REFERENCES workflow (tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX mail_reply_link_party ON mail_reply_link (tenant_id, party_id);
CREATE INDEX mail_reply_link_workflow ON mail_reply_link (tenant_id, workflow_id);
CREATE INDEX mail_reply_link_expiry ON mail_reply_link (tenant_id, expires_at);

-- An incoming message is for an alias, or a reply.
ALTER TABLE incoming_mail ALTER COLUMN alias_id DROP NOT NULL;
ALTER TABLE incoming_mail ADD COLUMN reply_link_id uuid;
ALTER TABLE incoming_mail ADD CHECK (alias_id IS NULL OR reply_link_id IS NULL);
ALTER TABLE incoming_mail ADD FOREIGN KEY (tenant_id, reply_link_id) REFERENCES mail_reply_link (tenant_id, id)
  ON DELETE SET NULL (reply_link_id);
CREATE INDEX incoming_mail_reply ON incoming_mail (tenant_id, reply_link_id) WHERE reply_link_id IS NOT NULL;

ALTER TABLE mail_reply_link ENABLE ROW LEVEL SECURITY;
ALTER TABLE mail_reply_link FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON mail_reply_link USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
CREATE POLICY owner_reads ON mail_reply_link FOR SELECT TO CURRENT_USER USING (true);
GRANT SELECT, INSERT, DELETE ON mail_reply_link TO baton_app;

-- Returns the workspace and the id of a reply address, before any message is accepted.
CREATE FUNCTION app.mail_reply_link_of(p_token_hash bytea) RETURNS TABLE(tenant_id uuid, id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $$
    SELECT l.tenant_id, l.id FROM mail_reply_link l WHERE l.token_hash = p_token_hash
  $$;
REVOKE ALL ON FUNCTION app.mail_reply_link_of(bytea) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.mail_reply_link_of(bytea) TO baton_app;
