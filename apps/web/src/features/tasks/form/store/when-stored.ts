import type { TaskFormStore } from './task-form-store.ts';

/**
 * Maximum time to wait, longer than saving takes. After it, the PDF is created without the unsaved
 * values.
 */
const PATIENCE = 4000;

/** Waits until typed values are saved, so that the PDF contains them. */
export const whenStored = (store: TaskFormStore): Promise<void> =>
  new Promise((resolve) => {
    store.leaveAll();
    const done = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, PATIENCE);
    const stop = store.subscribe(() => {
      if (store.unsaved().length === 0) done();
    });
    if (store.unsaved().length === 0) done();
  });
