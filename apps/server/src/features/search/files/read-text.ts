import { Worker } from 'node:worker_threads';

export interface FileToRead {
  readonly extension: string;
  readonly bytes: Uint8Array;
}

const program = new URL('text-thread.ts', import.meta.url);
const megabytes = 512;
const millis = 60_000;

/**
 * Returns the text in a file, or null if it can't be read. Reads in a thread with bounded time and
 * memory, because files come from outside.
 */
export const readText = (file: FileToRead): Promise<string | null> =>
  new Promise((resolve) => {
    const worker = new Worker(program, {
      // The thread gets no secret of the server's environment.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    const end = (text: string | null): void => {
      clearTimeout(timer);
      resolve(text);
      void worker.terminate();
    };
    const timer = setTimeout(() => end(null), millis);
    worker.once('message', (text: string | null) => end(text));
    worker.once('error', () => end(null));
    worker.postMessage(file, []);
  });
