-- Address under which people without an account fill in the intake form of a blueprint. A blueprint has at most one.
CREATE TABLE public_link (
  tenant_id         uuid NOT NULL REFERENCES tenant,
  id                uuid NOT NULL,
  blueprint_id      uuid NOT NULL,
  -- SHA-256 of the token in the address, and the encrypted token, which editors of the blueprint can copy.
  token_hash        bytea NOT NULL UNIQUE,
  token             bytea NOT NULL,
  -- Owner of the workflows. They start with the access of this person.
  owner_id          uuid NOT NULL,
  closes_at         timestamptz,
  -- Maximum number of submissions. Null for any number.
  quota             integer,
  submission_count  integer NOT NULL DEFAULT 0,
  -- Languages that people can select. Empty for all.
  languages         text[] NOT NULL,
  -- Text after a submission. Empty for the default.
  confirmation      text NOT NULL,
  -- People, teams, and roles that can view each workflow and are notified of its start.
  notified_ids      uuid[] NOT NULL,
  allows_embedding  boolean NOT NULL,
  -- True if people must confirm their email address first.
  confirms_address  boolean NOT NULL,
  version           integer NOT NULL DEFAULT 1,
  created_at        timestamptz NOT NULL,
  created_by        uuid NOT NULL,
  revoked_at        timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, blueprint_id),
  FOREIGN KEY (tenant_id, blueprint_id) REFERENCES blueprint (tenant_id, id),
  FOREIGN KEY (tenant_id, owner_id) REFERENCES party (tenant_id, id),
  FOREIGN KEY (tenant_id, created_by) REFERENCES party (tenant_id, id),
  -- Two submissions at the same time can't exceed the maximum.
  CONSTRAINT public_link_quota CHECK (quota IS NULL OR submission_count <= quota)
);
CREATE INDEX public_link_owner ON public_link (tenant_id, owner_id);

-- A workflow that was started with a public link.
CREATE TABLE public_submission (
  tenant_id         uuid NOT NULL,
  -- Idempotency key of the requestor's browser.
  id                uuid NOT NULL,
  link_id           uuid NOT NULL,
  workflow_id       uuid NOT NULL,
  -- The requestor, who is in no list.
  party_id          uuid NOT NULL,
  -- Address for messages. Null if none was entered.
  email             text,
  status_token_hash bytea NOT NULL UNIQUE,
  status_token      bytea NOT NULL,
  created_at        timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, link_id) REFERENCES public_link (tenant_id, id),
  FOREIGN KEY (tenant_id, workflow_id) REFERENCES workflow (tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, party_id) REFERENCES party (tenant_id, id)
);
CREATE INDEX public_submission_link ON public_submission (tenant_id, link_id, created_at);
CREATE INDEX public_submission_workflow ON public_submission (tenant_id, workflow_id);
CREATE INDEX public_submission_party ON public_submission (tenant_id, party_id);

-- A session of the kind VISITOR has no account, so it opens no workspace. It belongs to a public link and its requestor.
ALTER TABLE session ALTER COLUMN account_id DROP NOT NULL;
ALTER TABLE session ADD COLUMN party_id uuid;
ALTER TABLE session ADD COLUMN public_link_id uuid;
ALTER TABLE session ADD CONSTRAINT session_visitor CHECK (
  CASE WHEN kind = 'VISITOR' THEN account_id IS NULL AND party_id IS NOT NULL AND public_link_id IS NOT NULL
       ELSE account_id IS NOT NULL END);
ALTER TABLE session ADD FOREIGN KEY (tenant_id, party_id) REFERENCES party (tenant_id, id) ON DELETE CASCADE;
ALTER TABLE session ADD FOREIGN KEY (tenant_id, public_link_id) REFERENCES public_link (tenant_id, id) ON DELETE CASCADE;
CREATE INDEX session_party ON session (tenant_id, party_id) WHERE party_id IS NOT NULL;

ALTER TABLE public_link ENABLE ROW LEVEL SECURITY;
ALTER TABLE public_link FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON public_link USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
CREATE POLICY owner_reads ON public_link FOR SELECT TO CURRENT_USER USING (true);
GRANT SELECT, INSERT, UPDATE ON public_link TO baton_app;
ALTER TABLE public_submission ENABLE ROW LEVEL SECURITY;
ALTER TABLE public_submission FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON public_submission USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
CREATE POLICY owner_reads ON public_submission FOR SELECT TO CURRENT_USER USING (true);
GRANT SELECT, INSERT ON public_submission TO baton_app;

-- Returns the workspace and the id of a public link, for people who are not signed in.
CREATE FUNCTION app.public_link_of(p_token_hash bytea) RETURNS TABLE(tenant_id uuid, id uuid, allows_embedding boolean)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $$
    SELECT l.tenant_id, l.id, l.allows_embedding AND l.revoked_at IS NULL FROM public_link l WHERE l.token_hash = p_token_hash
  $$;
-- Returns the workspace and the id of a submission, for people with the secret link of its status.
CREATE FUNCTION app.public_submission_of(p_token_hash bytea) RETURNS TABLE(tenant_id uuid, id uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $$
    SELECT s.tenant_id, s.id FROM public_submission s WHERE s.status_token_hash = p_token_hash
  $$;
REVOKE ALL ON FUNCTION app.public_link_of(bytea), app.public_submission_of(bytea) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.public_link_of(bytea), app.public_submission_of(bytea) TO baton_app;
