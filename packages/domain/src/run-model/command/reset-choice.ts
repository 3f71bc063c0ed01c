import type { TaskId } from '../../core/ids.ts';

/**
 * What happens to a linked workflow or request of a reset task. Linked workflow: KEEP follows it,
 * END ends it, NEW unlinks it; after END and NEW a new one starts with the task. Request: RUN_AGAIN
 * repeats it, KEEP uses its result, COMPENSATE waits until someone reverses its effects.
 */
export const resetChoices = ['KEEP', 'END', 'NEW', 'RUN_AGAIN', 'COMPENSATE'] as const;
export type ResetChoice = (typeof resetChoices)[number];

/** The answer to one question; the first option is the default. */
export interface SelectedReset {
  readonly taskId: TaskId;
  /** The linked workflow; null for the request of the task. */
  readonly request: number | null;
  readonly choice: ResetChoice;
}

/** A question about a task that will be reset. */
export interface ResetQuestion {
  readonly taskId: TaskId;
  readonly request: number | null;
  /** The first option is the default. */
  readonly options: readonly ResetChoice[];
}
