import type { ActionRefusal } from '@baton/domain/access/action-flags';
import type { TaskFacts } from '@baton/domain/access/task/task-facts';
import type { TaskPermissions } from '@baton/domain/access/task/task-permissions';
import { whoMayWithTask, type Capacity } from '@baton/domain/access/who-may';
import type {
  ApprovalRule,
  RejectAction,
  RejectEffect,
  RejectEffectKind,
} from '@baton/domain/blueprint/content';
import type { FrozeForReason, SkipReason } from '@baton/domain/run-model/run';
import type { ReopenCascade } from '@baton/domain/run-model/command/command';
import type { ExceptionCategory, ReportedCategory } from '@baton/domain/run-model/exception';
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

const CapacityRef = builder.enumType('Capacity', {
  description: 'In which capacity a person can act.',
  values: enumValues<Capacity>({
    ADMINISTRATOR: 'Admin of the workspace.',
    APPROVER: 'Approver of the task.',
    ASSIGNEE: 'Assignee of the task.',
    ASSIGNER: 'Person who assigned the task.',
    INTEGRATION_ADMIN: 'Person who manages integrations.',
    OWNER: 'Owner or editor of the workflow.',
    REPORTER: 'Person who reported the problem.',
    SUBMITTER: 'Person who submitted the task.',
  }),
});

/** A refusal with the people who can do it instead. */
export interface PermissionRefusalNode extends ActionRefusal {
  readonly whoMay: () => readonly Capacity[];
}

export const PermissionRefusalRef = builder
  .objectRef<PermissionRefusalNode>('PermissionRefusal')
  .implement({
    description: "Why an action isn't allowed.",
    fields: (t) => ({
      action: t.exposeString('action', { description: 'Permission that is missing.' }),
      code: t.exposeString('code', { description: 'Message code of the reason.' }),
      params: t.field({
        type: [ErrorParamRef],
        description: 'Parameters of the message.',
        resolve: (refusal) => toErrorParams(refusal.params),
      }),
      whoMay: t.field({
        type: [CapacityRef],
        description: 'Who can do it now. Empty if no one can.',
        resolve: ({ whoMay }) => [...whoMay()],
      }),
    }),
  });

/** Permissions of a task with the facts behind them. */
interface TaskFlags extends TaskPermissions {
  readonly facts: TaskFacts;
}

export const TaskPermissionsRef = builder.objectRef<TaskFlags>('TaskPermissions').implement({
  description:
    'What the viewer can do with the task. Each false flag has its reason in `refusals`.',
  fields: (t) => ({
    read: t.exposeBoolean('read', { description: 'View the task.' }),
    readHistory: t.exposeBoolean('readHistory', {
      description: 'View the activity and the change history.',
    }),
    edit: t.exposeBoolean('edit', { description: 'Edit the form.' }),
    editName: t.exposeBoolean('editName', { description: 'Change the name.' }),
    editAssignees: t.exposeBoolean('editAssignees', { description: 'Change the assignees.' }),
    editDueOn: t.exposeBoolean('editDueOn', { description: 'Change the due date.' }),
    restartExpired: t.exposeBoolean('restartExpired', {
      description: 'Restart the expired task with a new due date.',
    }),
    editDescription: t.exposeBoolean('editDescription', { description: 'Change the description.' }),
    editTags: t.exposeBoolean('editTags', { description: 'Change the tags.' }),
    complete: t.exposeBoolean('complete', {
      description: 'Complete the task, or submit it for approval.',
    }),
    approve: t.exposeBoolean('approve', { description: 'Approve or reject.' }),
    reopen: t.exposeBoolean('reopen', { description: 'Reopen the task.' }),
    reopenCascade: t.exposeBoolean('reopenCascade', {
      description: 'Reopen the task and reset dependent work.',
    }),
    completeOnBehalf: t.exposeBoolean('completeOnBehalf', {
      description: 'Complete the task for its assignee.',
    }),
    recall: t.exposeBoolean('recall', { description: 'Withdraw the submission.' }),
    skip: t.exposeBoolean('skip', { description: 'Skip the task.' }),
    unskip: t.exposeBoolean('unskip', { description: 'Undo skipping the task.' }),
    reportException: t.exposeBoolean('reportException', { description: 'Report a problem.' }),
    resolveException: t.exposeBoolean('resolveException', { description: 'Resolve the problem.' }),
    decideRejection: t.exposeBoolean('decideRejection', {
      description: 'Decide what happens after a rejection.',
    }),
    overrideRejection: t.exposeBoolean('overrideRejection', {
      description: 'Approve in place of a rejection.',
    }),
    delete: t.exposeBoolean('delete', { description: 'Delete the task.' }),
    refusals: t.field({
      type: [PermissionRefusalRef],
      description: 'Reason for each false flag.',
      resolve: ({ refusals, facts }) =>
        refusals.map((refusal) => ({
          ...refusal,
          whoMay: () => whoMayWithTask(refusal.action, facts),
        })),
    }),
    fixLink: t.exposeBoolean('fixLink', {
      description: 'Fix a linked task with a problem.',
    }),
    restartLinked: t.exposeBoolean('restartLinked', {
      description: 'Restart linked workflows that ended with this one.',
    }),
    retryAutomation: t.exposeBoolean('retryAutomation', { description: 'Send the request again.' }),
    editAutomation: t.exposeBoolean('editAutomation', {
      description: 'Change the request of the task.',
    }),
    completeAutomation: t.exposeBoolean('completeAutomation', {
      description: 'Complete the automated task manually.',
    }),
    acknowledge: t.exposeBoolean('acknowledge', { description: 'Accept the assignment.' }),
    decline: t.exposeBoolean('decline', { description: 'Decline the assignment.' }),
    claim: t.exposeBoolean('claim', { description: 'Assign the task to oneself.' }),
    sendToGuest: t.exposeBoolean('sendToGuest', {
      description: 'Send the task to someone without an account.',
    }),
    delegate: t.exposeBoolean('delegate', {
      description: 'Reassign the decision to someone else.',
    }),
    editCC: t.exposeBoolean('editCC', { description: 'Change the watchers.' }),
    changeVote: t.exposeBoolean('changeVote', { description: 'Change the own decision.' }),
    override: t.exposeBoolean('override', { description: 'Decide in place of the approvers.' }),
    revoke: t.exposeBoolean('revoke', { description: 'Revoke the own approval.' }),
    askInformation: t.exposeBoolean('askInformation', {
      description: 'Ask a question before deciding.',
    }),
    answerInformation: t.exposeBoolean('answerInformation', {
      description: 'Reply to a question of an approver.',
    }),
    addApprovers: t.exposeBoolean('addApprovers', { description: 'Add approvers.' }),
    counter: t.exposeBoolean('counter', { description: 'Reject with suggested values.' }),
    editData: t.exposeBoolean('editData', {
      description: 'Change submitted values.',
    }),
  }),
});
