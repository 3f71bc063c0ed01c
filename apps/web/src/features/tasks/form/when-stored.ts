import type { TaskFormStore } from './task-form-store.ts';

/** Longer than it takes to store an answer; without it, what is stored already is printed. */
const PATIENCE = 4000;

/** What was typed a moment ago is to be in the print. */
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
