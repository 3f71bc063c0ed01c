-- Who may start from what a blueprint has published, and whom its workflows are shared with from the start.
-- Null: every member starts it, and nobody is given anything.
ALTER TABLE blueprint ADD COLUMN sharing jsonb;
