import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isPostgres } from './postmaster-file.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';

const script = path.join(import.meta.dirname, '../../testing/postgres/postgres-process.ts');
const told = z.object({ pid: z.number(), url: z.string() });
const folders: string[] = [];
const children: ChildProcess[] = [];

const newFolder = (name: string): string => {
  const folder = path.join(tmpdir(), `baton-test-${randomUUID()}`, name);
  folders.push(path.dirname(folder));
  return folder;
};

const start = (dataDir: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir, log: () => undefined, settings: { fsync: 'off' } });

const startProcess = async (dataDir: string) => {
  const child = fork(script, [dataDir], { execArgv: [] });
  children.push(child);
  const [message] = await once(child, 'message');
  return { child, ...told.parse(message) };
};

const ask = async (connectionString: string, question: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query({ text: question, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
};

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const types = 'SELECT datctype FROM pg_database WHERE datname = current_database()';
const trigrams = `SELECT cardinality(show_trgm('漢字'))`;

describe('startEmbeddedPostgres', () => {
  it('keeps data between starts, with checksums and UTF-8', async () => {
    const dataDir = newFolder('data of Zoë');
    const first = await start(dataDir);
    await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS n');
    expect(await ask(first.url, 'SHOW data_checksums')).toBe('on');
    expect(await ask(first.url, 'SHOW server_encoding')).toBe('UTF8');
    await first.stop();
    expect(isPostgres(first.pid)).toBe(false);
    const second = await start(dataDir);
    expect(await ask(second.url, 'SELECT n FROM kept')).toBe(42);
    await second.stop();
  });

  it('knows the letters of every script in a new data folder', async () => {
    const server = await start(newFolder('d'));
    expect(await ask(server.url, types)).toBe('C.UTF-8');
    await ask(server.url, 'CREATE EXTENSION pg_trgm');
    for (const word of ['漢字变更', 'อนุมัติ', '승인요청'])
      expect(await ask(server.url, `SELECT cardinality(show_trgm('${word}'))`)).toBeGreaterThan(1);
    await server.stop();
  });

  it('updates an old data folder, also after a crash', async () => {
    const dataDir = newFolder('d');
    const first = await startProcess(dataDir);
    await ask(first.url, `CREATE TABLE kept (name text PRIMARY KEY)`);
    await ask(first.url, `INSERT INTO kept VALUES ('Zoë'), ('漢字'), ('zoe')`);
    // The state that older versions of Baton created.
    await ask(first.url, `UPDATE pg_database SET datctype = 'C'`);
    await ask(first.url, 'CREATE EXTENSION pg_trgm');
    expect(await ask(first.url, trigrams)).toBe(0);
    const halfway = new pg.Client({ connectionString: first.url });
    halfway.on('error', () => undefined);
    await halfway.connect();
    await halfway.query('BEGIN');
    await halfway.query(`UPDATE pg_database SET datctype = 'C.UTF-8'`);
    process.kill(first.pid, 'SIGKILL');
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const next = await start(dataDir);
    expect(await ask(next.url, types)).toBe('C.UTF-8');
    expect(await ask(next.url, trigrams)).toBeGreaterThan(0);
    expect(await ask(next.url, 'SELECT array_agg(name ORDER BY name) FROM kept')).toEqual([
      'Zoë',
      'zoe',
      '漢字',
    ]);
    expect(await ask(next.url, `SELECT name FROM kept WHERE name = 'Zoë'`)).toBe('Zoë');
    const old = `SELECT count(*)::int FROM pg_database WHERE datctype = 'C'`;
    expect(await ask(next.url, old)).toBe(0);
    await next.stop();
  });

  it('accepts only connections through a private socket', async () => {
    const dataDir = newFolder('d');
    const server = await start(dataDir);
    const socketFolder = new URL(server.url.replace('@/', '@localhost/')).searchParams.get('host');
    expect(statSync(socketFolder ?? '').mode & 0o077).toBe(0);
    expect(await ask(server.url, 'SHOW listen_addresses')).toBe('');
    const withoutPassword = server.url.replace(/:[^:@/]+@/, ':wrong@');
    await expect(ask(withoutPassword, 'SELECT 1')).rejects.toThrow(
      'password authentication failed',
    );
    await server.stop();
  });

  it('works with a data folder whose path is too long for a socket', async () => {
    const server = await start(newFolder('x'.repeat(120)));
    expect(await ask(server.url, 'SELECT 1')).toBe(1);
    await server.stop();
  });

  it('connects to the running database of a killed server', async () => {
    const dataDir = newFolder('d');
    const killed = await startProcess(dataDir);
    killed.child.kill('SIGKILL');
    await once(killed.child, 'exit');
    expect(isPostgres(killed.pid)).toBe(true);
    const next = await start(dataDir);
    expect(next.pid).toBe(killed.pid);
    expect(await ask(next.url, 'SELECT 1')).toBe(1);
    await next.stop();
    expect(isPostgres(killed.pid)).toBe(false);
  });

  it('recovers after the server was killed', async () => {
    const dataDir = newFolder('d');
    const killed = await startProcess(dataDir);
    await ask(killed.url, 'CREATE TABLE kept AS SELECT 42 AS n');
    process.kill(killed.pid, 'SIGKILL');
    killed.child.kill('SIGKILL');
    await once(killed.child, 'exit');
    const next = await start(dataDir);
    expect(next.pid).not.toBe(killed.pid);
    expect(await ask(next.url, 'SELECT n FROM kept')).toBe(42);
    await next.stop();
  });

  it('restarts a killed server', async () => {
    const warnings: string[] = [];
    const dataDir = newFolder('d');
    const server = await startEmbeddedPostgres({
      dataDir,
      log: () => undefined,
      warn: (message) => void warnings.push(message),
    });
    await ask(server.url, 'CREATE TABLE kept AS SELECT 42 AS n');
    const { pid } = server;
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => server.pid, { timeout: 30_000 }).not.toBe(pid);
    expect(await ask(server.url, 'SELECT n FROM kept')).toBe(42);
    expect(warnings[0]).toContain('Remedy');
    const again = server.pid;
    await server.stop();
    expect(isPostgres(again)).toBe(false);
  });

  it.runIf(process.platform === 'linux')('starts even if an earlier process hangs', async () => {
    const server = await start(newFolder('d'));
    const stuck = new pg.Client({ connectionString: server.url });
    stuck.on('error', () => undefined);
    await stuck.connect();
    const { rows } = await stuck.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const { pid } = server;
    process.kill(z.number().parse(rows[0]?.pid), 'SIGSTOP');
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => server.pid, { timeout: 30_000 }).not.toBe(pid);
    expect(await ask(server.url, 'SELECT 1')).toBe(1);
    await server.stop();
  });

  it('shares the server between processes until the last one ends', async () => {
    const dataDir = newFolder('d');
    const [one, two] = await Promise.all([startProcess(dataDir), startProcess(dataDir)]);
    expect(one.pid).toBe(two.pid);
    one.child.send('stop');
    await once(one.child, 'exit');
    expect(await ask(two.url, 'SELECT 1')).toBe(1);
    two.child.send('stop');
    await once(two.child, 'exit');
    expect(isPostgres(two.pid)).toBe(false);
  });
});
