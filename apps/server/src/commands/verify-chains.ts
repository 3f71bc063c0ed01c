import type pg from 'pg';
import { eventChain, sealHash } from '../features/runs/index.ts';
import { nilId } from '../platform/db/uuid.ts';

/** Number of checked items and all inconsistencies. */
export interface ChainReport {
  readonly events: number;
  readonly seals: number;
  readonly faults: readonly string[];
}

type Seal = Parameters<typeof sealHash>[1];
type EventRow = Parameters<typeof eventChain.chainHash>[1];

interface EventRecord extends Omit<EventRow, 'workflowId' | 'at'> {
  readonly workflowId: string;
  readonly at: Date;
  readonly hash: string;
}

interface HeadRecord {
  readonly id: string;
  readonly version: number;
  readonly head: string;
}

interface SealRecord {
  readonly number: number;
  readonly at: Date;
  readonly heads: Seal['heads'];
  readonly hash: string;
}

const BATCH = 2000;

/** Yields all events of the workspace in chain order, in batches. */
async function* eventsOf(client: pg.Client, tenantId: string): AsyncGenerator<EventRecord> {
  let after: readonly [string, number] = [nilId, 0];
  for (;;) {
    const { rows } = await client.query<EventRecord>(
      `SELECT workflow_id AS "workflowId", seq, at, actor_id AS "actorId", command, command_key AS "commandKey",
              events, encode(hash, 'hex') AS hash
         FROM event WHERE tenant_id = $1 AND (workflow_id, seq) > ($2, $3)
        ORDER BY workflow_id, seq LIMIT ${BATCH}`,
      [tenantId, ...after],
    );
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = [last.workflowId, last.seq];
  }
}

/** Verifies the event chains of a workspace. Returns the number of events. */
const verifyEvents = async (
  client: pg.Client,
  tenantId: string,
  faults: string[],
): Promise<number> => {
  const { rows } = await client.query<HeadRecord>(
    `SELECT id, version, encode(chain_head, 'hex') AS head FROM workflow WHERE tenant_id = $1`,
    [tenantId],
  );
  const heads = new Map(rows.map((row) => [row.id, row]));
  const reached = new Map<string, { readonly seq: number; readonly hash: string }>();
  let count = 0;
  for await (const { hash, at, ...row } of eventsOf(client, tenantId)) {
    count += 1;
    const before = reached.get(row.workflowId) ?? { seq: 0, hash: eventChain.emptyChain };
    const place = `event ${row.seq} of workflow ${row.workflowId}`;
    if (row.seq !== before.seq + 1) faults.push(`${place}: the previous event is missing`);
    if (eventChain.chainHash(before.hash, { ...row, at: at.getTime() }) !== hash)
      faults.push(`${place} was changed`);
    reached.set(row.workflowId, { seq: row.seq, hash });
  }
  for (const { id, version, head } of heads.values()) {
    const end = reached.get(id) ?? { seq: 0, hash: eventChain.emptyChain };
    if (end.seq !== version || end.hash !== head)
      faults.push(`workflow ${id}: its last event doesn't match its state`);
  }
  return count;
};

/** Returns the last event of each purged workflow, by workflow id. */
const purgedEnds = async (
  client: pg.Client,
  tenantId: string,
): Promise<Map<string, { readonly version: number; readonly head: string }>> => {
  const { rows } = await client.query<HeadRecord>(
    `SELECT workflow_id AS id, version, encode(chain_head, 'hex') AS head FROM purged_workflow WHERE tenant_id = $1`,
    [tenantId],
  );
  return new Map(rows.map(({ id, version, head }) => [id, { version, head }]));
};

/**
 * Verifies the seals of a workspace. Returns their number. Events of purged workflows don't exist
 * anymore, but they were sealed before.
 */
const verifySeals = async (
  client: pg.Client,
  tenantId: string,
  faults: string[],
): Promise<number> => {
  const purged = await purgedEnds(client, tenantId);
  const unproved = new Map(purged);
  let previous = eventChain.emptyChain;
  let number = 0;
  for (;;) {
    const { rows } = await client.query<SealRecord & { readonly strangers: number }>(
      `SELECT s.number, s.at, s.heads, encode(s.hash, 'hex') AS hash,
              (SELECT count(*)::int FROM jsonb_array_elements(s.heads) h
                WHERE NOT EXISTS (SELECT FROM purged_workflow p WHERE p.tenant_id = s.tenant_id
                  AND p.workflow_id = (h->>0)::uuid AND p.version >= (h->>1)::int)
                  AND NOT EXISTS (SELECT FROM event e WHERE e.tenant_id = s.tenant_id
                  AND e.workflow_id = (h->>0)::uuid AND e.seq = (h->>1)::int AND encode(e.hash, 'hex') = h->>2)) AS strangers
         FROM seal s WHERE s.tenant_id = $1 AND s.number > $2 ORDER BY s.number LIMIT 100`,
      [tenantId, number],
    );
    for (const row of rows) {
      const seal: Seal = { tenantId, number: row.number, at: row.at.getTime(), heads: row.heads };
      if (row.number !== number + 1)
        faults.push(`seal ${row.number}: the previous seal is missing`);
      if (sealHash(previous, seal) !== row.hash) faults.push(`seal ${row.number} was changed`);
      if (row.strangers > 0)
        faults.push(`seal ${row.number}: ${row.strangers} of its events are missing or changed`);
      for (const [id, version, head] of row.heads) {
        const end = purged.get(id);
        if (end?.version === version && end.head === head) unproved.delete(id);
      }
      previous = row.hash;
      number = row.number;
    }
    if (rows.length < 100) break;
  }
  for (const id of unproved.keys())
    faults.push(`workflow ${id}: it was purged before its last event was sealed`);
  return number;
};

/**
 * Verifies that no event was changed or removed, in all workspaces. Opens each workspace in turn,
 * because row-level security can apply to the database account.
 */
export const verifyChains = async (client: pg.Client): Promise<ChainReport> => {
  const faults: string[] = [];
  let events = 0;
  let seals = 0;
  const { rows } = await client.query<{ id: string }>('SELECT id FROM tenant ORDER BY id');
  for (const { id } of rows) {
    await client.query(`SELECT set_config('app.tenant_id', $1, false)`, [id]);
    events += await verifyEvents(client, id, faults);
    seals += await verifySeals(client, id, faults);
  }
  return { events, seals, faults };
};
