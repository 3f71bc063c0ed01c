import { existsSync } from 'node:fs';
import path from 'node:path';
import { compose, type Composition } from '../composition.ts';
import { projectRoot, type Config } from '../config.ts';
import { createLog, type Log } from '../platform/log/log.ts';
import { choosePort } from './free-port.ts';
import { beginLifetime, type Lifetime } from './lifetime.ts';
import { migrateAll } from './run-migrations.ts';
import { openPostgres } from './open-postgres.ts';
import { seedDemo } from '../seed/demo.ts';
import { demoSignIn, hasAccounts, howToSignIn } from './seed.ts';
import { readOptions } from './usage.ts';

interface Roles {
  readonly web: boolean;
  readonly worker: boolean;
}

const webFolder = path.join(projectRoot, 'apps/web/dist');

const listen = async (
  composition: Composition,
  lifetime: Lifetime,
  address: { readonly host: string; readonly port: number },
): Promise<void> => {
  const app = await composition.createApp();
  lifetime.onStop('web server', () => app.close());
  await app.listen(address);
};

const tellTheOperator = (lines: readonly string[]): void => {
  // Standard output is the log's. This is for a person who started Baton by hand.
  process.stderr.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
};

const start = async (config: Config, roles: Roles, log: Log, lifetime: Lifetime): Promise<void> => {
  if (roles.web && !existsSync(path.join(webFolder, 'index.html'))) {
    throw new Error('The web application is not built. Remedy: npm run build, or npm start.');
  }
  const port = roles.web ? await choosePort(config.host, config.port) : 0;
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;

  const postgres = await openPostgres(config, log);
  lifetime.onStop('database', postgres.stop);
  const migrations = await migrateAll(postgres.connection);
  if (migrations.length > 0) log.info({ migrations }, 'the database is up to date');

  const composition = compose({
    ...config,
    connection: postgres.connection,
    publicUrl,
    webFolder,
    demoSignIn,
    log,
    now: Date.now,
  });
  lifetime.onStop('connections', composition.close);
  if (config.demo && !(await hasAccounts(composition.services))) {
    log.info('adding the demo company');
    await seedDemo(composition.services);
  }
  if (roles.worker) {
    const worker = await composition.startWorker();
    lifetime.onStop('worker', worker.stop);
  }
  if (!roles.web) {
    log.info('the worker works');
    return;
  }
  await listen(composition, lifetime, { host: config.host, port });
  log.info({ host: config.host, port, publicUrl, embedded: postgres.isEmbedded }, 'Baton serves');
  tellTheOperator([
    `Baton is ready: ${publicUrl}`,
    ...(await howToSignIn(composition.services)),
    'Ctrl-C stops it.',
  ]);
};

const serveAs =
  (command: string, roles: Roles) =>
  async (config: Config, args: readonly string[]): Promise<void> => {
    readOptions(command, args, {});
    const log = createLog(config.logLevel, 'baton');
    const lifetime = beginLifetime(log);
    try {
      await start(config, roles, log, lifetime);
    } catch (error) {
      await lifetime.stopAll();
      throw error;
    }
  };

export const serve = serveAs('serve', { web: true, worker: true });
export const serveWeb = serveAs('web', { web: true, worker: false });
export const serveWorker = serveAs('worker', { web: false, worker: true });
