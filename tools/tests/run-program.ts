import { spawn } from 'node:child_process';

export interface ProgramResult {
  readonly status: number;
  /** Standard output and standard error, interleaved. */
  readonly output: string;
}

const running = new Set<() => void>();

// Ctrl-C also ends the suites and their child processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const stop of running) stop();
    process.exitCode = 130;
  });
}

/** Runs a script with this Node and returns its output. */
export const runProgram = (
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<ProgramResult> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...args], {
      cwd: options.cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = () => void child.kill('SIGTERM');
    running.add(stop);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('close', (code) => {
      running.delete(stop);
      resolve({ status: code ?? 1, output });
    });
  });

export const lastLines = (text: string, count: number): readonly string[] =>
  text.trimEnd().split('\n').slice(-count);
