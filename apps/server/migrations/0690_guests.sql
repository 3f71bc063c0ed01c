-- A guest is an external person without an account, who does single tasks with links from messages. Guests are in no list
-- of people. A workspace has one guest for each address.
ALTER TABLE party DROP CONSTRAINT party_user_type_check;
ALTER TABLE party ADD CONSTRAINT party_user_type_check
  CHECK (user_type IN ('PERSON', 'AI_AGENT_ACCOUNT', 'SCIM_SERVICE_ACCOUNT', 'SERVICE_ACCOUNT', 'VISITOR', 'GUEST'));
-- The address of a guest is in the table of guests, so that it stays free for a person.
DROP INDEX party_email;
CREATE UNIQUE INDEX party_email ON party (tenant_id, lower(email))
  WHERE kind = 'USER' AND deleted_at IS NULL AND user_type <> 'GUEST';

CREATE TABLE guest (
  tenant_id uuid NOT NULL,
  party_id  uuid NOT NULL,
  -- In lower case.
  email     text NOT NULL,
  PRIMARY KEY (tenant_id, party_id),
  UNIQUE (tenant_id, email),
  FOREIGN KEY (tenant_id, party_id) REFERENCES party (tenant_id, id)
);

-- A task that was sent to a guest. It is sent again with the same row.
CREATE TABLE guest_link (
  tenant_id    uuid NOT NULL,
  id           uuid NOT NULL,
  workflow_id  uuid NOT NULL,
  task_id      uuid NOT NULL,
  guest_id     uuid NOT NULL,
  -- Language of the messages.
  locale       text NOT NULL,
  note         text NOT NULL,
  days         integer NOT NULL,
  -- The person who sent it, or the guest who forwarded it.
  sent_by      uuid NOT NULL,
  sent_at      timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL,
  -- When the guest first opened it.
  opened_at    timestamptz,
  revoked_at   timestamptz,
  revoked_by   uuid,
  -- The guest to whom it was forwarded.
  forwarded_to uuid,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, task_id, guest_id),
  FOREIGN KEY (tenant_id, workflow_id) REFERENCES workflow (tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, guest_id) REFERENCES guest (tenant_id, party_id),
  FOREIGN KEY (tenant_id, sent_by) REFERENCES party (tenant_id, id),
  FOREIGN KEY (tenant_id, revoked_by) REFERENCES party (tenant_id, id),
  FOREIGN KEY (tenant_id, forwarded_to) REFERENCES guest (tenant_id, party_id)
);
CREATE INDEX guest_link_guest ON guest_link (tenant_id, guest_id);
CREATE INDEX guest_link_workflow ON guest_link (tenant_id, workflow_id);

-- The links in messages to a guest. Each works once.
ALTER TABLE single_use_link ADD COLUMN guest_link_id uuid;
ALTER TABLE single_use_link ADD FOREIGN KEY (tenant_id, guest_link_id) REFERENCES guest_link (tenant_id, id) ON DELETE CASCADE;
ALTER TABLE single_use_link ADD CHECK ((purpose = 'GUEST_TASK') = (guest_link_id IS NOT NULL));
CREATE INDEX single_use_link_guest ON single_use_link (tenant_id, guest_link_id) WHERE guest_link_id IS NOT NULL;

-- The session of a guest has no account, so it opens no workspace.
ALTER TABLE session DROP CONSTRAINT session_visitor;
ALTER TABLE session ADD CONSTRAINT session_visitor CHECK (
  CASE kind
    WHEN 'VISITOR' THEN account_id IS NULL AND party_id IS NOT NULL AND public_link_id IS NOT NULL
    WHEN 'GUEST' THEN account_id IS NULL AND party_id IS NOT NULL AND public_link_id IS NULL
    ELSE account_id IS NOT NULL END);

ALTER TABLE guest ENABLE ROW LEVEL SECURITY;
ALTER TABLE guest FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON guest USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT ON guest TO baton_app;
ALTER TABLE guest_link ENABLE ROW LEVEL SECURITY;
ALTER TABLE guest_link FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON guest_link USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, UPDATE ON guest_link TO baton_app;
