import type { Refusal } from '@baton/domain/core/refusal';
import { asApiError, isPassing } from '../../../lib/api/graphql-error.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import { refusalsByField } from './refusals-by-field.ts';
import type { StoredValues, TaskFormStore, TypedValue } from './task-form-store.ts';

interface SaverOptions {
  readonly store: TaskFormStore;
  /** Answers what the form holds afterwards. */
  readonly send: (values: readonly TypedValue[], idempotencyKey: string) => Promise<StoredValues>;
  /** Reads the form again: somebody else's answer is to be seen. */
  readonly refresh: () => Promise<StoredValues>;
  /** Ends after the time, or at once when the connection is back. */
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly onRefused: (refusals: readonly Refusal[]) => void;
}

const longestPause = 30_000;

/**
 * Stores what was entered, one request at a time, for as long as it takes. A request whose
 * answer was lost is repeated as it was, under its key, before anything newer is sent: so
 * one's own change is never taken for somebody else's.
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
          // Two who write at the same time let each other in.
          if (timesOvertaken > 0) await pause(Math.min(longestPause, 250 * 2 ** timesOvertaken));
          timesOvertaken += 1;
        }
        // Who is signed out comes back, and finds it in the browser.
        const isOver = failure.code === 'Unauthenticated';
        const refusals = overtaken || isOver ? [] : failure.refusals;
        store.giveBack(values, refusals);
        if (refusals.length > 0) onRefused(refusals);
        // No single answer is at fault: the form may have become somebody else's, or be gone.
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
