import type { Instant, PartyId, TaskKey } from '../core/ids.ts';
import type { Duration } from './duration.ts';

/** What is done about the due date of a task, beside showing it. */
export interface Deadline {
  /** What a duration is counted from. Has a meaning where the task asks to be acknowledged. */
  readonly countedFrom: 'START' | 'ACKNOWLEDGEMENT';
  /** Null: it never expires, however late it is. */
  readonly expiry: ExpiryRule | null;
  /** As many as one likes. */
  readonly escalations: readonly Escalation[];
}

/** When a task that is not done expires, and what becomes of it. */
export interface ExpiryRule {
  /** After the due date. */
  readonly grace: Duration;
  readonly outcome: ExpiryOutcome;
  /** ESCALATE: who is asked as well. */
  readonly party: PartyId | null;
}

/** BLOCK: nothing more is handed in, until somebody gives it a new date. */
export type ExpiryOutcome = WorkOutcome | ApprovalOutcome;
export type WorkOutcome = (typeof workOutcomes)[number];
export type ApprovalOutcome = (typeof approvalOutcomes)[number];
export const workOutcomes = ['BLOCK', 'CONTINUE', 'COMPLETE_EMPTY', 'END_WORKFLOW'] as const;
export const approvalOutcomes = ['BLOCK', 'APPROVE', 'REJECT', 'ESCALATE'] as const;

/** Something that is done some time before or after the due date, while the task is not done. */
export interface Escalation {
  /** Stays the same while it is edited; unique within its task. */
  readonly key: TaskKey;
  readonly when: 'BEFORE_DUE' | 'AFTER_DUE';
  readonly time: Duration;
  readonly action: EscalationAction;
  /** Who is added, or owns the workflow from then on. */
  readonly party: PartyId | null;
  /** RUN_AUTOMATION: the automated task of the same stage that begins then, and only then. */
  readonly task?: TaskKey;
}
export type EscalationAction = (typeof escalationActions)[number];
export const escalationActions = [
  'ADD_ASSIGNEE',
  'ADD_CC',
  'CHANGE_OWNER',
  'RUN_AUTOMATION',
] as const;

/** An escalation that was carried out, and the due date that it was for. */
export interface SentEscalation {
  readonly key: Escalation['key'];
  readonly dueOn: Instant;
}

export const noDeadline: Deadline = { countedFrom: 'START', expiry: null, escalations: [] };

/** What comes of an expiry: the outcome that was chosen, or BLOCK where it does not fit the task. */
export const outcomeFor = (rule: ExpiryRule, isApproval: boolean): ExpiryOutcome => {
  const known: readonly ExpiryOutcome[] = isApproval ? approvalOutcomes : workOutcomes;
  return known.includes(rule.outcome) ? rule.outcome : 'BLOCK';
};
