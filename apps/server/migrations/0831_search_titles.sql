-- Whether a word is in the reference or title, so that a search ranks its hits before it reads their texts. The
-- reference itself is a word too, with `=` before it.
TRUNCATE search_entry, search_word;
ALTER TABLE search_word ADD COLUMN in_title boolean NOT NULL;
ALTER TABLE search_word DROP CONSTRAINT search_word_pkey,
  ADD PRIMARY KEY (tenant_id, word, object_id) INCLUDE (object_type, workflow_id, root_id, in_title);

-- Reads all events again, which fills the index.
UPDATE app.event_reader SET transaction_id = '0', workflow_id = '00000000-0000-0000-0000-000000000000', seq = 0
 WHERE name = 'search';
