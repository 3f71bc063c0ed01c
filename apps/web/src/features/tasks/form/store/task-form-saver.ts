import type { Refusal } from '@baton/domain/core/refusal';
import { asApiError, isPassing } from '../../../../lib/api/graphql-error.ts';
import { newKey } from '../../../../lib/api/new-key.ts';
import { refusalsByField } from './refusals-by-field.ts';
import type { StoredValues, TaskFormStore, TypedValue } from './task-form-store.ts';

interface SaverOptions {
  readonly store: TaskFormStore;
  /** Returns the values of the form after the request. */
  readonly send: (values: readonly TypedValue[], idempotencyKey: string) => Promise<StoredValues>;
  /** Loads the form again to get values of others. */
  readonly refresh: () => Promise<StoredValues>;
  /** Resolves after the time, or immediately when the connection is back. */
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly onRefused: (refusals: readonly Refusal[]) => void;
}

const longestPause = 30_000;

/**
 * Saves values, one request at a time, until done. An unanswered request is repeated unchanged with
 * its key before anything newer is sent, so that one's own change is never mistaken for someone
 * else's.
 */
export function createTaskFormSaver({ store, send, refresh, pause, onRefused }: SaverOptions): {
  readonly save: () => void;
} {
  let isRunning = false;
  let timesOvertaken = 0;

  const seeAll = (stored: StoredValues): void => {
    for (const [instance, value] of stored) store.see(instance, value);
  };

  const saveBatch = async (values: readonly TypedValue[]): Promise<'DONE' | 'STOPPED'> => {
    const key = newKey();
    for (let attempt = 0; ; attempt += 1) {
      try {
        const stored = await send(values, key);
        timesOvertaken = 0;
        store.settle(values, stored);
        seeAll(stored);
        return 'DONE';
      } catch (thrown) {
        const failure = asApiError(thrown);
        if (isPassing(failure)) {
          store.cutOff(true);
          await pause(Math.min(longestPause, 500 * 2 ** attempt));
          continue;
        }
        const overtaken = failure.code === 'FieldsChangedMeanwhile';
        if (overtaken) {
          await refresh().then(seeAll, () => pause(longestPause));
          // Two people who save at the same time must not block each other.
          if (timesOvertaken > 0) await pause(Math.min(longestPause, 250 * 2 ** timesOvertaken));
          timesOvertaken += 1;
        }
        // After the session ended, the draft stays in the browser for the next visit.
        const isOver = failure.code === 'Unauthenticated';
        const refusals = overtaken || isOver ? [] : failure.refusals;
        store.giveBack(values, refusals);
        if (refusals.length > 0) onRefused(refusals);
        // The server refused the whole form, for example because the task was reassigned or
        // deleted.
        if (refusals.length > 0 && refusalsByField(refusals).size === 0)
          void refresh().then(seeAll, () => undefined);
        return isOver ? 'STOPPED' : 'DONE';
      }
    }
  };

  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    for (let values = store.take(); values.length > 0; values = store.take())
      if ((await saveBatch(values)) === 'STOPPED') break;
    isRunning = false;
  };
  return { save: () => void run() };
}
