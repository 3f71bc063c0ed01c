-- Bulk starts no longer need a column for the name. Drafts that were refused for this reason are checked again.
ALTER TABLE bulk_job NO FORCE ROW LEVEL SECURITY;
UPDATE bulk_job SET mapping_refusal = '{"code": "BulkStartOutdated", "params": {}}'
 WHERE mapping_refusal ->> 'code' = 'BulkNameNotMapped';
ALTER TABLE bulk_job FORCE ROW LEVEL SECURITY;
