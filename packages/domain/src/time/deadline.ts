import type { Instant, PartyId, TaskKey } from '../core/ids.ts';
import type { Duration } from './duration.ts';

/** Actions on the due date of a task. */
export interface Deadline {
  /** Start of a duration. ACKNOWLEDGEMENT only applies if the task must be accepted. */
  readonly countedFrom: 'START' | 'ACKNOWLEDGEMENT';
  /** Null if it never expires. */
  readonly expiry: ExpiryRule | null;
  /** Any number of escalations. */
  readonly escalations: readonly Escalation[];
}

/** When an open task expires, and what happens then. */
export interface ExpiryRule {
  /** Time after the due date. */
  readonly grace: Duration;
  readonly outcome: ExpiryOutcome;
  /** For ESCALATE: the additional approver. */
  readonly party: PartyId | null;
}

/** BLOCK: no one can submit until there is a new due date. */
export type ExpiryOutcome = WorkOutcome | ApprovalOutcome;
export type WorkOutcome = (typeof workOutcomes)[number];
export type ApprovalOutcome = (typeof approvalOutcomes)[number];
export const workOutcomes = ['BLOCK', 'CONTINUE', 'COMPLETE_EMPTY', 'END_WORKFLOW'] as const;
export const approvalOutcomes = ['BLOCK', 'APPROVE', 'REJECT', 'ESCALATE'] as const;

/** An action before or after the due date while the task is open. */
export interface Escalation {
  /** Unique within the task; stays across edits. */
  readonly key: TaskKey;
  readonly when: 'BEFORE_DUE' | 'AFTER_DUE';
  readonly time: Duration;
  readonly action: EscalationAction;
  /** The person, team, or role to add, or the new owner. */
  readonly party: PartyId | null;
  /** For RUN_AUTOMATION: an automated task of the same stage that only this escalation starts. */
  readonly task?: TaskKey;
}
export type EscalationAction = (typeof escalationActions)[number];
export const escalationActions = [
  'ADD_ASSIGNEE',
  'ADD_CC',
  'CHANGE_OWNER',
  'RUN_AUTOMATION',
] as const;

/** A sent escalation with its due date. */
export interface SentEscalation {
  readonly key: Escalation['key'];
  readonly dueOn: Instant;
}

export const noDeadline: Deadline = { countedFrom: 'START', expiry: null, escalations: [] };

/** Returns the outcome of an expiry: the selected one, or BLOCK if it doesn't fit the task. */
export const outcomeFor = (rule: ExpiryRule, isApproval: boolean): ExpiryOutcome => {
  const known: readonly ExpiryOutcome[] = isApproval ? approvalOutcomes : workOutcomes;
  return known.includes(rule.outcome) ? rule.outcome : 'BLOCK';
};
