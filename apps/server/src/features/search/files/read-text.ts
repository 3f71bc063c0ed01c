import { fork } from 'node:child_process';

export interface FileToRead {
  readonly extension: string;
  readonly bytes: Uint8Array;
}

const program = new URL('text-process.ts', import.meta.url);
const megabytes = 512;
const millis = 60_000;

/**
 * Returns the text in a file, or null if it can't be read. Reads in a separate process with limited
 * time and memory, so that a hostile file can't affect the server.
 */
export const readText = (file: FileToRead): Promise<string | null> =>
  new Promise((resolve) => {
    const child = fork(program, {
      // The process gets no secret of the server's environment.
      env: {},
      // V8 can abort on processors with memory protection keys if WebAssembly is compiled in parallel.
      execArgv: [`--max-old-space-size=${megabytes}`, '--no-memory-protection-keys'],
      serialization: 'advanced',
      stdio: 'ignore',
    });
    const end = (text: string | null): void => {
      clearTimeout(timer);
      resolve(text);
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => end(null), millis);
    child.once('message', (text: string | null) => end(text));
    child.once('error', () => end(null));
    child.once('exit', () => end(null));
    child.send(file);
  });
