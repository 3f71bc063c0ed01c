-- Addresses that a mail server refused permanently. They get no notifications until an admin resumes them.
CREATE TABLE paused_address (
  tenant_id uuid NOT NULL REFERENCES tenant (id),
  email     text NOT NULL,
  detail    text NOT NULL,
  paused_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, email)
);
ALTER TABLE paused_address ENABLE ROW LEVEL SECURITY;
ALTER TABLE paused_address FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON paused_address USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, DELETE ON paused_address TO baton_app;
