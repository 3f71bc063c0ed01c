import { flushCompileCache } from 'node:module';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Composition } from '../composition.ts';
import { projectRoot, type Config } from '../config.ts';
import { createLog, type Log } from '../platform/log/log.ts';
import { choosePort } from './free-port.ts';
import { startLifetime, type Lifetime } from './lifetime.ts';
import { migrateForServing } from './run-migrations.ts';
import { openPostgres } from './open-postgres.ts';
import { readOptions } from './usage.ts';

interface Roles {
  readonly web: boolean;
  readonly worker: boolean;
}

const webFolder = path.join(projectRoot, 'apps/web/dist');

const listen = async (
  composition: Composition,
  lifetime: Lifetime,
  log: Log,
  address: { readonly host: string; readonly port: number },
): Promise<void> => {
  const app = await composition.createApp();
  lifetime.onStop('web server', () => app.close());
  await app.listen(address);
  const mail = await composition.listenForMail();
  if (mail === null) return;
  lifetime.onStop('mail listener', mail.close);
  log.info({ port: mail.port }, 'Baton accepts email');
};

const work = async (composition: Composition, lifetime: Lifetime): Promise<void> => {
  const worker = await composition.startWorker();
  lifetime.onStop('worker', worker.stop);
};

const tellTheOperator = (lines: readonly string[]): void => {
  // Standard output is for the log. This text is for people who start Baton manually.
  process.stderr.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
};

/** Frees what only the start needed: about a third of the memory, which V8 would keep. */
const freeStartMemory = (): void => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
};

const start = async (config: Config, roles: Roles, log: Log, lifetime: Lifetime): Promise<void> => {
  if (roles.web && !existsSync(path.join(webFolder, 'index.html'))) {
    throw new Error('The web application is not built. Remedy: run npm run build, or npm start.');
  }
  const port = roles.web ? await choosePort(config.host, config.port) : 0;
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;

  // Loads the rest of the program while the database starts.
  const opening = openPostgres(config, log);
  const [{ compose }, { demoSignIn, hasAccounts, signInHints }] = await Promise.all([
    import('../composition.ts'),
    import('./seed.ts'),
    // Errors are handled below, when the database can be stopped.
    opening.catch(() => undefined),
  ]);
  const postgres = await opening;
  lifetime.onStop('database', postgres.stop);
  const migrations = await migrateForServing(postgres.connection);
  if (migrations.length > 0) log.info({ migrations }, 'the database was migrated');

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
    const { seedDemo } = await import('../seed/demo.ts');
    await seedDemo(composition.services);
  }
  if (!roles.web) {
    await work(composition, lifetime);
    log.info('the worker has started');
    return;
  }
  await listen(composition, lifetime, log, { host: config.host, port });
  if (roles.worker) await work(composition, lifetime);
  log.info({ host: config.host, port, publicUrl, embedded: postgres.isEmbedded }, 'Baton is ready');
  tellTheOperator([
    `Baton is ready: ${publicUrl}`,
    ...(await signInHints(composition.services)),
    'Press Ctrl-C to stop it.',
  ]);
  freeStartMemory();
  // Writes the compile cache now and not only at the end, which a killed process doesn't reach.
  flushCompileCache();
};

const serveAs =
  (command: string, roles: Roles) =>
  async (config: Config, args: readonly string[]): Promise<void> => {
    readOptions(command, args, {});
    const log = createLog(config.logLevel, 'baton');
    const lifetime = startLifetime(log);
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
