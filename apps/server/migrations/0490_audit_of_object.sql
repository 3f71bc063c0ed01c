-- The history of one person, team, or role.
CREATE INDEX audit_entry_object ON audit_entry (tenant_id, object_id, at DESC, id DESC);
