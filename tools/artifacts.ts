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

/** Returns the schema of a freshly migrated database. */
const schemaOfDatabase = async (): Promise<string> => {
  const server = await startThrowawayPostgres();
  try {
    await migrateAll({ connectionString: server.url });
    return await dumpSchema(server.url);
  } finally {
    await server.stop();
  }
};

export const artifacts: readonly Artifact[] = [
  { file: 'schema.graphql', generate: printApi },
  { file: 'docs/configuration.md', generate: async () => configurationDocs() },
  { file: 'apps/server/schema.sql', generate: schemaOfDatabase },
];
