-- All events of an installation have one order: transaction, workflow, number. Readers stay behind the oldest running
-- transaction, so that no event appears before a position that was already read.
ALTER TABLE event ADD COLUMN transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id();
CREATE INDEX event_order ON event (transaction_id, workflow_id, seq);

-- Position up to which a reader processed the events.
CREATE TABLE app.event_reader (
  name           text PRIMARY KEY,
  transaction_id xid8 NOT NULL DEFAULT '0',
  workflow_id    uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
  seq            integer NOT NULL DEFAULT 0
);
-- For the functions below, also if the owner of the tables is no superuser.
CREATE POLICY owner_reads ON event FOR SELECT TO CURRENT_USER USING (true);

-- Returns the next events of all workspaces for a reader, with the kinds of their changes.
CREATE FUNCTION app.next_events(p_reader text, p_limit integer)
  RETURNS TABLE(tenant_id uuid, workflow_id uuid, seq integer, kinds text[], "position" text)
  LANGUAGE sql SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $$
    INSERT INTO app.event_reader (name) VALUES (p_reader) ON CONFLICT DO NOTHING;
    SELECT e.tenant_id, e.workflow_id, e.seq,
           ARRAY(SELECT DISTINCT x->>'kind' FROM jsonb_array_elements(e.events) x),
           e.transaction_id::text
      FROM event e
     WHERE (e.transaction_id, e.workflow_id, e.seq) >
           (SELECT r.transaction_id, r.workflow_id, r.seq FROM app.event_reader r WHERE r.name = p_reader)
       AND e.transaction_id < pg_snapshot_xmin(pg_current_snapshot())
     ORDER BY e.transaction_id, e.workflow_id, e.seq LIMIT p_limit
  $$;

-- Moves a reader forward, to the last event that it processed.
CREATE FUNCTION app.advance_reader(p_reader text, p_transaction text, p_workflow uuid, p_seq integer)
  RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
  AS $$
    UPDATE app.event_reader r SET transaction_id = p_transaction::xid8, workflow_id = p_workflow, seq = p_seq
     WHERE r.name = p_reader
       AND (r.transaction_id, r.workflow_id, r.seq) < (p_transaction::xid8, p_workflow, p_seq)
  $$;
REVOKE ALL ON FUNCTION app.next_events(text, integer), app.advance_reader(text, text, uuid, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION app.next_events(text, integer), app.advance_reader(text, text, uuid, integer) TO baton_app;

-- What the search finds: one row for each workflow and task, with its texts and their words.
CREATE TABLE search_entry (
  tenant_id   uuid NOT NULL REFERENCES tenant ON DELETE CASCADE,
  object_id   uuid NOT NULL,
  object_type text NOT NULL,
  workflow_id uuid NOT NULL,
  reference   text NOT NULL,
  title       text NOT NULL,
  body        text NOT NULL,
  -- Words of the title first.
  words       text[] COLLATE "C" NOT NULL,
  title_words integer NOT NULL,
  PRIMARY KEY (tenant_id, object_id)
);
CREATE INDEX search_entry_workflow ON search_entry (tenant_id, workflow_id);

-- Finds entries by word. Comparisons of text are leakproof, so this index works with row-level security.
CREATE TABLE search_word (
  tenant_id   uuid NOT NULL REFERENCES tenant ON DELETE CASCADE,
  word        text COLLATE "C" NOT NULL,
  object_id   uuid NOT NULL,
  object_type text NOT NULL,
  workflow_id uuid NOT NULL,
  -- The task, or the task that an approval is for: who reads one of them reads all of them. Null for a workflow.
  root_id     uuid,
  PRIMARY KEY (tenant_id, word, object_id) INCLUDE (object_type, workflow_id, root_id)
);

ALTER TABLE search_entry ENABLE ROW LEVEL SECURITY;
ALTER TABLE search_entry FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON search_entry USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
ALTER TABLE search_word ENABLE ROW LEVEL SECURITY;
ALTER TABLE search_word FORCE ROW LEVEL SECURITY;
CREATE POLICY tenant_wall ON search_word USING (tenant_id = app.tenant_id()) WITH CHECK (tenant_id = app.tenant_id());
GRANT SELECT, INSERT, UPDATE, DELETE ON search_entry, search_word TO baton_app;
