import type { Instant, PartyId } from '../core/ids.ts';

/** Problems that people can report. */
export const reportedCategories = [
  'BLOCKED',
  'MISSING_INFORMATION',
  'WRONG_INFORMATION',
  'OTHER',
] as const;
export type ReportedCategory = (typeof reportedCategories)[number];

/**
 * Problems reported by the engine: rework limit, linked workflow (the text has the code), failed
 * request, reported rejection, rejection without effect, and approval without approvers.
 */
export type ExceptionCategory =
  | ReportedCategory
  | 'LOOP_LIMIT'
  | 'REJECTED'
  | 'LINKED_WORKFLOW'
  | 'AUTOMATION'
  | 'NOT_SENT_BACK'
  | 'NO_ASSIGNEE';

/** Why a task can't continue. */
export interface TaskException {
  readonly category: ExceptionCategory;
  readonly text: string;
  /** Null if the engine reported it. */
  readonly reportedBy: PartyId | null;
  readonly at: Instant;
}

/**
 * Returns whether it is a linked workflow problem, which ends with its cause or a decision of the
 * owner.
 */
export const isLinkProblem = (task: { readonly exception: TaskException | null }): boolean =>
  task.exception?.category === 'LINKED_WORKFLOW';

const byItself: ReadonlySet<ExceptionCategory> = new Set<ExceptionCategory>([
  'LOOP_LIMIT',
  'LINKED_WORKFLOW',
  'AUTOMATION',
  'NOT_SENT_BACK',
  'NO_ASSIGNEE',
]);

/** Returns whether it is a "no approver" problem, which ends with an approver or a decision. */
export const isShortOfPeople = (task: { readonly exception: TaskException | null }): boolean =>
  task.exception?.category === 'NO_ASSIGNEE';

/** Returns whether a person reported the problem, which blocks submissions and decisions. */
export const isReported = ({ exception }: { readonly exception: TaskException | null }): boolean =>
  exception !== null && !byItself.has(exception.category);
