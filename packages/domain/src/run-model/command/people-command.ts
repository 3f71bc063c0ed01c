import type { PartyId, TaskId } from '../../core/ids.ts';
import type { EnteredFieldComment } from './entered-field-comment.ts';
import type { Decision } from '../run.ts';

/** Accepts an assignment. */
export interface AcknowledgeCommand {
  readonly kind: 'ACKNOWLEDGE';
  readonly taskId: TaskId;
}
/** Declines an assignment. */
export interface DeclineCommand {
  readonly kind: 'DECLINE';
  readonly taskId: TaskId;
  readonly reason: string;
}
/** Changes a vote before the decision. */
export interface ChangeVoteCommand {
  readonly kind: 'CHANGE_VOTE';
  readonly taskId: TaskId;
  readonly decision: Decision;
  readonly comment: string;
  /** Comments on single fields, for a rejection. */
  readonly remarks?: readonly EnteredFieldComment[];
}
/** Decides an approval in place of the approvers. */
export interface OverrideCommand {
  readonly kind: 'OVERRIDE';
  readonly taskId: TaskId;
  readonly decision: Decision;
  readonly reason: string;
}
/** Asks the submitter for information. */
export interface AskInformationCommand {
  readonly kind: 'ASK_INFORMATION';
  readonly taskId: TaskId;
  readonly text: string;
  /** Comments on single fields of the task. */
  readonly remarks?: readonly EnteredFieldComment[];
}
/** Replies to an information request. */
export interface AnswerInformationCommand {
  readonly kind: 'ANSWER_INFORMATION';
  readonly taskId: TaskId;
  readonly text: string;
}
/** Adds approvers. The caller has checked that the people, teams, and roles exist. */
export interface AddApproversCommand {
  readonly kind: 'ADD_APPROVERS';
  readonly taskId: TaskId;
  readonly approvers: readonly PartyId[];
}
/** Revokes a decision. */
export interface RevokeCommand {
  readonly kind: 'REVOKE';
  readonly taskId: TaskId;
  readonly reason: string;
}
/** Assigns a task of a team or role to one of its members. */
export interface ClaimCommand {
  readonly kind: 'CLAIM';
  readonly taskId: TaskId;
}
/**
 * Delegates one's own part or vote. The caller has checked that the person, team, or role exists.
 */
export interface DelegateCommand {
  readonly kind: 'DELEGATE';
  readonly taskId: TaskId;
  readonly to: PartyId;
  readonly comment: string;
}
/**
 * Sets the watchers; the list is complete. The caller has checked that the people, teams, and roles
 * exist.
 */
export interface ChangeCcCommand {
  readonly kind: 'CHANGE_CC';
  readonly taskId: TaskId;
  readonly cc: readonly PartyId[];
}

/** Applies a changed absence to the delegates of all tasks. Sent by the system. */
export interface AbsenceChangedCommand {
  readonly kind: 'ABSENCE_CHANGED';
}
