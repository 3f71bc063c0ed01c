-- Time of the latest message that invited the person. Null for people without an invitation.
ALTER TABLE party ADD COLUMN invited_at timestamptz;
UPDATE party SET invited_at = date_trunc('milliseconds', created_at)
 WHERE kind = 'USER' AND (account_id IS NULL OR created_by IS NOT NULL) AND email IS NOT NULL;
-- List of invitations, latest first.
CREATE INDEX party_invitation ON party (tenant_id, invited_at DESC, id DESC) WHERE invited_at IS NOT NULL;
-- Latest person with an address, also if they were deactivated.
CREATE INDEX party_address ON party (tenant_id, lower(email), created_at DESC) WHERE kind = 'USER';
