import type { TaskAction } from '@baton/domain/access/task/task-permissions';
import type {
  ApprovalRule,
  RejectAction,
  RejectEffect,
  RejectEffectKind,
} from '@baton/domain/blueprint/content';
import type { FrozeForReason, SkipReason } from '@baton/domain/run-model/run';
import type { ReopenCascade } from '@baton/domain/run-model/command/command';
import type { ExceptionCategory, ReportedCategory } from '@baton/domain/run-model/exception';
import { permissionsType } from '../../platform/graphql/access/permissions-type.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { ErrorParamRef, toErrorParams } from '../../platform/graphql/error-param.ts';

/** Enums and small types of a task. Their values are defined in the domain. */
export const TaskTypeRef = builder.enumType('TaskType', {
  description: 'Type of a task.',
  values: enumValues({
    DEFAULT: 'Task that a person completes.',
    APPROVAL: 'Task whose outcome is a decision.',
    AUTOMATION: 'Task that sends a request.',
    LINKED_WORKFLOW: 'Task that starts workflows.',
  }),
});
export const TaskStatusRef = builder.enumType('TaskStatus', {
  description: 'Engine status of a task. People see `displayStatus`.',
  values: enumValues({
    INACTIVE: "The task hasn't started.",
    PENDING_ACKNOWLEDGEMENT: 'The task waits for acceptance.',
    PENDING_REVIEW: 'The task is submitted and waits for approvals.',
    PENDING_SUBMISSION: 'The task is in progress.',
    REJECTED: 'The approval was rejected.',
    COMPLETED: 'The task is completed, approved, or skipped.',
  }),
});
export const ApprovalStatusRef = builder.enumType('ApprovalStatus', {
  description: 'Status of an approval.',
  values: enumValues({
    PENDING: "The approval isn't decided.",
    APPROVED: 'The approval is approved.',
    REJECTED: 'The approval is rejected.',
    NOT_REQUIRED: 'The approval is no longer needed.',
  }),
});
export const ApprovalRuleRef = builder.enumType('ApprovalRule', {
  description: 'How many approvers must approve.',
  values: enumValues<ApprovalRule>({
    ANY: 'One approver.',
    ALL: 'All approvers.',
    N: 'The number of approvers in the threshold.',
    PERCENT: 'The percentage of approvers in the threshold.',
    ALL_RESPOND_THEN_ANY: 'One approver, after all have responded.',
  }),
});
export const VoteDecisionRef = builder.enumType('VoteDecision', {
  description: 'Decision of an approver.',
  values: enumValues({
    APPROVED: 'The approver approved.',
    REJECTED: 'The approver rejected.',
  }),
});
export const DueOnClassRef = builder.enumType('DueOnClass', {
  description: 'How urgent the due date of a task is.',
  values: enumValues({
    OVERDUE: 'Past the due date.',
    SOON: 'Due within 24 hours.',
    ON_TRACK: 'Due in more than 24 hours, or without a due date.',
    STOPPED: 'The due date is paused.',
  }),
});
export const TaskScopeRef = builder.enumType('TaskScope', {
  description: 'Which tasks a list shows.',
  values: enumValues({
    OPEN: 'Open tasks.',
    NOT_STARTED: "Tasks that haven't started.",
    COMPLETED: 'Completed tasks.',
    ALL: 'All tasks.',
  }),
});
export const CopyScopeRef = builder.enumType('CopyScope', {
  description: 'Which watched tasks a list shows.',
  values: enumValues({
    OPEN: 'Open tasks.',
    COMPLETED: 'Completed tasks.',
  }),
});
const RejectActionKindRef = builder.enumType('RejectActionKind', {
  description: 'What happens after a rejection.',
  values: enumValues<RejectEffectKind>({
    REWORK: 'The task of the approval is sent back.',
    REOPEN_TASK: 'An earlier task reopens.',
    RESTART_STAGE: 'A stage restarts.',
    REPORT_EXCEPTION: 'A problem is reported on an earlier task.',
    CONTINUE: 'The workflow continues.',
    END_WORKFLOW: 'The workflow ends.',
    NONE: 'The owner decides.',
  }),
});

const effectTask = (effect: RejectEffect): string | null =>
  effect.kind === 'REOPEN_TASK' || effect.kind === 'REPORT_EXCEPTION' ? effect.task : null;

const effectStage = (effect: RejectEffect): string | null =>
  effect.kind === 'RESTART_STAGE' ? effect.stage : null;

export const RejectActionRef = builder.objectRef<RejectAction>('RejectAction').implement({
  description: 'Effect of a rejection.',
  fields: (t) => ({
    kind: t.field({
      type: RejectActionKindRef,
      description: 'What happens.',
      resolve: (action) => action.kind,
    }),
    task: t.id({
      nullable: true,
      description: 'Key of the task that is sent back or gets the problem. Null for other actions.',
      resolve: effectTask,
    }),
    stage: t.id({
      nullable: true,
      description: 'Key of the stage to restart. Null for other actions.',
      resolve: effectStage,
    }),
    requiresComment: t.exposeBoolean('requiresComment', {
      description: 'True if a rejection needs a comment.',
    }),
  }),
});

export interface WaitingReasonNode {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly names: readonly string[];
}

export const FrozeForReasonRef = builder.enumType('FrozeForReason', {
  description: 'Why a task is stopped.',
  values: enumValues<FrozeForReason>({
    PAUSED: 'Its workflow is paused.',
    ENDED: 'Its workflow ended.',
  }),
});
export const ReportedCategoryRef = builder.enumType('ReportedCategory', {
  description: 'Categories of problems that people can report.',
  values: enumValues<ReportedCategory>({
    BLOCKED: 'Something blocks the work.',
    MISSING_INFORMATION: 'Information is missing.',
    OTHER: 'Another reason.',
    WRONG_INFORMATION: 'Information is wrong.',
  }),
});
export const ExceptionCategoryRef = builder.enumType('ExceptionCategory', {
  description: 'Reason for a problem.',
  values: enumValues<ExceptionCategory>({
    AUTOMATION: 'Automatic: the request of the task failed.',
    BLOCKED: 'Reported: something blocks the work.',
    LINKED_WORKFLOW: 'Automatic: a linked workflow has a problem. The text is a LinkedProblem.',
    LOOP_LIMIT: 'Automatic: the task was sent back more often than its rework limit.',
    MISSING_INFORMATION: 'Reported: information is missing.',
    NOT_SENT_BACK: 'Automatic: the task was rejected, but there is no task to send back.',
    NO_ASSIGNEE: 'Automatic: the task has no active assignee.',
    OTHER: 'Reported: another reason.',
    REJECTED: 'Automatic: the rejection needs a decision of the owner.',
    WRONG_INFORMATION: 'Reported: information is wrong.',
  }),
});
export const ReopenCascadeRef = builder.enumType('ReopenCascade', {
  description: 'What is reset together with a reopened task.',
  values: enumValues<ReopenCascade>({
    DEPENDENTS: 'All tasks that depend on it.',
    NONE: 'Nothing.',
    STAGE: 'All tasks of its stage.',
  }),
});
export const SkipReasonRef = builder.enumType('SkipReason', {
  description: 'Why a task was skipped.',
  values: enumValues<SkipReason>({
    STAGE_SKIPPED: 'Its stage was skipped.',
    STAGE_COMPLETED: 'Its stage was completed without it.',
    MANUAL: 'A person skipped it.',
    RESTART_RULE: 'It runs only on a restart, or only without one.',
    OUTCOME: "The required outcome of a predecessor can't occur anymore.",
  }),
});

export const WaitingReasonRef = builder.objectRef<WaitingReasonNode>('WaitingReason').implement({
  description: "Why something hasn't started, as a message code with parameters.",
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Message code.' }),
    params: t.field({
      type: [ErrorParamRef],
      description: 'Parameters of the message.',
      resolve: (reason) => toErrorParams(reason.params),
    }),
    names: t.stringList({
      description: 'Names of the stages or tasks.',
      resolve: ({ names }) => [...names],
    }),
  }),
});

export const TaskPermissionsRef = permissionsType<TaskAction>(
  'TaskPermissions',
  'What the viewer can do with the task. Each false flag has its reason in `refusals`.',
  {
    read: 'View the task.',
    readHistory: 'View the activity and the change history.',
    edit: 'Edit the form.',
    editName: 'Change the name.',
    editAssignees: 'Change the assignees.',
    editDueOn: 'Change the due date.',
    restartExpired: 'Restart the expired task with a new due date.',
    editDescription: 'Change the description.',
    editTags: 'Change the tags.',
    complete: 'Complete the task, or submit it for approval.',
    approve: 'Approve or reject.',
    reopen: 'Reopen the task.',
    reopenCascade: 'Reopen the task and reset dependent work.',
    completeOnBehalf: 'Complete the task for its assignee.',
    recall: 'Withdraw the submission.',
    skip: 'Skip the task.',
    unskip: 'Undo skipping the task.',
    reportException: 'Report a problem.',
    resolveException: 'Resolve the problem.',
    decideRejection: 'Decide what happens after a rejection.',
    overrideRejection: 'Approve in place of a rejection.',
    delete: 'Delete the task.',
    fixLink: 'Fix a linked task with a problem.',
    restartLinked: 'Restart linked workflows that ended with this one.',
    retryAutomation: 'Send the request again.',
    editAutomation: 'Change the request of the task.',
    completeAutomation: 'Complete the automated task manually.',
    acknowledge: 'Accept the assignment.',
    decline: 'Decline the assignment.',
    claim: 'Assign the task to oneself.',
    sendToGuest: 'Send the task to someone without an account.',
    delegate: 'Reassign the decision to someone else.',
    editCC: 'Change the watchers.',
    changeVote: 'Change the own decision.',
    override: 'Decide in place of the approvers.',
    revoke: 'Revoke the own approval.',
    askInformation: 'Ask a question before deciding.',
    answerInformation: 'Reply to a question of an approver.',
    addApprovers: 'Add approvers.',
    counter: 'Reject with suggested values.',
    editData: 'Change submitted values.',
  },
);
