import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { projectRoot, type Config } from '../config.ts';
import { pendingMigrations } from '../platform/db/migrate.ts';
import { createLog } from '../platform/log/log.ts';
import { openPostgres } from './open-postgres.ts';
import { verifyChains } from './verify-chains.ts';
import { exitCodes, readOptions } from './usage.ts';

/** Result of one check. */
interface Finding {
  readonly check: string;
  readonly ok: boolean;
  readonly detail: string;
  readonly remedy?: string;
}

const good = (check: string, detail: string): Finding => ({ check, ok: true, detail });
const bad = (check: string, detail: string, remedy: string): Finding => ({
  check,
  ok: false,
  detail,
  remedy,
});

const checkNode = (): Finding => {
  const isNewEnough = Number(process.versions.node.split('.')[0]) >= 24;
  return isNewEnough
    ? good('node', process.version)
    : bad('node', process.version, 'Run Baton with Node 24 or later.');
};

const checkWeb = (): Finding =>
  existsSync(path.join(projectRoot, 'apps/web/dist/index.html'))
    ? good('web application', 'built')
    : bad('web application', 'not built', 'Run npm run build.');

const checkDisk = async (config: Config): Promise<Finding> => {
  const folder = existsSync(config.dataDir) ? config.dataDir : projectRoot;
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / 2 ** 20);
  const detail = `${free} MiB free at ${folder}`;
  return free > 1024
    ? good('disk', detail)
    : bad('disk', detail, 'Free some space. Below 1 GiB, the database can stop.');
};

const checkRole = async (client: pg.Client): Promise<Finding> => {
  const { rows } = await client.query<{ safe: boolean }>(
    `SELECT NOT (rolsuper OR rolbypassrls) AS safe FROM pg_roles WHERE rolname = 'baton_app'`,
  );
  if (rows[0] === undefined) return bad('role baton_app', 'missing', 'Run baton migrate.');
  return rows[0].safe
    ? good('role baton_app', 'restricted by row-level security')
    : bad(
        'role baton_app',
        'can bypass row-level security',
        'ALTER ROLE baton_app NOSUPERUSER NOBYPASSRLS.',
      );
};

const checkChains = async (client: pg.Client): Promise<Finding> => {
  const { events, seals, faults } = await verifyChains(client);
  const [fault] = faults;
  return fault === undefined
    ? good('history', `${events} events match their chains and ${seals} seals`)
    : bad(
        'history',
        `${fault}${faults.length > 1 ? `, and ${faults.length - 1} more` : ''}`,
        'Someone changed the history outside Baton. Compare it with an earlier backup.',
      );
};

const checkDatabase = async (config: Config): Promise<readonly Finding[]> => {
  const postgres = await openPostgres(config, createLog('warn', 'baton'));
  const client = new pg.Client(postgres.connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; fsync: string }>(
      `SELECT current_setting('server_version') AS version, current_setting('fsync') AS fsync`,
    );
    const [server] = rows;
    const pending = await pendingMigrations(postgres.connection);
    return [
      good('database', `PostgreSQL ${server?.version}${postgres.isEmbedded ? ', embedded' : ''}`),
      server?.fsync === 'on'
        ? good('durability', 'fsync is on')
        : bad(
            'durability',
            'fsync is off',
            'Set fsync = on. Otherwise a power failure loses data.',
          ),
      pending.length === 0
        ? good('migrations', 'up to date')
        : bad('migrations', `missing: ${pending.join(', ')}`, 'Run baton migrate.'),
      ...(pending.length === 0 ? [await checkRole(client), await checkChains(client)] : []),
    ];
  } finally {
    await client.end().catch(() => undefined);
    await postgres.stop();
  }
};

export const doctor = async (config: Config, args: readonly string[]): Promise<void> => {
  const { json } = readOptions('doctor', args, { json: { type: 'boolean' } });
  const database = await checkDatabase(config).catch((error: unknown) => {
    const [detail = '', remedy = 'See the message.'] = String(
      error instanceof Error ? error.message : error,
    ).split('Remedy: ');
    return [bad('database', detail.trim(), remedy.trim())];
  });
  const findings = [checkNode(), checkWeb(), await checkDisk(config), ...database];
  const ok = findings.every((finding) => finding.ok);
  if (json === true) process.stdout.write(`${JSON.stringify({ ok, findings }, null, 2)}\n`);
  else {
    for (const finding of findings) {
      process.stdout.write(
        `${finding.ok ? 'ok  ' : 'BAD '} ${finding.check}: ${finding.detail}\n${finding.remedy === undefined ? '' : `     Remedy: ${finding.remedy}\n`}`,
      );
    }
  }
  if (!ok) process.exitCode = exitCodes.failed;
};
