import type { Instant, PartyId } from '../core/ids.ts';

/** What people can report that keeps them from going on. */
export const reportedCategories = [
  'BLOCKED',
  'MISSING_INFORMATION',
  'WRONG_INFORMATION',
  'OTHER',
] as const;
export type ReportedCategory = (typeof reportedCategories)[number];

/** LOOP_LIMIT comes by itself: sent back too often. */
export type ExceptionCategory = ReportedCategory | 'LOOP_LIMIT';

/** Why a task cannot go on as planned. */
export interface TaskException {
  readonly category: ExceptionCategory;
  readonly text: string;
  /** Null: it came by itself. */
  readonly reportedBy: PartyId | null;
  readonly at: Instant;
}

/** Reported by somebody: nothing is handed in or decided until it is resolved. */
export const isReported = (task: { readonly exception: TaskException | null }): boolean =>
  task.exception !== null && task.exception.category !== 'LOOP_LIMIT';
