import pg from 'pg';
import type { Config } from '../config.ts';
import type { Log } from '../platform/log/log.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';

/** The database of this process, with its owner's account. */
export interface OpenPostgres {
  readonly connection: pg.PoolConfig;
  readonly isEmbedded: boolean;
  /** Stops the embedded server. Does nothing for other servers. */
  readonly stop: () => Promise<void>;
}

const oldestVersion = 15;

/** Throws with a remedy if the server can't be reached or is too old. */
const checkServer = async (connection: pg.PoolConfig): Promise<void> => {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `SELECT current_setting('server_version_num')::int / 10000 AS version`,
    );
    const version = rows[0]?.version ?? 0;
    if (version < oldestVersion) {
      throw new Error(
        `The database server is PostgreSQL ${version}, but Baton needs version ${oldestVersion} or later. Remedy: upgrade it, or remove DATABASE_URL to use the embedded server.`,
      );
    }
  } catch (error) {
    if (error instanceof Error && error.message.includes('Remedy')) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database cannot be reached: ${message}\nRemedy: check DATABASE_URL (host, port, name, account) and that the server is running.`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => undefined);
  }
};

export const openPostgres = async (config: Config, log: Log): Promise<OpenPostgres> => {
  if (config.databaseUrl !== null) {
    const connection = { connectionString: config.databaseUrl };
    await checkServer(connection);
    return { connection, isEmbedded: false, stop: async () => undefined };
  }
  const server = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: (message) => log.info({ from: 'postgres' }, message),
    warn: (message) => log.warn({ from: 'postgres' }, message),
  });
  return {
    connection: { connectionString: server.url },
    isEmbedded: true,
    stop: server.stop,
  };
};
