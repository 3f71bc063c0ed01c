import type { RunCommand } from '../../run-model/command/command.ts';

/**
 * Whether a person can preview a command.
 *
 * - ASKED: the preview shows the effects of the command.
 * - AS_REJECTION: the command has the same effects as a rejection, which the preview shows.
 * - IN_PLACE: the command only changes the people, dates, or texts that the person entered.
 * - ELSEWHERE: the command has effects only in another workflow.
 * - BEGINS: the command creates or starts the workflow, so there is nothing that it could change.
 * - TAKES_BACK: the command restores the previous state.
 * - BY_ITSELF: only the system sends the command.
 */
export type Foresight =
  | 'ASKED'
  | 'AS_REJECTION'
  | 'IN_PLACE'
  | 'ELSEWHERE'
  | 'BEGINS'
  | 'TAKES_BACK'
  | 'BY_ITSELF';

/**
 * Preview mode of each command. A test with random commands checks that commands without a preview
 * change the status of no task.
 */
export const foresights = {
  START: 'BEGINS',
  SCHEDULE: 'BEGINS',
  PREPARE: 'BY_ITSELF',
  START_SCHEDULED: 'BY_ITSELF',
  DATE_REACHED: 'BY_ITSELF',
  ABSENCE_CHANGED: 'BY_ITSELF',
  ADOPT_CALENDAR: 'BY_ITSELF',
  SAVE_VALUES: 'IN_PLACE',
  ACKNOWLEDGE: 'IN_PLACE',
  DECLINE: 'IN_PLACE',
  SUBMIT: 'ASKED',
  COMPLETE_ON_BEHALF: 'ASKED',
  RECALL: 'ASKED',
  REPORT_EXCEPTION: 'ASKED',
  RESOLVE_EXCEPTION: 'ASKED',
  SKIP: 'ASKED',
  UNSKIP: 'ASKED',
  APPROVE: 'ASKED',
  REJECT: 'ASKED',
  COUNTER: 'AS_REJECTION',
  EDIT_SHARED: 'ASKED',
  CHANGE_VOTE: 'ASKED',
  OVERRIDE: 'ASKED',
  ASK_INFORMATION: 'IN_PLACE',
  ANSWER_INFORMATION: 'IN_PLACE',
  ADD_APPROVERS: 'IN_PLACE',
  REVOKE: 'ASKED',
  REOPEN: 'ASKED',
  ASSIGN: 'ASKED',
  CLAIM: 'IN_PLACE',
  DELEGATE: 'ASKED',
  CHANGE_CC: 'IN_PLACE',
  CHANGE_DUE_DATE: 'ASKED',
  DESCRIBE_TASK: 'IN_PLACE',
  UPDATE_STAGE: 'IN_PLACE',
  EDIT_WORKFLOW: 'IN_PLACE',
  CHANGE_COLLABORATORS: 'IN_PLACE',
  RESTART_EXPIRED: 'ASKED',
  PAUSE: 'ASKED',
  RESUME: 'ASKED',
  END: 'ASKED',
  RESTART: 'ASKED',
  CHILD_REPORT: 'BY_ITSELF',
  FOLLOW_PARENT: 'BY_ITSELF',
  RECORD_AUTOMATION: 'BY_ITSELF',
  RETRY_AUTOMATION: 'ASKED',
  COMPLETE_AUTOMATION: 'ASKED',
  RUN_AGAIN: 'ASKED',
  DELETE: 'ASKED',
  RESTORE: 'ASKED',
  RESTART_STAGE: 'ASKED',
  START_STAGE_ANYWAY: 'ASKED',
  SKIP_STAGE: 'ASKED',
  LEAVE_STAGE_SKIPPED: 'ASKED',
  SEND_BACK: 'ASKED',
  OVERRIDE_REJECTION: 'ASKED',
  START_NEW_CHILD: 'ASKED',
  RELINK: 'ASKED',
  RESTART_CHILDREN: 'ASKED',
  COMPLETE_LINKED: 'ASKED',
  DETACH: 'ELSEWHERE',
  ADD_TASK: 'ASKED',
  ADD_STAGE: 'ASKED',
  DELETE_TASK: 'ASKED',
  DELETE_STAGE: 'ASKED',
  UNDO: 'TAKES_BACK',
} as const satisfies Readonly<Record<RunCommand['kind'], Foresight>>;

/** A command that can be previewed. */
export type PreviewedKind = {
  [Kind in keyof typeof foresights]: (typeof foresights)[Kind] extends 'ASKED' ? Kind : never;
}[keyof typeof foresights];

const isPreviewed = (kind: string): kind is PreviewedKind =>
  Object.entries(foresights).some(([one, foresight]) => one === kind && foresight === 'ASKED');

export const previewedKinds: readonly PreviewedKind[] = Object.keys(foresights).filter(isPreviewed);
