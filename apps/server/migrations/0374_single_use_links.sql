-- Links in messages. Each can be used once, until it expires.
CREATE TABLE single_use_link (
  id         uuid PRIMARY KEY,
  -- PASSWORD_RESET
  purpose    text NOT NULL,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  -- SHA-256 of the token. The token itself is only in the message.
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at    timestamptz
);
CREATE INDEX single_use_link_account ON single_use_link (account_id, purpose);
CREATE INDEX single_use_link_expiry ON single_use_link (expires_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON single_use_link TO baton_app;
