-- Fields of the workspace, and the editions of each that blueprints and forms take over.

CREATE TABLE custom_field (
  tenant_id  uuid NOT NULL REFERENCES tenant ON DELETE CASCADE,
  id         uuid NOT NULL,
  name       text NOT NULL,
  kind       text NOT NULL,
  -- false: offered to nobody but whoever made it
  is_shared  boolean NOT NULL,
  -- number of the newest edition
  version    integer NOT NULL,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  updated_at timestamptz NOT NULL,
  updated_by uuid NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, created_by) REFERENCES party,
  FOREIGN KEY (tenant_id, updated_by) REFERENCES party
);
CREATE INDEX custom_field_list ON custom_field (tenant_id, updated_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX custom_field_name ON custom_field (tenant_id, lower(name)) WHERE deleted_at IS NULL;

CREATE TABLE custom_field_version (
  tenant_id  uuid NOT NULL,
  field_id   uuid NOT NULL,
  number     integer NOT NULL,
  content    jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  PRIMARY KEY (tenant_id, field_id, number),
  FOREIGN KEY (tenant_id, field_id) REFERENCES custom_field ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, created_by) REFERENCES party
);

-- Which fields of the library blueprints and forms have taken over.
ALTER TABLE blueprint ADD COLUMN custom_field_ids jsonb
  GENERATED ALWAYS AS (jsonb_path_query_array(draft, '$.fields.*.origin.field')) STORED;
ALTER TABLE blueprint_version ADD COLUMN custom_field_ids jsonb
  GENERATED ALWAYS AS (jsonb_path_query_array(content, '$.fields.*.origin.field')) STORED;
ALTER TABLE form ADD COLUMN custom_field_ids jsonb
  GENERATED ALWAYS AS (jsonb_path_query_array(draft, '$.fields.*.origin.field')) STORED;
ALTER TABLE form_version ADD COLUMN custom_field_ids jsonb
  GENERATED ALWAYS AS (jsonb_path_query_array(content, '$.fields.*.origin.field')) STORED;

ALTER TABLE custom_field ENABLE ROW LEVEL SECURITY;
ALTER TABLE custom_field FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON custom_field USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
ALTER TABLE custom_field_version ENABLE ROW LEVEL SECURITY;
ALTER TABLE custom_field_version FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON custom_field_version USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, UPDATE ON custom_field TO baton_app;
GRANT SELECT, INSERT ON custom_field_version TO baton_app;
