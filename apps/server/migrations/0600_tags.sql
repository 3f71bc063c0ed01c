-- Tags with a name and a color, in place of words. A merged tag points to the tag that replaces it, so that workflows,
-- tasks, blueprints, documents, and events keep their references.
CREATE TABLE tag (
  tenant_id   uuid NOT NULL REFERENCES tenant ON DELETE CASCADE,
  id          uuid NOT NULL,
  tag_type_id uuid NOT NULL,
  name        text NOT NULL,
  -- Empty: the color of the type.
  color       text NOT NULL DEFAULT '',
  version     integer NOT NULL DEFAULT 1,
  created_at  timestamptz NOT NULL,
  created_by  uuid NOT NULL,
  deleted_at  timestamptz,
  merged_into uuid,
  PRIMARY KEY (tenant_id, id),
  CONSTRAINT tag_of_type FOREIGN KEY (tenant_id, tag_type_id) REFERENCES tag_type,
  FOREIGN KEY (tenant_id, created_by) REFERENCES party,
  FOREIGN KEY (tenant_id, merged_into) REFERENCES tag
);
CREATE UNIQUE INDEX tag_name ON tag (tenant_id, tag_type_id, lower(name)) WHERE deleted_at IS NULL;
ALTER TABLE tag ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON tag USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, UPDATE ON tag TO baton_app;

-- Ids of tags.
ALTER TABLE blueprint ADD COLUMN tags text[] NOT NULL DEFAULT '{}';
ALTER TABLE document ADD COLUMN tags text[] NOT NULL DEFAULT '{}';
-- Counts uses.
CREATE INDEX workflow_tagged ON workflow (tenant_id, id) WHERE tags <> '{}';
CREATE INDEX task_tagged ON task (tenant_id, id) WHERE tags <> '{}';

-- The words become tags of one type. Blueprints contain them, too.
ALTER TABLE tag_type NO FORCE ROW LEVEL SECURITY;
ALTER TABLE party NO FORCE ROW LEVEL SECURITY;
ALTER TABLE workflow NO FORCE ROW LEVEL SECURITY;
ALTER TABLE task NO FORCE ROW LEVEL SECURITY;
ALTER TABLE blueprint NO FORCE ROW LEVEL SECURITY;
ALTER TABLE blueprint_version NO FORCE ROW LEVEL SECURITY;

CREATE TEMPORARY TABLE word_of_tag ON COMMIT DROP AS
  SELECT w.tenant_id, lower(w.word) AS word, mode() WITHIN GROUP (ORDER BY w.word) AS name, gen_random_uuid() AS id
    FROM (SELECT tenant_id, unnest(tags) AS word FROM workflow WHERE tags <> '{}'
          UNION ALL SELECT tenant_id, unnest(tags) FROM task WHERE tags <> '{}'
          UNION ALL SELECT tenant_id, jsonb_path_query(draft, '$.tasks.*.tags[*]') #>> '{}' FROM blueprint
          UNION ALL SELECT tenant_id, jsonb_path_query(content, '$.tasks.*.tags[*]') #>> '{}' FROM blueprint_version) w
   GROUP BY w.tenant_id, lower(w.word);

INSERT INTO tag_type (tenant_id, id, name, color, created_at, created_by)
SELECT w.tenant_id, gen_random_uuid(), 'General', 'GRAY', now(),
       (SELECT p.id FROM party p WHERE p.tenant_id = w.tenant_id AND p.kind = 'USER'
         ORDER BY p.deleted_at IS NOT NULL, p.is_admin DESC, p.id LIMIT 1)
  FROM (SELECT DISTINCT tenant_id FROM word_of_tag) w
ON CONFLICT DO NOTHING;
INSERT INTO tag (tenant_id, id, tag_type_id, name, created_at, created_by)
SELECT w.tenant_id, w.id, t.id, w.name, now(), t.created_by
  FROM word_of_tag w
  JOIN tag_type t ON t.tenant_id = w.tenant_id AND lower(t.name) = 'general' AND t.deleted_at IS NULL;

CREATE FUNCTION pg_temp.ids_of_words(p_tenant uuid, p_words text[]) RETURNS text[] LANGUAGE sql STABLE
  AS $$
    SELECT coalesce(array_agg(w.id::text ORDER BY a.at), '{}')
      FROM unnest(p_words) WITH ORDINALITY a (word, at)
      JOIN pg_temp.word_of_tag w ON w.tenant_id = p_tenant AND w.word = lower(a.word)
  $$;
CREATE FUNCTION pg_temp.with_tags(p_tenant uuid, p_content jsonb) RETURNS jsonb LANGUAGE sql STABLE
  AS $$
    SELECT jsonb_set(p_content, '{tasks}', jsonb_object_agg(e.key, CASE
             WHEN jsonb_typeof(e.value->'tags') = 'array'
             THEN jsonb_set(e.value, '{tags}', to_jsonb(pg_temp.ids_of_words(p_tenant,
                    ARRAY(SELECT jsonb_array_elements_text(e.value->'tags')))))
             ELSE e.value END))
      FROM jsonb_each(p_content->'tasks') e
  $$;
UPDATE workflow SET tags = pg_temp.ids_of_words(tenant_id, tags) WHERE tags <> '{}';
UPDATE task SET tags = pg_temp.ids_of_words(tenant_id, tags) WHERE tags <> '{}';
UPDATE blueprint SET draft = pg_temp.with_tags(tenant_id, draft)
 WHERE jsonb_path_exists(draft, '$.tasks.*.tags[*]');
UPDATE blueprint_version SET content = pg_temp.with_tags(tenant_id, content)
 WHERE jsonb_path_exists(content, '$.tasks.*.tags[*]');
DROP FUNCTION pg_temp.with_tags(uuid, jsonb);
DROP FUNCTION pg_temp.ids_of_words(uuid, text[]);

ALTER TABLE tag FORCE ROW LEVEL SECURITY;
ALTER TABLE tag_type FORCE ROW LEVEL SECURITY;
ALTER TABLE party FORCE ROW LEVEL SECURITY;
ALTER TABLE workflow FORCE ROW LEVEL SECURITY;
ALTER TABLE task FORCE ROW LEVEL SECURITY;
ALTER TABLE blueprint FORCE ROW LEVEL SECURITY;
ALTER TABLE blueprint_version FORCE ROW LEVEL SECURITY;
