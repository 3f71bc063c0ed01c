import { refuse, type Refusal } from '../../core/refusal.ts';
import { flagsOf, type ActionFlags } from '../action-flags.ts';
import type { Actor } from '../../party/actor.ts';
import { mayAcknowledge, mayDecline } from './acknowledge-access.ts';
import { mayAddApprovers, mayClaim, mayDelegate, mayEditCc } from './hand-over-access.ts';
import { mayEditForm } from './form-access.ts';
import { maySendToGuest } from './guest-access.ts';
import {
  mayApproveTask,
  mayAssign,
  mayCompleteOnBehalf,
  mayCompleteTask,
  mayDecideRejection,
  mayDeleteTask,
  mayEditDescription,
  mayEditDueDate,
  mayEditName,
  mayEditTags,
  mayOverrideRejection,
  mayReadTask,
  mayReadTaskHistory,
  mayRecallTask,
  mayReopenCascade,
  mayReopenTask,
  mayReportException,
  mayRestartExpired,
  mayResolveException,
  maySkipTask,
  mayUnskipTask,
} from './task-access.ts';
import { mayFixLink, mayRestartLinked } from '../workflow/linked-access.ts';
import {
  mayCompleteAutomation,
  mayEditAutomation,
  mayRetryAutomation,
} from '../automation-access.ts';
import {
  mayAnswerInformation,
  mayAskInformation,
  mayChangeVote,
  mayOverride,
  mayRevoke,
} from './vote-access.ts';
import { mayCounter, mayEditShared } from './shared-access.ts';
import type { TaskFacts } from './task-facts.ts';

/** The rule of each flag. */
export const taskRules = {
  read: mayReadTask,
  readHistory: mayReadTaskHistory,
  edit: mayEditForm,
  editName: mayEditName,
  editAssignees: mayAssign,
  editDueOn: mayEditDueDate,
  editDescription: mayEditDescription,
  editTags: mayEditTags,
  complete: mayCompleteTask,
  approve: mayApproveTask,
  reopen: mayReopenTask,
  reopenCascade: mayReopenCascade,
  completeOnBehalf: mayCompleteOnBehalf,
  recall: mayRecallTask,
  skip: maySkipTask,
  unskip: mayUnskipTask,
  restartExpired: mayRestartExpired,
  reportException: mayReportException,
  resolveException: mayResolveException,
  decideRejection: mayDecideRejection,
  overrideRejection: mayOverrideRejection,
  fixLink: mayFixLink,
  restartLinked: mayRestartLinked,
  retryAutomation: mayRetryAutomation,
  editAutomation: mayEditAutomation,
  completeAutomation: mayCompleteAutomation,
  acknowledge: mayAcknowledge,
  decline: mayDecline,
  claim: mayClaim,
  delegate: mayDelegate,
  sendToGuest: maySendToGuest,
  editCC: mayEditCc,
  changeVote: mayChangeVote,
  override: mayOverride,
  revoke: mayRevoke,
  askInformation: mayAskInformation,
  answerInformation: mayAnswerInformation,
  addApprovers: mayAddApprovers,
  counter: mayCounter,
  editData: mayEditShared,
  delete: mayDeleteTask,
} as const satisfies Record<string, (actor: Actor, task: TaskFacts) => Refusal | null>;

export type TaskAction = keyof typeof taskRules;

/** The flags of a task in the API, with the reason for each false one. */
export type TaskPermissions = ActionFlags<TaskAction>;

/** Returns what the viewer can do with the task. Without read access, nothing is allowed. */
export const taskPermissions = (actor: Actor, task: TaskFacts): TaskPermissions => {
  const unread = mayReadTask(actor, task);
  const closed = unread ?? (task.isDeleted ? refuse('WorkflowDeleted') : null);
  return flagsOf(taskRules, actor, task, (action) => (action === 'read' ? unread : closed));
};
