import { setTimeout as delay } from 'node:timers/promises';
import type { TestServer } from '../test-server.ts';

/** Conditions for rows after the position of a reader. */
const places = {
  event: '(e.transaction_id, e.workflow_id, e.seq) > (r.transaction_id, r.workflow_id, r.seq)',
  audit_entry: '(e.transaction_id, e.id) > (r.transaction_id, r.workflow_id)',
} as const;

/**
 * Repeats `update` until the reader of events with this name processed all events until now. Readers
 * stay behind the oldest transaction of the whole database server, and tests in other databases have
 * transactions as well.
 */
export const catchUpReader = async (
  { database }: TestServer,
  name: string,
  update: () => Promise<void>,
  rows: keyof typeof places = 'event',
): Promise<void> => {
  for (;;) {
    await update();
    const [row] = await database.rows<{ isBehind: boolean }>(
      `SELECT EXISTS (
         SELECT FROM ${rows} e, app.event_reader r
          WHERE r.name = $1 AND ${places[rows]}) AS "isBehind"`,
      [name],
    );
    if (row?.isBehind !== true) return;
    await delay(20);
  }
};
