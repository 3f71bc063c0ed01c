-- Messages to people. Each is stored in the transaction that causes it, and a job sends it.
CREATE TABLE outgoing_mail (
  tenant_id       uuid NOT NULL REFERENCES tenant ON DELETE CASCADE,
  -- Also the Message-ID, so that a repeated message can be recognized.
  id              uuid NOT NULL,
  -- Account that the link in the message opens. Null if it opens only this workspace.
  account_id      uuid REFERENCES account ON DELETE CASCADE,
  kind            text NOT NULL,
  recipient       text NOT NULL,
  subject         text NOT NULL,
  -- Encrypted text, HTML, and link. Null after the message was sent or has expired.
  content         bytea,
  -- STORED: written to the mail folder, because there is no mail server.
  state           text NOT NULL DEFAULT 'QUEUED' CHECK (state IN ('QUEUED', 'SENT', 'FAILED', 'STORED')),
  attempts        integer NOT NULL DEFAULT 0,
  -- Why the last attempt failed, and the answer of the mail server.
  failure         text CHECK (failure IN ('UNREACHABLE', 'SIGN_IN', 'REJECTED', 'DEFERRED', 'EXPIRED')),
  failure_detail  text NOT NULL DEFAULT '',
  created_at      timestamptz NOT NULL,
  next_attempt_at timestamptz,
  -- End of the link. The message isn't sent after it.
  expires_at      timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id)
);
CREATE INDEX outgoing_mail_list ON outgoing_mail (tenant_id, created_at DESC, id DESC);
CREATE INDEX outgoing_mail_account ON outgoing_mail (account_id) WHERE account_id IS NOT NULL;
ALTER TABLE outgoing_mail ENABLE ROW LEVEL SECURITY;
ALTER TABLE outgoing_mail FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON outgoing_mail USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, UPDATE, DELETE ON outgoing_mail TO baton_app;

-- Returns whether other workspaces use the account as well. Their admins share none of its messages.
CREATE FUNCTION app.is_shared_account(p_account uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $$
    SELECT count(DISTINCT p.tenant_id) > 1 FROM party p WHERE p.account_id = p_account AND p.deleted_at IS NULL
  $$;
REVOKE ALL ON FUNCTION app.is_shared_account(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.is_shared_account(uuid) TO baton_app;
