import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../platform/postgres/embedded-postgres.ts';

/** Nothing has to survive a power cut: the data is thrown away. */
const fastAndForgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/** A new, empty server in a temporary folder that goes when it stops. */
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
