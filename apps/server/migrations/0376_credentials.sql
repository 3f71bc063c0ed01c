-- How an account signs in. A person without a password can still have an account.
CREATE TABLE credential (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id   uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  kind         text NOT NULL CHECK (kind IN ('PASSWORD', 'TOTP', 'PASSKEY', 'RECOVERY_CODE')),
  -- Hash of a password or recovery code, encrypted key of an authenticator app, or public key of a passkey.
  secret       text NOT NULL,
  -- Name of a passkey.
  name         text NOT NULL DEFAULT '',
  -- Id that the device gives a passkey.
  external_id  text,
  -- Time step of the last accepted code, or signature counter of a passkey. Neither can be used again.
  counter      bigint NOT NULL DEFAULT 0,
  created_at   timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE UNIQUE INDEX credential_single ON credential (account_id, kind) WHERE kind IN ('PASSWORD', 'TOTP');
CREATE UNIQUE INDEX credential_external ON credential (external_id) WHERE external_id IS NOT NULL;
CREATE INDEX credential_account ON credential (account_id, kind);
GRANT SELECT, INSERT, UPDATE, DELETE ON credential TO baton_app;

INSERT INTO credential (account_id, kind, secret, created_at)
SELECT id, 'PASSWORD', password_hash, created_at FROM account;
ALTER TABLE account DROP COLUMN password_hash;

-- Accounts of single sign-on. A person is known by the issuer and its subject, never by the address alone.
CREATE TABLE identity (
  tenant_id    uuid NOT NULL REFERENCES tenant,
  id           uuid NOT NULL DEFAULT gen_random_uuid(),
  account_id   uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  issuer       text NOT NULL,
  subject      text NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, issuer, subject)
);
CREATE INDEX identity_account ON identity (account_id);
ALTER TABLE identity ENABLE ROW LEVEL SECURITY;
ALTER TABLE identity FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON identity USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, UPDATE, DELETE ON identity TO baton_app;

ALTER TABLE session
  -- PASSWORD, PASSKEY, or SSO.
  ADD COLUMN method text NOT NULL DEFAULT 'PASSWORD',
  -- Last proof of a second factor. Null if there was none.
  ADD COLUMN second_factor_at timestamptz,
  -- Last time the person signed in or confirmed their identity.
  ADD COLUMN authenticated_at timestamptz NOT NULL DEFAULT now();
UPDATE session SET authenticated_at = created_at;

ALTER TABLE tenant
  -- Rules for new passwords: SPEC or NIST.
  ADD COLUMN password_policy text NOT NULL DEFAULT 'SPEC' CHECK (password_policy IN ('SPEC', 'NIST')),
  ADD COLUMN requires_second_factor boolean NOT NULL DEFAULT false;

ALTER TABLE party
  ADD COLUMN user_type text NOT NULL DEFAULT 'PERSON'
    CHECK (user_type IN ('PERSON', 'AI_AGENT_ACCOUNT', 'SCIM_SERVICE_ACCOUNT', 'VISITOR')),
  -- Id of the person in the directory of their organization.
  ADD COLUMN external_id text,
  -- Company of an external person.
  ADD COLUMN organization text NOT NULL DEFAULT '',
  ADD COLUMN created_by uuid,
  -- True for a role whose people need a second factor.
  ADD COLUMN requires_second_factor boolean NOT NULL DEFAULT false;
CREATE UNIQUE INDEX party_external ON party (tenant_id, external_id) WHERE external_id IS NOT NULL AND deleted_at IS NULL;
-- An address can be used again after its person was deactivated.
DROP INDEX party_email;
CREATE UNIQUE INDEX party_email ON party (tenant_id, lower(email)) WHERE kind = 'USER' AND deleted_at IS NULL;
DROP INDEX party_account;
CREATE UNIQUE INDEX party_account ON party (account_id, tenant_id) WHERE account_id IS NOT NULL AND deleted_at IS NULL;

-- The next function asks before a workspace is open, also if the owner of the tables is no superuser.
CREATE POLICY owner_reads ON membership FOR SELECT TO CURRENT_USER USING (true);

-- Returns whether the person of an account must prove a second factor in a workspace.
CREATE FUNCTION app.requires_second_factor(p_account uuid, p_tenant uuid) RETURNS boolean
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $$
    SELECT EXISTS (SELECT FROM tenant t WHERE t.id = p_tenant AND t.requires_second_factor)
        OR EXISTS (
          SELECT FROM party p
            JOIN membership m ON m.tenant_id = p.tenant_id AND m.member_id = p.id
            JOIN party r ON r.tenant_id = m.tenant_id AND r.id = m.group_id
           WHERE p.tenant_id = p_tenant AND p.account_id = p_account AND p.deleted_at IS NULL
             AND r.requires_second_factor AND r.deleted_at IS NULL)
  $$;
REVOKE ALL ON FUNCTION app.requires_second_factor(uuid, uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.requires_second_factor(uuid, uuid) TO baton_app;

-- Returns whether a workspace of the account wants character classes in passwords.
CREATE FUNCTION app.password_policy(p_account uuid) RETURNS text
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $$
    SELECT coalesce(max(t.password_policy), 'SPEC')
      FROM party p JOIN tenant t ON t.id = p.tenant_id WHERE p.account_id = p_account AND p.deleted_at IS NULL
  $$;
REVOKE ALL ON FUNCTION app.password_policy(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.password_policy(uuid) TO baton_app;

-- A sign-in that waits for the second factor knows its workspace.
ALTER TABLE single_use_link DROP CONSTRAINT single_use_link_check1;
ALTER TABLE single_use_link ADD CHECK (party_id IS NULL OR tenant_id IS NOT NULL);

-- Returns the people with this address who haven't signed up yet, with the name of who invited them.
CREATE FUNCTION app.invited_people(p_email text)
  RETURNS TABLE(tenant_id uuid, party_id uuid, inviter text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $$
    SELECT p.tenant_id, p.id, coalesce(i.name, t.name)
      FROM party p JOIN tenant t ON t.id = p.tenant_id
      LEFT JOIN party i ON i.tenant_id = p.tenant_id AND i.id = p.created_by
     WHERE lower(p.email) = p_email AND p.kind = 'USER' AND p.account_id IS NULL AND p.deleted_at IS NULL
  $$;
REVOKE ALL ON FUNCTION app.invited_people(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.invited_people(text) TO baton_app;
CREATE INDEX party_invited ON party (lower(email)) WHERE kind = 'USER' AND account_id IS NULL AND deleted_at IS NULL;
