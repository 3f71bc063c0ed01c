import { startEmbeddedPostgres } from '../../platform/postgres/embedded-postgres.ts';

/** Child process that starts a database and waits until it is killed. */
const [dataDir] = process.argv.slice(2);
if (import.meta.main && dataDir !== undefined) {
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  process.send?.({ pid: server.pid, url: server.url });
  process.on('message', () => void server.stop().then(() => process.exit(0)));
}
