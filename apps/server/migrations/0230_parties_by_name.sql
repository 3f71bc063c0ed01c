-- Names in a file mean people, teams and roles of the workspace: each is looked up, not all read.
CREATE INDEX party_called ON party (tenant_id, lower(name)) WHERE deleted_at IS NULL;
