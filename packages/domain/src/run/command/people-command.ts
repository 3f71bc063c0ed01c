import type { PartyId, TaskId } from '../../core/ids.ts';
import type { GivenRemark } from './given-remark.ts';
import type { Decision } from '../run.ts';

/* Who does it and who decides: confirming, handing over, asking, voting otherwise. */

/** D2: will do it. */
export interface AcknowledgeCommand {
  readonly kind: 'ACKNOWLEDGE';
  readonly taskId: TaskId;
}
/** D3: will not do it. */
export interface DeclineCommand {
  readonly kind: 'DECLINE';
  readonly taskId: TaskId;
  readonly reason: string;
}
/** A6, before the decision. */
export interface ChangeVoteCommand {
  readonly kind: 'CHANGE_VOTE';
  readonly taskId: TaskId;
  readonly decision: Decision;
  readonly comment: string;
  /** With a no: about single answers of the work. */
  readonly remarks?: readonly GivenRemark[];
}
/** A2, A3, whatever the votes say. */
export interface OverrideCommand {
  readonly kind: 'OVERRIDE';
  readonly taskId: TaskId;
  readonly decision: Decision;
  readonly reason: string;
}
/** A5: an approver asks about the work. */
export interface AskInformationCommand {
  readonly kind: 'ASK_INFORMATION';
  readonly taskId: TaskId;
  readonly text: string;
  /** About single answers of the work. */
  readonly remarks?: readonly GivenRemark[];
}
/** A5: and is answered. */
export interface AnswerInformationCommand {
  readonly kind: 'ANSWER_INFORMATION';
  readonly taskId: TaskId;
  readonly text: string;
}
/** A6. The caller has checked that the parties exist. */
export interface AddApproversCommand {
  readonly kind: 'ADD_APPROVERS';
  readonly taskId: TaskId;
  readonly approvers: readonly PartyId[];
}
/** A7: a decision is taken back. */
export interface RevokeCommand {
  readonly kind: 'REVOKE';
  readonly taskId: TaskId;
  readonly reason: string;
}
/** D14: what was given to a team or role is done by one of its people. */
export interface ClaimCommand {
  readonly kind: 'CLAIM';
  readonly taskId: TaskId;
}
/** D14, A6: one's own part is somebody else's from now on. The caller has checked that they exist. */
export interface DelegateCommand {
  readonly kind: 'DELEGATE';
  readonly taskId: TaskId;
  readonly to: PartyId;
  readonly comment: string;
}
/** D14: the whole new list of readers. The caller has checked that the parties exist. */
export interface ChangeCcCommand {
  readonly kind: 'CHANGE_CC';
  readonly taskId: TaskId;
  readonly cc: readonly PartyId[];
}

/** §11: somebody goes away, comes back or names others. Whatever follows from it follows by itself. By the system alone. */
export interface AbsenceChangedCommand {
  readonly kind: 'ABSENCE_CHANGED';
}
