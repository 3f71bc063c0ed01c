import type { Instant, PartyId } from '../core/ids.ts';

/** What people can report that keeps them from going on. */
export const reportedCategories = [
  'BLOCKED',
  'MISSING_INFORMATION',
  'WRONG_INFORMATION',
  'OTHER',
] as const;
export type ReportedCategory = (typeof reportedCategories)[number];

/**
 * Raised by the engine: sent back too often, a problem of a linked workflow (the text says
 * which), a failed request, a rejection that reports it, a rejection that found nothing to send
 * back, and an approval that nobody can decide.
 */
export type ExceptionCategory =
  | ReportedCategory
  | 'LOOP_LIMIT'
  | 'REJECTED'
  | 'LINKED_WORKFLOW'
  | 'AUTOMATION'
  | 'NOT_SENT_BACK'
  | 'NO_ASSIGNEE';

/** Why a task cannot go on as planned. */
export interface TaskException {
  readonly category: ExceptionCategory;
  readonly text: string;
  /** Null: it came by itself. */
  readonly reportedBy: PartyId | null;
  readonly at: Instant;
}

/** A linked workflow is in trouble: it goes when the trouble does, or by a choice of the owner. */
export const isLinkProblem = (task: { readonly exception: TaskException | null }): boolean =>
  task.exception?.category === 'LINKED_WORKFLOW';

const byItself: ReadonlySet<ExceptionCategory> = new Set<ExceptionCategory>([
  'LOOP_LIMIT',
  'LINKED_WORKFLOW',
  'AUTOMATION',
  'NOT_SENT_BACK',
  'NO_ASSIGNEE',
]);

/** An approval without an approver who may decide: it is over once there is one, or a decision. */
export const isShortOfPeople = (task: { readonly exception: TaskException | null }): boolean =>
  task.exception?.category === 'NO_ASSIGNEE';

/** Reported by somebody: nothing is handed in or decided until it is resolved. */
export const isReported = ({ exception }: { readonly exception: TaskException | null }): boolean =>
  exception !== null && !byItself.has(exception.category);
