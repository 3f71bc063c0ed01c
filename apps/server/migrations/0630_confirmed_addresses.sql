ALTER TABLE account
  -- Time when the person proved that they receive messages at the address. Null if they haven't.
  ADD COLUMN email_verified_at timestamptz;
ALTER TABLE tenant
  -- True if people must confirm their address before they can use the workspace.
  ADD COLUMN confirms_address boolean NOT NULL DEFAULT false;

-- A link that confirms the address of a requestor has neither an account nor a person.
ALTER TABLE single_use_link DROP CONSTRAINT single_use_link_check;
ALTER TABLE single_use_link ADD CHECK (
  CASE WHEN purpose = 'REQUESTOR_ADDRESS' THEN account_id IS NULL AND party_id IS NULL AND tenant_id IS NOT NULL
       ELSE (account_id IS NULL) <> (party_id IS NULL) END);

-- Fails the transaction if the session needs a confirmed address. The identity provider vouches for addresses of
-- single sign-on, and an admin who views Baton as another person has confirmed their own.
CREATE FUNCTION app.demand_confirmed_address(p_session uuid) RETURNS boolean
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $$
BEGIN
  IF EXISTS (
    SELECT FROM session s JOIN account a ON a.id = s.account_id JOIN tenant t ON t.id = s.tenant_id
     WHERE s.id = p_session AND t.confirms_address AND a.email_verified_at IS NULL
       AND s.kind = 'BROWSER' AND s.method <> 'SSO' AND s.opened_by IS NULL) THEN
    RAISE EXCEPTION 'address not confirmed' USING ERRCODE = 'BT417';
  END IF;
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION app.demand_confirmed_address(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.demand_confirmed_address(uuid) TO baton_app;
