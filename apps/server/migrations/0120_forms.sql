-- Forms of the workspace: a draft, and the versions that blueprints take over.

CREATE TABLE form (
  tenant_id            uuid NOT NULL REFERENCES tenant ON DELETE CASCADE,
  id                   uuid NOT NULL,
  name                 text NOT NULL,
  draft                jsonb NOT NULL,
  draft_version        integer NOT NULL DEFAULT 1,
  draft_updated_at     timestamptz NOT NULL,
  draft_updated_by     uuid NOT NULL,
  -- a published form is closed until somebody begins its next version
  is_open              boolean NOT NULL DEFAULT true,
  section_count        integer NOT NULL,
  field_count          integer NOT NULL,
  -- draft_version that the newest published version was made from; null while never published
  published_draft      integer,
  published_version_id uuid,
  -- as what blueprints know it: no two forms
  published_name       text,
  locked_by            uuid,
  -- the form that this one was made from, to be another of its kind
  variant_of           uuid,
  created_at           timestamptz NOT NULL,
  created_by           uuid NOT NULL,
  deleted_at           timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, draft_updated_by) REFERENCES party,
  FOREIGN KEY (tenant_id, locked_by) REFERENCES party,
  FOREIGN KEY (tenant_id, variant_of) REFERENCES form,
  FOREIGN KEY (tenant_id, created_by) REFERENCES party
);
CREATE INDEX form_list ON form (tenant_id, draft_updated_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX form_published_name ON form (tenant_id, lower(published_name)) WHERE deleted_at IS NULL;

CREATE TABLE form_version (
  tenant_id    uuid NOT NULL,
  id           uuid NOT NULL,
  form_id      uuid NOT NULL,
  number       integer NOT NULL,
  content      jsonb NOT NULL,
  notes        text NOT NULL,
  published_at timestamptz NOT NULL,
  published_by uuid NOT NULL,
  PRIMARY KEY (tenant_id, id),
  UNIQUE (tenant_id, form_id, number),
  FOREIGN KEY (tenant_id, form_id) REFERENCES form,
  FOREIGN KEY (tenant_id, published_by) REFERENCES party
);
ALTER TABLE form ADD FOREIGN KEY (tenant_id, published_version_id) REFERENCES form_version;

-- Which forms a blueprint has taken over, as far as its draft and its versions say so.
ALTER TABLE blueprint ADD COLUMN form_ids jsonb
  GENERATED ALWAYS AS (jsonb_path_query_array(draft, '$.forms.*.origin.form')) STORED;
ALTER TABLE blueprint_version ADD COLUMN form_ids jsonb
  GENERATED ALWAYS AS (jsonb_path_query_array(content, '$.forms.*.origin.form')) STORED;

ALTER TABLE form ENABLE ROW LEVEL SECURITY;
ALTER TABLE form FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON form USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
ALTER TABLE form_version ENABLE ROW LEVEL SECURITY;
ALTER TABLE form_version FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON form_version USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, UPDATE ON form TO baton_app;
GRANT SELECT, INSERT ON form_version TO baton_app;
