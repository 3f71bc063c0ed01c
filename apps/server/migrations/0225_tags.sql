-- Why: people sort workflows and tasks by words of their own.
ALTER TABLE workflow ADD COLUMN tags text[] NOT NULL DEFAULT '{}';
ALTER TABLE task ADD COLUMN tags text[] NOT NULL DEFAULT '{}';
