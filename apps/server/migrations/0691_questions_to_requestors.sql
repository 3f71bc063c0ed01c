-- True for questions to the person who submitted a public form, and for the answers. The requestor sees no others.
ALTER TABLE comment ADD COLUMN for_requestor boolean NOT NULL DEFAULT false;
ALTER TABLE comment ADD CHECK (NOT for_requestor OR (task_id IS NULL AND NOT is_internal));
ALTER TABLE public_submission ADD COLUMN locale text NOT NULL DEFAULT 'en';
