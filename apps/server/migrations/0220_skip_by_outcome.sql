-- A task is passed over when what it waits for came to something else.
ALTER TYPE skip_reason ADD VALUE 'OUTCOME';
