import { fork } from 'node:child_process';
import path from 'node:path';

/** What is to be printed. */
export interface TypesetOrder {
  /** In the language of Typst. It is ours: what people wrote is in `data`, and is never read as a program. */
  readonly template: string;
  /** JSON. */
  readonly data: string;
  /** By the name under which the data speak of them. */
  readonly images: Readonly<Record<string, Uint8Array>>;
  /** Written into the document as the time at which it was made. */
  readonly at: number;
}

export type TypesetAnswer = { readonly pdf: Uint8Array } | { readonly failure: string };

export interface Typesetter {
  /** Null where too many are waiting already. */
  readonly typeset: (order: TypesetOrder) => Promise<Uint8Array | null>;
}

/** As much as a busy minute brings; more would wait longer than anybody does. */
const MOST_WAITING = 30;
const PATIENCE = 60_000;

const program = path.join(import.meta.dirname, 'typeset-process.ts');

/**
 * Another process does it and is gone afterwards: the fonts, some 30 MB, are in memory while
 * something is printed, whatever goes wrong in there stays there, and nobody else waits.
 */
const typesetApart = (order: TypesetOrder): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const child = fork(program, [], {
      // No secret of the server's environment is there to be found.
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: PATIENCE,
      killSignal: 'SIGKILL',
    });
    child.once('message', (answer: TypesetAnswer) => {
      if ('pdf' in answer) resolve(answer.pdf);
      else reject(new Error(`nothing could be printed: ${answer.failure}`));
    });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`printing ended with ${signal ?? String(code)}`)),
    );
    child.send(order);
  });

/** Prints one document after the other: what takes a second is no reason to take all processors. */
export const openTypesetter = (): Typesetter => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    typeset: async (order) => {
      if (waiting >= MOST_WAITING) return null;
      waiting += 1;
      const mine = last.then(() => typesetApart(order));
      last = mine.catch(() => undefined);
      try {
        return await mine;
      } finally {
        waiting -= 1;
      }
    },
  };
};
