-- Comments on tasks and workflows. The subject is the task, or the workflow.
CREATE TABLE comment (
  tenant_id   uuid NOT NULL,
  id          uuid NOT NULL,
  workflow_id uuid NOT NULL,
  task_id     uuid,
  subject_id  uuid NOT NULL GENERATED ALWAYS AS (coalesce(task_id, workflow_id)) STORED,
  -- First comment of the thread.
  reply_to    uuid,
  author_id   uuid NOT NULL,
  body        text NOT NULL,
  is_internal boolean NOT NULL,
  created_at  timestamptz NOT NULL,
  edited_at   timestamptz,
  deleted_at  timestamptz,
  PRIMARY KEY (tenant_id, id),
  FOREIGN KEY (tenant_id, workflow_id) REFERENCES workflow (tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, author_id) REFERENCES party (tenant_id, id),
  FOREIGN KEY (tenant_id, reply_to) REFERENCES comment (tenant_id, id)
);
CREATE INDEX comment_page ON comment (tenant_id, subject_id, created_at DESC, id DESC);
CREATE INDEX comment_workflow ON comment (tenant_id, workflow_id);

CREATE TABLE comment_reaction (
  tenant_id  uuid NOT NULL,
  comment_id uuid NOT NULL,
  party_id   uuid NOT NULL,
  type       text NOT NULL,
  at         timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, comment_id, party_id, type),
  FOREIGN KEY (tenant_id, comment_id) REFERENCES comment (tenant_id, id) ON DELETE CASCADE,
  FOREIGN KEY (tenant_id, party_id) REFERENCES party (tenant_id, id)
);

ALTER TABLE comment ENABLE ROW LEVEL SECURITY;
ALTER TABLE comment FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON comment USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
ALTER TABLE comment_reaction ENABLE ROW LEVEL SECURITY;
ALTER TABLE comment_reaction FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON comment_reaction USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, UPDATE ON comment TO baton_app;
GRANT SELECT, INSERT, DELETE ON comment_reaction TO baton_app;
