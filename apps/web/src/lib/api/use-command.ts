import { useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater } from 'relay-runtime';
import type { Refusal } from '@baton/domain/core/refusal';
import { errorText } from '../i18n/error-text.ts';
import { useText } from '../i18n/use-text.ts';
import { notify } from '../notice/notices.ts';
import { apiError, asApiError, type ApiError } from './graphql-error.ts';
import { newKey } from './new-key.ts';
import { commit } from './send-request.ts';

/** A sent command without a response yet: its variables and its key. */
export interface Unsettled {
  readonly asked: string;
  readonly key: string;
}

/** Stores such a command. The same command is retried with the same key. */
export interface UnsettledStore {
  readonly read: () => Unsettled | null;
  readonly write: (intent: Unsettled | null) => void;
}

export interface CommandOptions<Mutation extends MutationParameters> {
  /**
   * Fields that show `fieldErrors`. Errors of all other fields appear as a notice, so that no
   * refusal is hidden.
   */
  readonly fields?: readonly string[];
  readonly updater?: SelectorStoreUpdater<Mutation['response']>;
  /**
   * Store for a draft that outlives the page. Its unanswered command must outlive the page as well.
   */
  readonly unsettled?: UnsettledStore;
  /** Gets the idempotency key, which undo needs. */
  readonly onDone?: (response: Mutation['response'], idempotencyKey: string) => void;
  /** Returns true if it handled the error. Otherwise, the error is shown. */
  readonly onError?: (error: ApiError) => boolean;
}

export interface Command<Mutation extends MutationParameters> {
  /**
   * Executes the command. `make` gets the key that prevents a second execution on retry. Returns
   * null if the command was refused or failed.
   */
  readonly run: (
    make: (idempotencyKey: string) => Mutation['variables'],
    once?: CommandOptions<Mutation>,
  ) => Promise<Mutation['response'] | null>;
  readonly isPending: boolean;
  /** Messages by the path of the field, without the prefix `input.`. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly error: ApiError | null;
  readonly reset: () => void;
}

/** A document, or a function that loads it when the command is first executed. */
export type CommandDocument = GraphQLTaggedNode | (() => Promise<GraphQLTaggedNode>);

const loadDocument = async (
  document: Extract<CommandDocument, () => unknown>,
): Promise<GraphQLTaggedNode> => {
  try {
    return await document();
  } catch {
    throw apiError('Unavailable');
  }
};

const retryPauses = [300, 1500];
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const fieldOf = ({ field }: Refusal): string | undefined => field?.replace(/^input\./, '');

/**
 * Sends one mutation with an idempotency key, retries after a lost response, and shows refusals at
 * the caller's fields or else as notices.
 */
export function useCommand<Mutation extends MutationParameters>(
  document: CommandDocument,
  options: CommandOptions<Mutation> = {},
): Command<Mutation> {
  const environment = useRelayEnvironment();
  const t = useText();
  const [running, setRunning] = useState(0);
  const [error, setError] = useState<ApiError | null>(null);
  // The command whose outcome is unknown. If the same command is sent again, it has the same key.
  const unsettled = useRef<Unsettled | null>(null);

  const hold = (intent: Unsettled | null): void => {
    unsettled.current = intent;
    options.unsettled?.write(intent);
  };

  const run: Command<Mutation>['run'] = async (make, once = {}) => {
    const asked = JSON.stringify(make(''));
    const before = options.unsettled === undefined ? unsettled.current : options.unsettled.read();
    const key = before?.asked === asked ? before.key : newKey();
    hold({ asked, key });
    setRunning((count) => count + 1);
    setError(null);
    const updater = once.updater ?? options.updater;
    try {
      const mutation = typeof document === 'function' ? await loadDocument(document) : document;
      for (let attempt = 0; ; attempt += 1) {
        try {
          const response = await commit<Mutation>(environment, mutation, make(key), updater);
          hold(null);
          options.onDone?.(response, key);
          once.onDone?.(response, key);
          return response;
        } catch (thrown) {
          const failure = asApiError(thrown);
          const wait = retryPauses[attempt];
          if (failure.outcomeUnknown && wait !== undefined) {
            await pause(wait);
            continue;
          }
          throw failure;
        }
      }
    } catch (thrown) {
      const failure = asApiError(thrown);
      if (!failure.outcomeUnknown) hold(null);
      setError(failure);
      const isHandled = (once.onError ?? options.onError)?.(failure) === true;
      const shown = once.fields ?? options.fields ?? [];
      const untold = failure.refusals.filter((refusal) => {
        const field = fieldOf(refusal);
        return field === undefined || !shown.includes(field);
      });
      if (!isHandled && failure.code !== 'Unauthenticated') {
        for (const refusal of untold) {
          notify({
            tone: 'danger',
            text: errorText(t, refusal),
            requestId: failure.code === 'Unexpected' ? failure.requestId : null,
          });
        }
      }
      return null;
    } finally {
      setRunning((count) => count - 1);
    }
  };

  return {
    run,
    isPending: running > 0,
    error,
    fieldErrors: Object.fromEntries(
      (error?.refusals ?? []).flatMap((refusal) => {
        const field = fieldOf(refusal);
        return field === undefined ? [] : [[field, errorText(t, refusal)]];
      }),
    ),
    reset: () => setError(null),
  };
}
