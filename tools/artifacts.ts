import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { migrateAll } from '../apps/server/src/commands/run-migrations.ts';
import { startThrowawayPostgres } from '../apps/server/src/testing/postgres/throwaway-postgres.ts';
import { configurationDocs } from './config-docs.ts';
import { dumpSchema } from './dump-schema.ts';
import { printApi } from './print-schema.ts';

/** A generated file that is checked in, so that its changes are reviewed. */
export interface Artifact {
  readonly file: string;
  readonly generate: () => Promise<string>;
}

const root = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);

/** Calls back with a freshly migrated database and then deletes it. */
const withMigratedDatabase = async <T>(work: (url: string) => Promise<T>): Promise<T> => {
  const server = await startThrowawayPostgres();
  try {
    await migrateAll({ connectionString: server.url });
    return await work(server.url);
  } finally {
    await server.stop();
  }
};

const databaseTypes = async (url: string): Promise<string> => {
  const folder = mkdtempSync(path.join(root, 'node_modules/.codegen-'));
  const out = path.join(folder, 'database.ts');
  try {
    await run(process.execPath, [
      path.join(root, 'node_modules/kysely-codegen/dist/cli/bin.js'),
      ...['--url', url, '--dialect', 'postgres', '--out-file', out],
      ...['--include-pattern', 'public.*', '--exclude-pattern', '*kysely*'],
    ]);
    await run(path.join(root, 'node_modules/.bin/oxfmt'), [
      '--with-node-modules',
      '-c',
      path.join(root, '.oxfmtrc.json'),
      out,
    ]);
    return readFileSync(out, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The database for both generated files, which is created on first use. */
const fromDatabase = () => {
  let made: Promise<{ readonly schema: string; readonly types: string }> | undefined;
  return () =>
    (made ??= withMigratedDatabase(async (url) => ({
      schema: await dumpSchema(url),
      types: await databaseTypes(url),
    })));
};

export const artifacts = (): readonly Artifact[] => {
  const database = fromDatabase();
  return [
    { file: 'schema.graphql', generate: printApi },
    { file: 'docs/configuration.md', generate: async () => configurationDocs() },
    { file: 'apps/server/schema.sql', generate: async () => (await database()).schema },
    {
      file: 'apps/server/src/platform/db/database.ts',
      generate: async () => (await database()).types,
    },
  ];
};
