import type pg from 'pg';

/**
 * PostgreSQL settings that record the cost of each statement. They are optional because recording
 * takes time.
 */
export const statementSettings: Readonly<Record<string, string>> = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track': 'all',
  'pg_stat_statements.track_planning': 'on',
};

const costs = `
SELECT calls, round((total_exec_time / calls)::numeric, 3) AS run, plans, round((total_plan_time / calls)::numeric, 3) AS plan,
       round(((shared_blks_hit + shared_blks_read) / calls::numeric), 1) AS pages, toplevel,
       left(regexp_replace(query, '\\s+', ' ', 'g'), 110) AS query
  FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid AND d.datname = 'baton'
 WHERE calls > 20 ORDER BY total_exec_time + total_plan_time DESC LIMIT 25`;

interface CostRow {
  readonly calls: string;
  readonly run: string;
  readonly plans: string;
  readonly plan: string;
  readonly pages: string;
  readonly toplevel: boolean;
  readonly query: string;
}

export const forgetStatements = async (pool: pg.Pool): Promise<void> => {
  await pool.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  await pool.query('SELECT pg_stat_statements_reset()');
};

/**
 * Returns the most expensive statements since the last reset as text. Nested statements are those
 * inside functions.
 */
export const statementCosts = async (pool: pg.Pool): Promise<string> => {
  const { rows } = await pool.query<CostRow>(costs);
  const lines = rows.map((row) =>
    [
      row.calls.padStart(8),
      `${row.run} ms`.padStart(10),
      `${row.plan} ms`.padStart(10),
      row.plans.padStart(8),
      row.pages.padStart(7),
      row.toplevel ? '' : 'nested',
      row.query,
    ].join(' '),
  );
  return [
    '   calls       runs   plans in   plans   pages statement (each, on average)',
    ...lines,
  ].join('\n');
};
