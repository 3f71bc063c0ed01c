-- File of a list that is written in the background, for the person who asked for it.
CREATE TABLE list_export (
  tenant_id  uuid NOT NULL,
  id         uuid NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  state      text NOT NULL CHECK (state IN ('RUNNING', 'DONE', 'FAILED', 'CANCELED')),
  format     text NOT NULL CHECK (format IN ('csv', 'xlsx')),
  -- Parameters of the address of the list.
  parameters jsonb NOT NULL,
  -- Language and time zone of the file.
  locale     text NOT NULL,
  time_zone  text NOT NULL,
  -- Number of rows at the start. Null if it is unknown.
  row_count  integer,
  done_count integer NOT NULL DEFAULT 0,
  -- Name, SHA-256, and bytes of the file. Null until it is complete.
  name       text,
  content    bytea,
  size       bigint,
  -- Why it failed, with code and params. Null without an error.
  refusal    jsonb,
  ended_at   timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, created_by) REFERENCES party (tenant_id, id)
);
CREATE INDEX list_export_person ON list_export (tenant_id, created_by, created_at DESC);
CREATE INDEX list_export_content ON list_export (tenant_id, content);

ALTER TABLE list_export ENABLE ROW LEVEL SECURITY;
ALTER TABLE list_export FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON list_export USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, UPDATE, DELETE ON list_export TO baton_app;
