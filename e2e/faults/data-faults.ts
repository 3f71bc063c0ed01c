import {
  chainHash,
  emptyChain,
  type EventRow,
} from '../../apps/server/src/features/runs/seals/event-chain.ts';
import pg from 'pg';

/** Queries that must return no rows, whatever happened to the server, by name. */
const impossible: Readonly<Record<string, string>> = {
  'a completed workflow with an open task': `
    SELECT t.id FROM task t JOIN workflow w USING (tenant_id) WHERE w.id = t.workflow_id
      AND w.schedule_status = 'COMPLETED' AND t.status::text LIKE 'PENDING%'`,
  'an open task in a stage that is not in progress': `
    SELECT t.id FROM task t JOIN stage s ON s.tenant_id = t.tenant_id AND s.id = t.stage_id
     WHERE t.status::text LIKE 'PENDING%' AND s.status <> 'IN_PROGRESS'`,
  'a task that is frozen while its workflow runs': `
    SELECT t.id FROM task t JOIN workflow w ON w.tenant_id = t.tenant_id AND w.id = t.workflow_id
     WHERE (t.froze_for_reason IS NOT NULL) <> (w.schedule_status IN ('PAUSED', 'ENDED') AND t.status <> 'COMPLETED')`,
  'a task in review without an approval that is waited for': `
    SELECT t.id FROM task t WHERE t.status = 'PENDING_REVIEW' AND t.type = 'DEFAULT' AND NOT EXISTS (
      SELECT FROM task c WHERE c.tenant_id = t.tenant_id AND c.approval_for = t.id AND c.approval_status = 'PENDING')`,
  'an approval that is waited for by nothing': `
    SELECT c.id FROM task c JOIN task t ON t.tenant_id = c.tenant_id AND t.id = c.approval_for
     WHERE c.approval_status = 'PENDING' AND c.status::text LIKE 'PENDING%' AND t.status <> 'PENDING_REVIEW'`,
  'a count of completed tasks that is not their number': `
    SELECT w.id FROM workflow w WHERE w.completed_task_count <> (
      SELECT count(*) FROM task t WHERE t.tenant_id = w.tenant_id AND t.workflow_id = w.id
         AND t.approval_for IS NULL AND t.status = 'COMPLETED')`,
  'a workflow whose version is not the number of its events': `
    SELECT w.id FROM workflow w WHERE w.version <> (
      SELECT count(*) FROM event e WHERE e.tenant_id = w.tenant_id AND e.workflow_id = w.id)`,
  'a key that was carried out twice': `
    SELECT command_key FROM event GROUP BY tenant_id, command_key HAVING count(*) > 1`,
};

interface ChainRow {
  readonly workflow_id: string;
  readonly seq: number;
  readonly at: Date;
  readonly actor_id: string | null;
  readonly command: string;
  readonly command_key: string;
  readonly events: readonly unknown[];
  readonly hash: Buffer;
  readonly chain_head: Buffer;
  readonly version: number;
}

const chainFaults = (rows: readonly ChainRow[]): readonly string[] => {
  const faults: string[] = [];
  let previous = emptyChain;
  for (const [index, row] of rows.entries()) {
    if (row.seq === 1) previous = emptyChain;
    const entry: EventRow = {
      workflowId: row.workflow_id,
      seq: row.seq,
      at: row.at.getTime(),
      actorId: row.actor_id,
      command: row.command,
      commandKey: row.command_key,
      events: row.events,
    };
    const hash = chainHash(previous, entry);
    const place = `event ${row.seq} of workflow ${row.workflow_id}`;
    if (hash !== row.hash.toString('hex')) faults.push(`${place} does not fit the chain`);
    const isLast = rows[index + 1]?.workflow_id !== row.workflow_id;
    if (isLast && !row.hash.equals(row.chain_head))
      faults.push(`${place} is not the head it should be`);
    previous = hash;
  }
  return faults;
};

/**
 * Returns the faults in the stored data. It reads the database directly, not through the server.
 */
export const dataFaults = async (connectionString: string): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const faults: string[] = [];
    for (const [name, question] of Object.entries(impossible)) {
      const { rowCount } = await client.query(question);
      if (rowCount !== 0) faults.push(`${name}: ${rowCount} times`);
    }
    const { rows } = await client.query<ChainRow>(
      `SELECT e.workflow_id, e.seq, e.at, e.actor_id, e.command, e.command_key, e.events, e.hash, w.chain_head, w.version
         FROM event e JOIN workflow w ON w.tenant_id = e.tenant_id AND w.id = e.workflow_id
        ORDER BY e.workflow_id, e.seq`,
    );
    return [...faults, ...chainFaults(rows)];
  } finally {
    await client.end();
  }
};

/** Returns the given tasks that are not stored as completed. */
export const notDone = async (
  connectionString: string,
  taskIds: readonly string[],
): Promise<readonly string[]> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `SELECT i.id FROM unnest($1::uuid[]) i(id) WHERE NOT EXISTS (
         SELECT FROM task t WHERE t.id = i.id AND (t.status IN ('COMPLETED', 'PENDING_REVIEW') OR t.approval_status = 'APPROVED'))`,
      [taskIds],
    );
    return rows.map((row) => row.id);
  } finally {
    await client.end();
  }
};

/** Damages the data in three ways, to prove that `dataFaults` finds faults. */
export const tamper = async (connectionString: string): Promise<void> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(`UPDATE workflow SET completed_task_count = completed_task_count + 1`);
    await client.query(`UPDATE stage SET status = 'NOT_STARTED' WHERE status = 'IN_PROGRESS'`);
    await client.query(`UPDATE event SET events = events || '[{}]'::jsonb WHERE seq = 2`);
  } finally {
    await client.end();
  }
};
