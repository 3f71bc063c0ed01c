import pg from 'pg';
import type { Config } from '../config.ts';
import { createLog } from '../platform/log/log.ts';
import { openPostgres } from './open-postgres.ts';
import { readOptions } from './usage.ts';

/** Makes the server build the search index again from the first event. */
export const searchRebuild = async (config: Config, args: readonly string[]): Promise<void> => {
  readOptions('search rebuild', args, {});
  const postgres = await openPostgres(config, createLog('warn', 'baton'));
  const client = new pg.Client(postgres.connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`DELETE FROM app.event_reader WHERE name = 'search'`);
    process.stdout.write('The server now builds the search index again.\n');
  } finally {
    await client.end().catch(() => undefined);
    await postgres.stop();
  }
};
