import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';

const root = path.resolve(import.meta.dirname, '..');

/** A server under test in its own process. */
export interface Served {
  readonly name: 'baton' | 'floor';
  readonly pid: number;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/**
 * Database connections of either server. Half as many more wouldn't make 16 concurrent requests
 * faster.
 */
export const poolSize = 10;
const startTimeout = 30_000;

/** Stops a child gracefully, or by force after 15 seconds. */
export const stopChild = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(force);
};

/** Returns the first message of the child. Throws an error if it ends or sends nothing. */
const firstWord = async <T>(
  child: ChildProcess,
  heard: (say: (word: T) => void) => void,
): Promise<T> => {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => reject(new Error('the server did not start')), startTimeout);
  child.once('exit', (code) => reject(new Error(`the server exited with code ${code}`)));
  heard(resolve);
  try {
    return await promise;
  } catch (error) {
    await stopChild(child);
    throw error;
  } finally {
    clearTimeout(timer);
  }
};

export const serveFloor = async (url: string): Promise<Served> => {
  const child = fork(path.join(import.meta.dirname, 'floor/floor-server.ts'), [], {
    env: { ...process.env, FLOOR_DATABASE_URL: url, FLOOR_POOL: String(poolSize) },
  });
  const { port } = await firstWord<{ port: number }>(child, (say) => {
    child.once('message', say);
  });
  return { name: 'floor', pid: child.pid ?? 0, port, stop: () => stopChild(child) };
};

export interface BatonOptions {
  /** Null for the embedded database of the data folder. */
  readonly url: string | null;
  readonly dataDir: string;
  /** Options for Node, such as --cpu-prof. */
  readonly nodeOptions?: readonly string[];
  /** `web` leaves background work to other processes. */
  readonly command?: 'serve' | 'web';
  /** More environment variables. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts Baton as in production, but without the rate limit per address. */
export const spawnBaton = (
  { url, dataDir, nodeOptions = [], command = 'serve', env = {} }: BatonOptions,
  port: number,
) =>
  spawn(process.execPath, [...nodeOptions, path.join(root, 'tools/baton.mjs'), command], {
    cwd: root,
    env: {
      ...process.env,
      ...env,
      NODE_ENV: 'production',
      ...(url === null ? {} : { DATABASE_URL: url }),
      BATON_DATA_DIR: dataDir,
      BATON_DATABASE_POOL: String(poolSize),
      BATON_RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Returns a free port. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return address !== null && typeof address === 'object' ? address.port : 0;
};

const answers = (port: number, address: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}${address}`, { signal: AbortSignal.timeout(1000) }).then(
    (response) => response.ok,
    () => false,
  );

/** Polls until the response is good, with a time limit. */
export const untilReady = async (port: number, address = '/readyz'): Promise<void> => {
  const until = Date.now() + startTimeout;
  while (!(await answers(port, address))) {
    if (Date.now() > until) throw new Error(`no response from ${address} on port ${port}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
};

export const serveBaton = async (options: BatonOptions): Promise<Served> => {
  const port = await freePort();
  const child = spawnBaton(options, port);
  // Prints warnings. Other operator messages are printed only if the start fails.
  createInterface({ input: child.stdout }).on('line', (line) => process.stderr.write(`${line}\n`));
  const errorLines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => errorLines.push(line));
  await firstWord<true>(child, (say) => {
    untilReady(port).then(
      () => say(true),
      () => undefined,
    );
  }).catch((error: unknown) => {
    throw new Error(`Baton did not start:\n${errorLines.slice(-20).join('\n')}`, { cause: error });
  });
  return { name: 'baton', pid: child.pid ?? 0, port, stop: () => stopChild(child) };
};
