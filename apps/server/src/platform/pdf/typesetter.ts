import { fork } from 'node:child_process';
import path from 'node:path';
import { watchMemory } from './memory-watch.ts';

/** What is to be printed. */
export interface TypesetOrder {
  /** In the language of Typst. It is ours: what people wrote is in `data`, and is never read as a program. */
  readonly template: string;
  /** JSON. */
  readonly data: string;
  /**
   * Module whose `prepare` makes of the data what the template reads: work upon what people wrote,
   * which is done in the process that may be ended. Null: the template reads them as they are.
   */
  readonly prepare: string | null;
  /** By the name under which the data speak of them. */
  readonly images: Readonly<Record<string, Uint8Array>>;
  /** Written into the document as the time at which it was made. */
  readonly at: number;
}

export type TypesetAnswer = { readonly pdf: Uint8Array } | { readonly failure: string };

/** For whom something is printed. */
export interface TypesetClient {
  readonly person: string;
  /** Aborted when nobody waits for it any more. */
  readonly signal: AbortSignal;
}

export interface Typesetter {
  /** Null where too many are waiting already, or nobody does any more. */
  readonly typeset: (order: TypesetOrder, client: TypesetClient) => Promise<Uint8Array | null>;
}

type Print = (order: TypesetOrder, signal: AbortSignal) => Promise<Uint8Array>;

/** As much as a busy minute brings; more would wait longer than anybody does. */
const MOST_WAITING = 30;
/** Of one person, the one that is being printed among them: everybody else waits behind them. */
const MOST_OF_ONE = 2;
const PATIENCE = 60_000;
/** Fonts, the largest table and all signatures that are drawn take a quarter of it. */
const MOST_MEMORY = 1_200_000_000;

const program = path.join(import.meta.dirname, 'typeset-process.ts');

/**
 * Another process does it and is gone afterwards: the fonts, some 30 MB, are in memory while
 * something is printed, whatever goes wrong in there stays there, and nobody else waits.
 */
const typesetApart: Print = (order, signal) =>
  new Promise((resolve, reject) => {
    const child = fork(program, [], {
      // No secret of the server's environment is there to be found.
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      signal,
      timeout: PATIENCE,
      killSignal: 'SIGKILL',
    });
    const endWatch =
      child.pid === undefined
        ? () => undefined
        : watchMemory(child.pid, MOST_MEMORY, () => child.kill('SIGKILL'));
    child.once('message', (answer: TypesetAnswer) => {
      if ('pdf' in answer) resolve(answer.pdf);
      else reject(new Error(`nothing could be printed: ${answer.failure}`));
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      endWatch();
      reject(new Error(`printing ended with ${signal ?? String(code)}`));
    });
    child.send(order);
  });

interface Waiting {
  readonly client: TypesetClient;
  readonly start: () => void;
}

/** Prints one document after the other: what takes a second is no reason to take all processors. */
export const openTypesetter = (print: Print = typesetApart): Typesetter => {
  /** In the order in which they came; the first is being printed. */
  let line: readonly Waiting[] = [];

  const leave = (who: Waiting): void => {
    const wasFirst = line[0] === who;
    line = line.filter((other) => other !== who);
    if (wasFirst) line[0]?.start();
  };

  return {
    typeset: async (order, client) => {
      const { person, signal } = client;
      const own = line.filter((other) => other.client.person === person);
      if (signal.aborted || line.length >= MOST_WAITING || own.length >= MOST_OF_ONE) return null;

      const { promise: turn, resolve } = Promise.withResolvers<void>();
      const start = (): void => resolve();
      const me: Waiting = { client, start };
      line = [...line, me];
      if (line[0] === me) start();
      // Whoever goes away stands in nobody's way, and is not kept.
      signal.addEventListener('abort', start, { once: true });
      try {
        await turn;
        return signal.aborted ? null : await print(order, signal);
      } catch (thrown) {
        if (signal.aborted) return null;
        throw thrown;
      } finally {
        signal.removeEventListener('abort', start);
        leave(me);
      }
    },
  };
};
