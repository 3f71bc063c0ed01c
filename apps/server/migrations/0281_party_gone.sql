-- Runs that are read together look for the few people who have left among those whose work they are.
CREATE INDEX party_gone ON party (tenant_id, id) WHERE deleted_at IS NOT NULL;
