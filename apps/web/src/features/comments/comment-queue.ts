import { ConnectionHandler, ROOT_ID, type Environment } from 'relay-runtime';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import type { addCommentMutation } from '../../__generated__/addCommentMutation.graphql.ts';
import { asApiError, isPassing } from '../../lib/api/graphql-error.ts';
import { commit } from '../../lib/api/send-request.ts';
import { hasShape } from '../../lib/draft/draft-shape.ts';
import { draftStorage, queuedCommentPrefix } from '../../lib/draft/draft-storage.ts';
import type { Viewer } from '../../lib/session/viewer-context.ts';
import { addComment } from './add-comment-mutation.ts';

type Input = addCommentMutation['variables']['input'];

/** A comment that was written without a connection. */
export interface QueuedComment {
  readonly input: Input;
  /** Why the server refused it. Null while it waits for a connection. */
  readonly refusal: Refusal | null;
}

export interface CommentQueue {
  /** Returns the same list until something changes. */
  readonly list: () => readonly QueuedComment[];
  readonly subscribe: (watcher: () => void) => () => void;
  readonly add: (input: Input) => void;
  readonly discard: (key: string) => void;
  /** Sends a refused comment again. */
  readonly retry: (key: string) => void;
}

/** Milliseconds between attempts. The browser also tells when it is online again. */
const retryMillis = 15_000;

const isQueued = (stored: unknown): stored is QueuedComment =>
  hasShape(stored, { input: { body: '', idempotencyKey: '' }, refusal: null });

const createQueue = (environment: Environment, prefix: string): CommentQueue => {
  const storage = draftStorage();
  const watchers = new Set<() => void>();
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let comments: readonly QueuedComment[] = storage
    .names(prefix)
    .map((name) => storage.read(name))
    .filter(isQueued);

  const change = (next: readonly QueuedComment[]): void => {
    comments = next;
    for (const watcher of watchers) watcher();
  };
  const store = (comment: QueuedComment): void => {
    const key = comment.input.idempotencyKey;
    storage.write(prefix + key, comment);
    change([...comments.filter(({ input }) => input.idempotencyKey !== key), comment]);
  };
  const drop = (key: string): void => {
    storage.remove(prefix + key);
    change(comments.filter(({ input }) => input.idempotencyKey !== key));
  };

  /** Sends one comment. Returns false if there is no connection. */
  const sendOne = async (input: Input): Promise<boolean> => {
    const { workflowId, taskId, idempotencyKey } = input;
    const filters = { workflowId, taskId };
    const list = ConnectionHandler.getConnectionID(ROOT_ID, 'commentsSection_comments', filters);
    try {
      await commit<addCommentMutation>(environment, addComment, {
        input,
        // Lists of comments on the screen. Empty if the task isn't shown.
        connections: environment.getStore().getSource().has(list) ? [list] : [],
      });
      drop(idempotencyKey);
    } catch (thrown) {
      const failure = asApiError(thrown);
      if (isPassing(failure) || failure.code === 'Unauthenticated') return false;
      // Someone can have discarded it in the meantime.
      if (comments.some((one) => one.input === input))
        store({ input, refusal: failure.refusals[0] ?? refuse(failure.code, failure.params) });
    }
    return true;
  };
  const send = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    clearTimeout(timer);
    let isConnected = true;
    while (isConnected) {
      const next = comments.find(({ refusal }) => refusal === null);
      if (next === undefined) break;
      isConnected = navigator.onLine && (await sendOne(next.input));
    }
    isSending = false;
    if (!isConnected) timer = setTimeout(() => void send(), retryMillis);
  };

  addEventListener('online', () => void send());
  void send();
  return {
    list: () => comments,
    subscribe: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    add: (input) => {
      store({ input, refusal: null });
      void send();
    },
    discard: drop,
    retry: (key) => {
      const found = comments.find(({ input }) => input.idempotencyKey === key);
      if (found !== undefined) store({ ...found, refusal: null });
      void send();
    },
  };
};

const queues = new WeakMap<Environment, Map<string, CommentQueue>>();

/**
 * Returns the queue of a person in this browser, and sends what an earlier visit couldn't. Each
 * comment keeps its key, so that it is added once.
 */
export const openCommentQueue = (
  environment: Environment,
  { tenantId, id }: Pick<Viewer, 'id' | 'tenantId'>,
): CommentQueue => {
  const prefix = `${queuedCommentPrefix}${tenantId}.${id}.`;
  const known = queues.get(environment) ?? new Map<string, CommentQueue>();
  queues.set(environment, known);
  const queue = known.get(prefix) ?? createQueue(environment, prefix);
  known.set(prefix, queue);
  return queue;
};
