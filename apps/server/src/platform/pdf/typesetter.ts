import { fork } from 'node:child_process';
import path from 'node:path';
import { watchMemory } from './memory-watch.ts';

/** A document to print. */
export interface TypesetOrder {
  /**
   * Typst template. It is part of Baton, and user content is in `data`, which is never run as code.
   */
  readonly template: string;
  /** JSON. */
  readonly data: string;
  /**
   * Module whose `prepare` converts the data for the template. It runs in the child process, which
   * can be killed. Null to pass the data unchanged.
   */
  readonly prepare: string | null;
  /** Images by the name that the data uses. */
  readonly images: Readonly<Record<string, Uint8Array>>;
  /** Creation time in the document's metadata. */
  readonly at: number;
}

export type TypesetAnswer = { readonly pdf: Uint8Array } | { readonly failure: string };

/** The person and request that a document is printed for. */
export interface TypesetClient {
  readonly person: string;
  /** Aborted when no one waits for the document anymore. */
  readonly signal: AbortSignal;
}

export interface Typesetter {
  /** Returns null if too many documents are waiting or the request was aborted. */
  readonly typeset: (order: TypesetOrder, client: TypesetClient) => Promise<Uint8Array | null>;
}

type Print = (order: TypesetOrder, signal: AbortSignal) => Promise<Uint8Array>;

/** Maximum number of waiting documents, as in a busy minute. More would wait too long. */
const MAX_WAITING = 30;
/** Limit for one person, including the current document, so that others get their turn. */
const MAX_PER_PERSON = 2;
const PATIENCE = 60_000;
/** Four times the memory of all fonts, the largest table, and all drawn signatures. */
const MAX_MEMORY = 1_200_000_000;

const program = path.join(import.meta.dirname, 'typeset-process.ts');

/**
 * Prints in a child process that exits afterwards. So the fonts (about 30 MB) don't stay in memory,
 * crashes don't affect the server, and requests aren't blocked.
 */
const typesetApart: Print = (order, signal) =>
  new Promise((resolve, reject) => {
    const child = fork(program, [], {
      // The child process gets no secrets from the environment.
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
        : watchMemory(child.pid, MAX_MEMORY, () => child.kill('SIGKILL'));
    child.once('message', (answer: TypesetAnswer) => {
      if ('pdf' in answer) resolve(answer.pdf);
      else reject(new Error(`printing failed: ${answer.failure}`));
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

/** Prints one document at a time, because a print uses a full processor for a second. */
export const openTypesetter = (print: Print = typesetApart): Typesetter => {
  /** In order of arrival. The first one is being printed. */
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
      if (signal.aborted || line.length >= MAX_WAITING || own.length >= MAX_PER_PERSON) return null;

      const { promise: turn, resolve } = Promise.withResolvers<void>();
      const start = (): void => resolve();
      const me: Waiting = { client, start };
      line = [...line, me];
      if (line[0] === me) start();
      // Aborted documents leave the queue.
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
