import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startThrowawayPostgres } from '../testing/postgres/throwaway-postgres.ts';
import { choosePort } from './free-port.ts';

const main = path.join(import.meta.dirname, '../main.ts');
const postgres = await startThrowawayPostgres();
afterAll(postgres.stop);

interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const baton = (args: readonly string[], env: object = {}, input = ''): Promise<Said> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [main, ...args],
      { env: { PATH: '/usr/bin:/bin', DATABASE_URL: postgres.url, ...env } },
      (error, out, err) => resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
    child.stdin?.end(input);
  });

const listen = async (): Promise<{ readonly port: number; readonly close: () => void }> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { port, close: () => server.close() };
};

describe('the baton command', () => {
  it('shows help for itself and each command', { timeout: 60_000 }, async () => {
    const { code, out } = await baton(['--help']);
    expect(code).toBe(0);
    for (const name of [
      'serve',
      'web',
      'worker',
      'migrate',
      'seed',
      'user create',
      'search rebuild',
      'audit verify',
      'doctor',
    ]) {
      expect(out).toContain(name);
      const help = await baton([...name.split(' '), '--help']);
      expect(help.code).toBe(0);
      expect(help.out).toMatch(/Example: /);
    }
  });

  it('distinguishes wrong usage from wrong configuration', async () => {
    expect(await baton(['dance'])).toMatchObject({ code: 64 });
    expect(await baton(['migrate', '--fast'])).toMatchObject({ code: 64 });
    const wrong = await baton(['doctor'], { PORT: 'x', LOG_LEVEL: 'y' });
    expect(wrong.code).toBe(78);
    expect(wrong.err).toContain('PORT must be');
    expect(wrong.err).toContain('LOG_LEVEL must be');
  });

  it('says what to do if the database cannot be reached', async () => {
    const said = await baton(['migrate'], { DATABASE_URL: 'postgresql://127.0.0.1:1/none' });
    expect(said.code).toBe(1);
    expect(said.err).toContain('Remedy: check DATABASE_URL');
    expect(said.err).not.toContain('    at ');
  });

  it('migrates, creates accounts, and passes its own check', async () => {
    expect((await baton(['migrate', '--dry-run'])).out).toContain('would run 0001_identity');
    expect((await baton(['migrate'])).out).toContain('ran 0001_identity');
    expect((await baton(['migrate'])).out).toBe('The database is up to date.\n');

    const password = 'Correct-Horse-Battery-9\n';
    const ada = ['user', 'create', '--name', 'Ada', '--email', 'ada@acme.example'];
    const weak = await baton([...ada, '--workspace', 'Acme'], {}, 'short\n');
    expect(weak.code).toBe(1);
    expect(weak.err).toContain('PasswordTooShort');
    for (const access of ['EXTERNAL', 'LIMITED']) {
      const outside = [...ada, '--workspace', 'Acme', '--access', access];
      for (const args of [outside, [...outside, '--admin']]) {
        const refused = await baton(args, {}, password);
        expect(refused.code).toBe(64);
        expect(refused.err).toContain('internal access');
      }
    }
    const first = await baton([...ada, '--workspace', 'Acme'], {}, password);
    expect(first.out).toContain('ada@acme.example is its admin');
    const bob = ['user', 'create', '--name', 'Bob', '--email', 'bob@acme.example'];
    expect((await baton(bob, {}, password)).out).toContain('bob@acme.example can sign in');
    expect((await baton([...bob, '--workspace', 'None'], {}, password)).err).toContain(
      'There is no workspace "None"',
    );
    const second = ['--workspace', 'Beta', '--new-workspace'];
    expect((await baton([...bob, ...second], {}, password)).out).toContain(
      'The workspace "Beta" was created',
    );
    expect((await baton(bob, {}, password)).err).toContain('There are several workspaces');
    expect((await baton(['seed'])).err).toContain('There are accounts already');

    expect((await baton(['audit', 'verify'])).out).toContain('The audit log is unchanged');
    const { findings } = JSON.parse((await baton(['doctor', '--json'])).out);
    const bad = findings.filter((one: { ok: boolean }) => !one.ok);
    expect(bad.map((one: { check: string }) => one.check)).not.toContain('migrations');
    expect(findings).toContainEqual(expect.objectContaining({ check: 'role baton_app', ok: true }));
  }, 240_000);

  it('refuses a selected port in use, and finds a free port by default', async () => {
    const taken = await listen();
    await expect(choosePort('127.0.0.1', taken.port)).rejects.toThrow('Remedy');
    expect(await choosePort('127.0.0.1', null)).toBeGreaterThanOrEqual(3000);
    taken.close();
  });
});
