import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { runningPostmaster, signal } from '../apps/server/src/platform/postgres/postmaster-file.ts';
import { serverEntry } from '../tools/build/server-bundle.ts';

const root = path.resolve(import.meta.dirname, '..');

export interface ServerOptions {
  /** True for the demo company, false for an empty database with the first-run page. */
  readonly demo: boolean;
  /** Data directory of another running server, so that both use one database. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A real `baton serve` process with its own database. */
export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Log lines so far, for the message of a failed test. */
  readonly log: readonly string[];
  /** Moves the server's clock forward until the next restart. */
  readonly passTime: (milliseconds: number) => Promise<void>;
  /** Kills the process immediately, as in a power cut. The data stays. */
  readonly kill: () => Promise<void>;
  /** Starts again with the same data and port. Resolves when the server is ready. */
  readonly restart: () => Promise<void>;
  /** Ends the server. Deletes the data, unless another server owns them. */
  readonly stop: () => Promise<void>;
}

interface Started {
  readonly child: ChildProcess;
  readonly port: number;
}

const launch = async (
  environment: Readonly<Record<string, string>>,
  log: string[],
): Promise<Started> => {
  const preloaded = ['e2e/movable-clock.ts', 'e2e/text-records.ts'].flatMap((file) => [
    '--import',
    path.join(root, file),
  ]);
  const child = spawn(process.execPath, [...preloaded, serverEntry(), 'serve'], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (child.stdout === null || child.stderr === null) throw new Error('The server has no output.');
  const lines = createInterface({ input: child.stdout });
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line));
  const serving = new Promise<number>((resolve, reject) => {
    lines.on('line', (line) => {
      log.push(line);
      const said: unknown = line.includes('"Baton is ready"') ? JSON.parse(line) : null;
      if (typeof said === 'object' && said !== null && 'port' in said) resolve(Number(said.port));
    });
    child.once('exit', (code) =>
      reject(new Error(`The server ended with ${code}:\n${log.slice(-20).join('\n')}`)),
    );
  });
  return { child, port: await serving };
};

const gone = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
};

export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const dataDir = options.dataDir ?? path.join(tmpdir(), `baton-e2e-${randomUUID()}`);
  const environment = {
    BATON_DATA_DIR: dataDir,
    BATON_DEMO: options.demo ? '1' : '0',
    BATON_RATE_LIMIT: '0',
    ...options.env,
  };
  const log: string[] = [];
  let running = await launch({ ...environment, PORT: '0' }, log);
  const { port } = running;
  return {
    url: `http://localhost:${port}`,
    dataDir,
    get pid() {
      return running.child.pid ?? 0;
    },
    log,
    passTime: async (milliseconds) => {
      const moved = once(running.child, 'message');
      running.child.send(milliseconds);
      await moved;
    },
    kill: () => gone(running.child, 'SIGKILL'),
    restart: async () => {
      running = await launch({ ...environment, PORT: String(port) }, log);
    },
    stop: async () => {
      if (options.dataDir !== undefined) {
        await gone(running.child, 'SIGTERM');
        return;
      }
      // Kills the server and its database instead of stopping them, because the data is deleted
      // anyway.
      await gone(running.child, 'SIGKILL');
      const postmaster = runningPostmaster(path.join(dataDir, 'postgres'));
      if (postmaster !== null) signal(postmaster.pid, 'SIGQUIT');
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};
