import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../platform/postgres/embedded-postgres.ts';

/** Settings without durability, because the data is temporary. */
const fastAndForgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/** Starts an empty server in a temporary folder, which is deleted at the end. */
export const startThrowawayPostgres = async (): Promise<EmbeddedPostgres> => {
  const dataDir = path.join(tmpdir(), `baton-test-${randomUUID()}`);
  const server = await startEmbeddedPostgres({
    dataDir,
    settings: fastAndForgetful,
    log: () => undefined,
  });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
