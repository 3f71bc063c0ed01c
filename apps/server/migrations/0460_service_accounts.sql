-- Accounts of programs, and people that a directory provisions.
ALTER TABLE party DROP CONSTRAINT party_user_type_check;
ALTER TABLE party
  ADD CONSTRAINT party_user_type_check
    CHECK (user_type IN ('PERSON', 'AI_AGENT_ACCOUNT', 'SCIM_SERVICE_ACCOUNT', 'SERVICE_ACCOUNT', 'VISITOR')),
  -- Attributes of a person as the directory wrote them. Null if no directory provisions the person.
  ADD COLUMN directory jsonb;

CREATE UNIQUE INDEX party_directory_name ON party (tenant_id, lower(directory->>'userName'))
  WHERE kind = 'USER' AND deleted_at IS NULL AND directory IS NOT NULL;
CREATE INDEX party_service_account ON party (tenant_id, id)
  WHERE user_type IN ('SCIM_SERVICE_ACCOUNT', 'SERVICE_ACCOUNT') AND deleted_at IS NULL;
