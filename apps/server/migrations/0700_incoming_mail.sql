-- Email address of a blueprint. A message to it starts a workflow. A blueprint has at most one.
CREATE TABLE mail_alias (
  tenant_id    uuid NOT NULL,
  id           uuid NOT NULL,
  blueprint_id uuid NOT NULL,
  -- The part before the mail domain, in lower case. All workspaces share the domain.
  alias        text NOT NULL,
  -- Owner of the workflows. They start with the access of this person.
  owner_id     uuid NOT NULL,
  -- Addresses and domains that can send, in lower case. Empty for all.
  senders      text[] NOT NULL,
  created_at   timestamptz NOT NULL,
  created_by   uuid NOT NULL,
  disabled_at  timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, blueprint_id),
  CONSTRAINT mail_alias_alias UNIQUE (alias),
  FOREIGN KEY (tenant_id, blueprint_id) REFERENCES blueprint (tenant_id, id),
  FOREIGN KEY (tenant_id, owner_id) REFERENCES party (tenant_id, id),
  FOREIGN KEY (tenant_id, created_by) REFERENCES party (tenant_id, id)
);
CREATE INDEX mail_alias_owner ON mail_alias (tenant_id, owner_id);

-- A message that a workspace received. It is stored before it is confirmed to the sender, and a job processes it.
CREATE TABLE incoming_mail (
  tenant_id       uuid NOT NULL REFERENCES tenant ON DELETE CASCADE,
  -- Derived from the recipient and the Message-ID, so that a repeated message has no effect.
  id              uuid NOT NULL,
  alias_id        uuid NOT NULL,
  -- Address and name of the From header. Empty if it names none, or several.
  sender          text NOT NULL,
  sender_name     text NOT NULL,
  subject         text NOT NULL,
  -- Empty if the message has none.
  message_id      text NOT NULL,
  -- Sender that the other server named, its address, and its name. Null if they are unknown.
  envelope_sender text,
  client_address  text,
  client_name     text,
  size            integer NOT NULL,
  -- The encrypted message. Null after it was accepted or discarded, and if it was too large.
  content         bytea,
  received_at     timestamptz NOT NULL,
  state           text NOT NULL CHECK (state IN ('RECEIVED', 'ACCEPTED', 'REFUSED', 'DISCARDED')),
  -- Why it was refused, with the code of an error or the names of files that were left out.
  reason          text,
  detail          text NOT NULL DEFAULT '',
  -- Null until the message was checked.
  spf             text CHECK (spf IN ('PASS', 'FAIL', 'NONE', 'ERROR')),
  dkim            text CHECK (dkim IN ('PASS', 'FAIL', 'NONE', 'ERROR')),
  -- When an admin released it. Checks of the sender don't count then.
  released_at     timestamptz,
  -- The workflow that it started or commented on.
  workflow_id     uuid,
  PRIMARY KEY (tenant_id, id),
  CHECK ((state = 'REFUSED') <= (reason IS NOT NULL)),
  FOREIGN KEY (tenant_id, alias_id) REFERENCES mail_alias (tenant_id, id),
  FOREIGN KEY (tenant_id, workflow_id) REFERENCES workflow (tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX incoming_mail_list ON incoming_mail (tenant_id, received_at DESC, id DESC);
CREATE INDEX incoming_mail_alias ON incoming_mail (tenant_id, alias_id, received_at);
CREATE INDEX incoming_mail_sender ON incoming_mail (tenant_id, sender, received_at);
CREATE INDEX incoming_mail_message ON incoming_mail (tenant_id, message_id);
CREATE INDEX incoming_mail_workflow ON incoming_mail (tenant_id, workflow_id);

-- A workflow was started with a public link, or by a message to an alias.
ALTER TABLE public_submission ALTER COLUMN link_id DROP NOT NULL;
ALTER TABLE public_submission ADD COLUMN alias_id uuid;
ALTER TABLE public_submission ADD CHECK (num_nonnulls(link_id, alias_id) = 1);
ALTER TABLE public_submission ADD FOREIGN KEY (tenant_id, alias_id) REFERENCES mail_alias (tenant_id, id);
CREATE INDEX public_submission_alias ON public_submission (tenant_id, alias_id, created_at) WHERE alias_id IS NOT NULL;

ALTER TABLE mail_alias ENABLE ROW LEVEL SECURITY;
ALTER TABLE mail_alias FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON mail_alias USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
CREATE POLICY owner_reads ON mail_alias FOR SELECT TO CURRENT_USER USING (true);
GRANT SELECT, INSERT, UPDATE ON mail_alias TO baton_app;
ALTER TABLE incoming_mail ENABLE ROW LEVEL SECURITY;
ALTER TABLE incoming_mail FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON incoming_mail USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, UPDATE, DELETE ON incoming_mail TO baton_app;

-- Returns the workspace and the id of an alias, before any message is accepted.
CREATE FUNCTION app.mail_alias_of(p_alias text) RETURNS TABLE(tenant_id uuid, id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $$
    SELECT a.tenant_id, a.id FROM mail_alias a WHERE a.alias = p_alias
  $$;
REVOKE ALL ON FUNCTION app.mail_alias_of(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.mail_alias_of(text) TO baton_app;
