import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts';

/** Run as a process of its own: brings a database up and waits to be killed. */
const [dataDir] = process.argv.slice(2);
if (import.meta.main && dataDir !== undefined) {
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  process.send?.({ pid: server.pid, url: server.url });
  process.on('message', () => void server.stop().then(() => process.exit(0)));
}
