-- Identity providers with SAML 2.0. Their issuer is the entity ID.
ALTER TABLE sso_connection
  ADD COLUMN protocol text NOT NULL DEFAULT 'OIDC',
  ALTER COLUMN client_id DROP NOT NULL,
  ALTER COLUMN client_secret DROP NOT NULL,
  ADD COLUMN sign_in_url text,
  -- Certificates of the keys that sign assertions, in the PEM format.
  ADD COLUMN certificate text,
  ADD CONSTRAINT sso_connection_protocol CHECK (
    protocol = 'OIDC' AND num_nulls(client_id, client_secret) = 0 AND num_nonnulls(sign_in_url, certificate) = 0
    OR protocol = 'SAML' AND num_nonnulls(client_id, client_secret) = 0 AND num_nulls(sign_in_url, certificate) = 0);
ALTER TABLE sso_connection ALTER COLUMN protocol DROP DEFAULT;

-- Answer of a SAML provider. It waits for the browser, which sends its cookie only with a request of its own.
ALTER TABLE sso_attempt ADD COLUMN answer text;
GRANT UPDATE (answer) ON sso_attempt TO baton_app;
