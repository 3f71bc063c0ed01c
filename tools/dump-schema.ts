import pg from 'pg';

const schemas = ['public', 'app'];
/** Tables of the migration library (Kysely), which are left out. */
const notOurs = '^kysely_';

interface Section {
  readonly title: string;
  readonly sql: string;
}

/**
 * Each query returns one type of schema object as `line`s, in an order that doesn't depend on
 * creation.
 */
const sections: readonly Section[] = [
  {
    title: 'Types',
    sql: `SELECT format('CREATE TYPE %I.%I AS ENUM (%s);', n.nspname, t.typname,
                 string_agg(quote_literal(e.enumlabel), ', ' ORDER BY e.enumsortorder)) AS line
            FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace JOIN pg_enum e ON e.enumtypid = t.oid
           WHERE n.nspname = ANY($1) AND t.typname !~ $2 GROUP BY n.nspname, t.typname ORDER BY n.nspname, t.typname`,
  },
  {
    title: 'Tables',
    sql: `SELECT format(E'CREATE TABLE %I.%I (\\n%s\\n)%s;', n.nspname, c.relname,
                 string_agg(format('  %I %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
                   CASE WHEN d.oid IS NULL THEN ''
                        WHEN a.attgenerated <> '' THEN format(' GENERATED ALWAYS AS (%s) STORED', pg_get_expr(d.adbin, d.adrelid))
                        ELSE ' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid) END,
                   CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END), E',\\n' ORDER BY a.attnum),
                 coalesce(' WITH (' || array_to_string(c.reloptions, ', ') || ')', '')) AS line
            FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
            JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
            LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
           WHERE c.relkind IN ('r', 'p') AND n.nspname = ANY($1) AND c.relname !~ $2
           GROUP BY n.nspname, c.relname, c.reloptions ORDER BY n.nspname, c.relname`,
  },
  {
    title: 'Constraints',
    sql: `SELECT format('ALTER TABLE %s ADD CONSTRAINT %I %s;', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) AS line
            FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
           WHERE n.nspname = ANY($1) AND c.relname !~ $2 AND k.contype IN ('p', 'u', 'f', 'c', 'x')
           ORDER BY n.nspname, c.relname, position(k.contype::text in 'pufcx'), k.conname`,
  },
  {
    title: 'Indexes',
    sql: `SELECT pg_get_indexdef(i.indexrelid) || ';' AS line
            FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
           WHERE n.nspname = ANY($1) AND c.relname !~ $2
             AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.contype IN ('p', 'u', 'x'))
           ORDER BY c.relname, i.indexrelid::regclass::text`,
  },
  {
    title: 'Row-level security',
    sql: `SELECT line FROM (
            SELECT c.oid::regclass::text AS t, 0 AS o, format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY;%s', c.oid::regclass,
                   CASE WHEN c.relforcerowsecurity THEN format(E'\\nALTER TABLE %s FORCE ROW LEVEL SECURITY;', c.oid::regclass) ELSE '' END) AS line
              FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
             WHERE c.relrowsecurity AND n.nspname = ANY($1) AND c.relname !~ $2
            UNION ALL
            SELECT p.polrelid::regclass::text, 1, format('CREATE POLICY %I ON %s%s%s;', p.polname, p.polrelid::regclass,
                   coalesce(' USING ' || pg_get_expr(p.polqual, p.polrelid), ''),
                   coalesce(' WITH CHECK ' || pg_get_expr(p.polwithcheck, p.polrelid), ''))
              FROM pg_policy p JOIN pg_class c ON c.oid = p.polrelid JOIN pg_namespace n ON n.oid = c.relnamespace
             WHERE n.nspname = ANY($1) AND c.relname !~ $2) s ORDER BY t, o, line`,
  },
  {
    title: 'Functions',
    sql: `SELECT rtrim(pg_get_functiondef(p.oid), E'\\n ') || ';' AS line
            FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
           WHERE n.nspname = ANY($1) AND p.prokind IN ('f', 'p') AND p.proname !~ $2
             AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
           ORDER BY n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)`,
  },
  {
    title: 'Triggers',
    sql: `SELECT pg_get_triggerdef(t.oid) || ';' AS line
            FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
           WHERE NOT t.tgisinternal AND n.nspname = ANY($1) AND c.relname !~ $2 ORDER BY c.relname, t.tgname`,
  },
  {
    title: 'What the application may do',
    sql: `SELECT format('GRANT %s ON %s TO baton_app;', string_agg(x.privilege_type, ', ' ORDER BY x.privilege_type), what) AS line
            FROM (SELECT c.oid::regclass::text AS what, c.relacl AS acl FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
                   WHERE n.nspname = ANY($1) AND c.relname !~ $2 AND c.relkind IN ('r', 'p', 'v', 'S')
                  UNION ALL
                  SELECT 'FUNCTION ' || p.oid::regprocedure, p.proacl FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
                   WHERE n.nspname = ANY($1)
                  UNION ALL
                  SELECT 'SCHEMA ' || quote_ident(nspname), nspacl FROM pg_namespace n WHERE nspname = ANY($1)) o,
                 aclexplode(o.acl) x JOIN pg_roles r ON r.oid = x.grantee
           WHERE r.rolname = 'baton_app' GROUP BY what ORDER BY what`,
  },
];

/**
 * Returns the schema of a migrated database as readable SQL, so that the effect of a migration
 * shows up as a diff.
 */
export const dumpSchema = async (connectionString: string): Promise<string> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(`SET search_path = public`);
    const parts: string[] = [];
    for (const { title, sql } of sections) {
      const values = sql.includes('$2') ? [schemas, notOurs] : [schemas];
      const { rows } = await client.query<{ line: string }>(sql, values);
      if (rows.length === 0) continue;
      const gap = rows.some((row) => row.line.includes('\n')) ? '\n\n' : '\n';
      parts.push(`-- ${title}\n\n${rows.map((row) => row.line).join(gap)}\n`);
    }
    return `-- The database after all migrations, for reading and for review. Generated by npm run codegen.\n\n${parts.join('\n')}`;
  } finally {
    await client.end();
  }
};
