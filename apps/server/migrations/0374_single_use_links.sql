-- Links in messages. Each can be used once, until it expires.
CREATE TABLE single_use_link (
  id         uuid PRIMARY KEY,
  -- PASSWORD_RESET of an account, or INVITATION of a person.
  purpose    text NOT NULL,
  account_id uuid REFERENCES account ON DELETE CASCADE,
  tenant_id  uuid,
  party_id   uuid,
  -- SHA-256 of the token. The token itself is only in the message.
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at    timestamptz,
  FOREIGN KEY (tenant_id, party_id) REFERENCES party ON DELETE CASCADE,
  CHECK ((account_id IS NULL) <> (party_id IS NULL)),
  CHECK ((tenant_id IS NULL) = (party_id IS NULL))
);
CREATE INDEX single_use_link_account ON single_use_link (account_id, purpose);
CREATE INDEX single_use_link_party ON single_use_link (tenant_id, party_id);
CREATE INDEX single_use_link_expiry ON single_use_link (expires_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON single_use_link TO baton_app;
