import { useRef, useState } from 'react';
import { commitMutation, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater } from 'relay-runtime';
import type { Refusal } from '@baton/domain/core/refusal';
import { errorText } from '../i18n/error-text.ts';
import { useText } from '../i18n/use-text.ts';
import { notify } from '../notice/notices.ts';
import { asApiError, type ApiError } from './graphql-error.ts';
import { newKey } from './new-key.ts';

/** An intent that was sent and has no answer yet: what was asked, and the key it was asked with. */
export interface Unsettled {
  readonly asked: string;
  readonly key: string;
}

/** Where such an intent is held; the same thing asked again goes with the same key. */
export interface UnsettledStore {
  readonly read: () => Unsettled | null;
  readonly write: (intent: Unsettled | null) => void;
}

export interface CommandOptions<Mutation extends MutationParameters> {
  /**
   * The fields at which the caller shows `fieldErrors`. A refusal of any other field is
   * told as a notice, so that no refusal is silent.
   */
  readonly fields?: readonly string[];
  readonly updater?: SelectorStoreUpdater<Mutation['response']>;
  /** Of a draft that outlives the page: its intent must outlive it as well. */
  readonly unsettled?: UnsettledStore;
  /** With the key of the intent, by which it can be taken back. */
  readonly onDone?: (response: Mutation['response'], idempotencyKey: string) => void;
  /** Return true when the error has been dealt with; otherwise it is shown. */
  readonly onError?: (error: ApiError) => boolean;
}

export interface Command<Mutation extends MutationParameters> {
  /**
   * Carries the intent out once: `make` gets the key that keeps a repeated request from
   * being carried out twice. Answers null when it was refused or failed.
   */
  readonly run: (
    make: (idempotencyKey: string) => Mutation['variables'],
    once?: CommandOptions<Mutation>,
  ) => Promise<Mutation['response'] | null>;
  readonly isPending: boolean;
  /** Messages for the fields at fault, by the path the server names (`input.` removed). */
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly error: ApiError | null;
  readonly reset: () => void;
}

const retryPauses = [300, 1500];
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const fieldOf = ({ field }: Refusal): string | undefined => field?.replace(/^input\./, '');

/**
 * One mutation, with all that goes round it: the key of the intent, safe repetition when
 * the answer was lost, the pending state, refusals at the fields that the caller shows
 * and the rest as notices.
 */
export function useCommand<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  options: CommandOptions<Mutation> = {},
): Command<Mutation> {
  const environment = useRelayEnvironment();
  const t = useText();
  const [running, setRunning] = useState(0);
  const [error, setError] = useState<ApiError | null>(null);
  // An intent whose outcome is unknown keeps its key until the same thing is asked again.
  const held = useRef<Unsettled | null>(null);

  const commit = (
    variables: Mutation['variables'],
    updater: SelectorStoreUpdater<Mutation['response']> | undefined,
  ): Promise<Mutation['response']> =>
    new Promise((resolve, reject) => {
      commitMutation<Mutation>(environment, {
        mutation,
        variables,
        ...(updater === undefined ? {} : { updater }),
        onCompleted: resolve,
        onError: reject,
      });
    });

  const hold = (intent: Unsettled | null): void => {
    held.current = intent;
    options.unsettled?.write(intent);
  };

  const run: Command<Mutation>['run'] = async (make, once = {}) => {
    const asked = JSON.stringify(make(''));
    const before = options.unsettled === undefined ? held.current : options.unsettled.read();
    const key = before?.asked === asked ? before.key : newKey();
    hold({ asked, key });
    setRunning((count) => count + 1);
    setError(null);
    const updater = once.updater ?? options.updater;
    try {
      for (let attempt = 0; ; attempt += 1) {
        try {
          const response = await commit(make(key), updater);
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
