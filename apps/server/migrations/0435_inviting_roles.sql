-- True for roles whose members can invite people. The rights of built-in roles are fixed.
ALTER TABLE party ADD COLUMN allows_inviting boolean NOT NULL DEFAULT false;
ALTER TABLE party ADD CONSTRAINT party_allows_inviting
  CHECK (NOT allows_inviting OR (kind = 'ROLE' AND system_role IS NULL));
CREATE INDEX party_inviting ON party (tenant_id, id) WHERE allows_inviting AND deleted_at IS NULL;
