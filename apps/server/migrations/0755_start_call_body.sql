-- Hash of the body of a call that started a workflow. Null for other calls.
ALTER TABLE start_webhook_call ADD COLUMN body_hash bytea;
