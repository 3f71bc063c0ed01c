-- Saved views of the list of workflows. The parameters are those of the address.
CREATE TABLE saved_view (
  tenant_id       uuid NOT NULL REFERENCES tenant (id) ON DELETE CASCADE,
  id              uuid NOT NULL,
  owner_id        uuid NOT NULL,
  name            text NOT NULL,
  parameters      jsonb NOT NULL,
  is_for_everyone boolean NOT NULL DEFAULT false,
  version         integer NOT NULL DEFAULT 1,
  created_at      timestamptz NOT NULL,
  deleted_at      timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, owner_id) REFERENCES party (tenant_id, id)
);
CREATE INDEX saved_view_owner ON saved_view (tenant_id, owner_id) WHERE deleted_at IS NULL;
CREATE INDEX saved_view_for_everyone ON saved_view (tenant_id, id) WHERE is_for_everyone AND deleted_at IS NULL;

-- People, teams, and roles that a view is shared with.
CREATE TABLE saved_view_party (
  tenant_id uuid NOT NULL,
  party_id  uuid NOT NULL,
  view_id   uuid NOT NULL,
  PRIMARY KEY (tenant_id, party_id, view_id),
  FOREIGN KEY (tenant_id, view_id) REFERENCES saved_view (tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, party_id) REFERENCES party (tenant_id, id)
);
CREATE INDEX saved_view_party_view ON saved_view_party (tenant_id, view_id);

-- Views that a person has starred.
CREATE TABLE saved_view_star (
  tenant_id uuid NOT NULL,
  person_id uuid NOT NULL,
  view_id   uuid NOT NULL,
  PRIMARY KEY (tenant_id, person_id, view_id),
  FOREIGN KEY (tenant_id, view_id) REFERENCES saved_view (tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, person_id) REFERENCES party (tenant_id, id)
);

ALTER TABLE saved_view ENABLE ROW LEVEL SECURITY;
ALTER TABLE saved_view FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON saved_view USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
ALTER TABLE saved_view_party ENABLE ROW LEVEL SECURITY;
ALTER TABLE saved_view_party FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON saved_view_party USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
ALTER TABLE saved_view_star ENABLE ROW LEVEL SECURITY;
ALTER TABLE saved_view_star FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON saved_view_star USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, UPDATE ON saved_view TO baton_app;
GRANT SELECT, INSERT, DELETE ON saved_view_party TO baton_app;
GRANT SELECT, INSERT, DELETE ON saved_view_star TO baton_app;
