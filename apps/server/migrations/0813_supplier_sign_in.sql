-- The wall of the tenant and the rights on this table stay as they are.
ALTER TABLE sso_attempt
  -- True if the person uses the sign-in of suppliers.
  ADD COLUMN is_supplier boolean NOT NULL DEFAULT false;
