import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../platform/db/migrate.ts';
import { migrateJobs } from '../../platform/jobs/job-schema.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the account that owns the databases. */
    readonly postgresUrl: string;
    /** Connection string of a superuser, for direct access in tests. */
    readonly adminUrl: string;
    readonly templateName: string;
  }
}

/** Returns the connection string for another database. */
export const urlOfDatabase = (url: string, name: string): string =>
  url.replace(/(@[^/]*\/)[^?]*/, `$1${name}`);

/**
 * Template for the database of each test file. The name is unique, because an external server can
 * be shared.
 */
const templateName = `baton_template_${randomUUID().slice(0, 8)}`;

/** Opens the server from TEST_DATABASE_URL, or a temporary embedded one. */
const openServer = async () => {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) {
    const server = await startThrowawayPostgres();
    return { ...server, adminUrl: server.url };
  }
  const adminUrl = process.env['TEST_DATABASE_ADMIN_URL'] ?? url;
  return { url, adminUrl, stop: async () => undefined };
};

/**
 * Runs once for all server tests: creates a PostgreSQL server with a migrated template database.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer();
  const run = async (connectionString: string, statement: string) => {
    const admin = new pg.Client({ connectionString });
    await admin.connect();
    await admin.query(statement);
    await admin.end();
  };
  await run(server.url, `CREATE DATABASE ${templateName}`);
  const template = { connectionString: urlOfDatabase(server.url, templateName) };
  await migrate(template);
  await migrateJobs(template);
  project.provide('postgresUrl', server.url);
  project.provide('adminUrl', server.adminUrl);
  project.provide('templateName', templateName);
  return async () => {
    await run(server.adminUrl, `DROP DATABASE ${templateName} WITH (FORCE)`);
    await server.stop();
  };
}
