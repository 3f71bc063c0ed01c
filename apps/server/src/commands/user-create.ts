import { text } from 'node:stream/consumers';
import pg from 'pg';
import { accessLevels, type AccessLevel } from '@baton/domain/party/access-level';
import { administratorRefusal } from '@baton/domain/access/people-access';
import { compose } from '../composition.ts';
import type { Config } from '../config.ts';
import { addMember } from '../features/people/index.ts';
import { createFirstTenant, createNextTenant } from '../features/tenants/index.ts';
import type { Database } from '../platform/db/trip.ts';
import { Refused } from '../platform/graphql/refused.ts';
import { createLog } from '../platform/log/log.ts';
import { migrateAll } from './run-migrations.ts';
import { openPostgres } from './open-postgres.ts';
import { hasAccounts } from './seed.ts';
import { readOptions, UsageError } from './usage.ts';

interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly workspace: string | undefined;
  readonly isNewWorkspace: boolean;
  readonly isAdmin: boolean;
  readonly accessLevel: AccessLevel;
}

const readPassword = async (): Promise<string> => {
  if (process.stdin.isTTY) process.stderr.write('Password (then Ctrl-D): ');
  return (await text(process.stdin)).replace(/\r?\n$/, '');
};

const readUser = async (args: readonly string[]): Promise<NewUser> => {
  const options = readOptions('user create', args, {
    name: { type: 'string' },
    email: { type: 'string' },
    workspace: { type: 'string' },
    'new-workspace': { type: 'boolean', default: false },
    access: { type: 'string', default: 'INTERNAL' },
    admin: { type: 'boolean', default: false },
  });
  const accessLevel = accessLevels.find((level) => level === options.access);
  if (options.name === undefined || options.email === undefined || accessLevel === undefined) {
    throw new UsageError(
      'The options --name and --email are required. --access is INTERNAL, EXTERNAL, or LIMITED.\nSee: baton user create --help',
    );
  }
  const makesAdministrator = options.admin || options['new-workspace'];
  if (administratorRefusal({ accessLevel, isAdmin: makesAdministrator }) !== null) {
    throw new UsageError(
      `Admins have internal access. Remedy: remove --access ${accessLevel}, or --admin and --new-workspace.`,
    );
  }
  return {
    name: options.name,
    email: options.email,
    workspace: options.workspace,
    isNewWorkspace: options['new-workspace'],
    isAdmin: options.admin,
    accessLevel,
    password: await readPassword(),
  };
};

/** Uses the database owner, because no tenant can see all workspaces. */
const findWorkspace = async (connection: pg.PoolConfig, name: string | null): Promise<string> => {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ id: string; name: string }>(
    'SELECT id, name FROM tenant WHERE $1::text IS NULL OR name = $1 ORDER BY name',
    [name],
  );
  await client.end();
  const [only] = rows;
  if (only !== undefined && rows.length === 1) return only.id;
  throw new Error(
    rows.length === 0
      ? `There is no workspace "${name ?? ''}".`
      : `There are several workspaces: ${rows.map((row) => row.name).join(', ')}. Remedy: select one with --workspace.`,
  );
};

const add = async (
  database: Database,
  connection: pg.PoolConfig,
  user: NewUser,
  isFirst: boolean,
): Promise<string> => {
  if (!isFirst && !user.isNewWorkspace) {
    const tenantId = await findWorkspace(connection, user.workspace ?? null);
    await addMember(database, { ...user, tenantId });
    return `${user.email} can sign in.`;
  }
  if (user.workspace === undefined) {
    throw new UsageError(
      'This is the first person, so a workspace is created too. Name it with --workspace.',
    );
  }
  if (administratorRefusal({ ...user, isAdmin: true }) !== null) {
    throw new UsageError(
      'The first person of a workspace is its admin, who has internal access. Remedy: remove --access.',
    );
  }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const tenant = { ...user, workspaceName: user.workspace, timeZone, locale: 'en' };
  if (isFirst) await createFirstTenant(database, tenant, () => []);
  else await createNextTenant(database, tenant);
  return `The workspace "${user.workspace}" was created, and ${user.email} is its admin.`;
};

/** Returns a refusal as text: its code, field, and parameters. */
const inWords = (error: Refused): string =>
  error.refusals
    .map(({ code, field, params }) => {
      const numbers = Object.entries(params).map(([name, value]) => `${name} ${value}`);
      return [field, code, ...numbers].filter((part) => part !== undefined).join(' ');
    })
    .join('\n');

export const createUser = async (config: Config, args: readonly string[]): Promise<void> => {
  const user = await readUser(args);
  const log = createLog('warn', 'baton');
  const postgres = await openPostgres(config, log);
  try {
    await migrateAll(postgres.connection);
    const composition = compose({
      ...config,
      connection: postgres.connection,
      publicUrl: config.publicUrl ?? 'http://localhost',
      webFolder: null,
      demoSignIn: null,
      log,
      now: Date.now,
    });
    try {
      const isFirst = !(await hasAccounts(composition.services));
      process.stdout.write(
        `${await add(composition.database, postgres.connection, user, isFirst)}\n`,
      );
    } catch (error) {
      throw error instanceof Refused ? new Error(inWords(error), { cause: error }) : error;
    } finally {
      await composition.close();
    }
  } finally {
    await postgres.stop();
  }
};
