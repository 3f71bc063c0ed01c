import type { RunTask } from '../run/run.ts';

/** Done as far as those who wait for it are concerned: completed or skipped. */
export const isSettled = (task: Pick<RunTask, 'status' | 'skippedAt'>): boolean =>
  task.status === 'COMPLETED' || task.skippedAt !== null;
