-- What: the role of those who keep the connections to other servers, in the workspaces that are there.
-- The owner of the table sees the rows of every workspace while this runs.
ALTER TABLE party NO FORCE ROW LEVEL SECURITY;
INSERT INTO party (tenant_id, id, kind, name, system_role)
SELECT t.id, gen_random_uuid(), 'ROLE',
       -- A role of that name may be there already.
       CASE WHEN EXISTS (SELECT FROM party p WHERE p.tenant_id = t.id AND p.kind = 'ROLE'
                            AND p.deleted_at IS NULL AND lower(p.name) = 'integration admin')
            THEN 'Integration admin ' || left(gen_random_uuid()::text, 4) ELSE 'Integration admin' END,
       'INTEGRATION_ADMIN'
  FROM (SELECT DISTINCT tenant_id AS id FROM party) t;
ALTER TABLE party FORCE ROW LEVEL SECURITY;
