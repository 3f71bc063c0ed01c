import { mayReadTask } from '@baton/domain/access/task/task-access';
import { mayReadWorkflow } from '@baton/domain/access/workflow/workflow-access';
import { asId, type TaskId } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import { factsOfWorkflow, readsWorkflow } from '@baton/domain/run/facts/facts-of-workflow';
import type { previewedKinds } from '@baton/domain/run/command/foresight';
import {
  previewCommand,
  questionsBefore,
  type PosedQuestion,
  type Preview,
  type TaskEffect,
} from '@baton/domain/run/engine/preview';
import { taskOf } from '@baton/domain/run-model/run-view';
import type { ChildEffect } from '@baton/domain/linked-workflow/child-effects';
import { visibleWorkflow } from '../commands/task-payload.ts';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { readRunOfWorkflow, readTask, type RunDetails } from '../../runs/index.ts';
import {
  nodeOfRun,
  ReopenCascadeRef,
  TaskRef,
  TaskTypeRef,
  VoteDecisionRef,
} from '../../tasks/index.ts';
import { AddedApprovalRuleRef, NewTaskInput } from '../commands/add-task.ts';
import { SupposedStageInput } from './previewed-addition.ts';
import { previewedCommand, type PreviewRequest } from './previewed-command.ts';
import { FieldValueInput } from '../inputs/field-value-input.ts';
import {
  toSelectedResets,
  ResetChoiceInput,
  ResetQuestionRef,
} from '../inputs/reset-choice-types.ts';
import { ScheduleStatusRef, StageRef, StageStatusRef } from '../workflow.schema.ts';

const PreviewedCommandRef = builder.enumType('PreviewedCommand', {
  description: 'Command whose effects can be previewed.',
  values: enumValues<(typeof previewedKinds)[number]>({
    ADD_STAGE: 'Add a stage.',
    ADD_TASK: 'Add a task.',
    APPROVE: 'Approve.',
    ASSIGN: 'Replace the assignees.',
    CHANGE_DUE_DATE: 'Change the due date.',
    CHANGE_VOTE: 'Change the own decision.',
    COMPLETE_AUTOMATION: 'Complete an automated task manually.',
    COMPLETE_LINKED: 'Complete a linked task manually.',
    COMPLETE_ON_BEHALF: 'Complete the task for its assignee.',
    DELEGATE: "Reassign an approver's decision to someone else.",
    DELETE: 'Delete the workflow.',
    DELETE_STAGE: 'Delete a stage.',
    DELETE_TASK: 'Delete a task.',
    EDIT_SHARED: 'Change a value that comes from a source.',
    END: 'End the workflow.',
    LEAVE_STAGE_SKIPPED: 'Leave a stage skipped although its condition is now met.',
    OVERRIDE: 'Decide in place of the approvers.',
    OVERRIDE_REJECTION: 'Approve in place of a rejection.',
    PAUSE: 'Pause the workflow.',
    RECALL: 'Withdraw the submission.',
    REJECT: 'Reject.',
    RELINK: 'Use another workflow in place of the linked one.',
    REOPEN: 'Reopen the task.',
    REPORT_EXCEPTION: 'Report a problem.',
    RESOLVE_EXCEPTION: 'Resolve the problem.',
    RESTART: 'Reopen the ended workflow.',
    RESTART_CHILDREN: 'Restart the linked workflows that ended with this one.',
    RESTART_EXPIRED: 'Restart the expired task with a new due date.',
    RESTART_STAGE: 'Restart a stage.',
    RESTORE: 'Restore the deleted workflow.',
    RESUME: 'Resume the workflow.',
    RETRY_AUTOMATION: 'Send the request again.',
    REVOKE: 'Revoke the own approval.',
    RUN_AGAIN: 'Run the completed workflow again.',
    SEND_BACK: 'Send the task back after a rejection.',
    SKIP: 'Skip the task.',
    SKIP_STAGE: 'Skip a stage.',
    START_NEW_CHILD: 'Start a new linked workflow.',
    START_STAGE_ANYWAY: 'Start a skipped stage.',
    SUBMIT: 'Complete the task or submit it for approval.',
    UNSKIP: 'Undo skipping the task.',
  }),
});
const TaskEffectRef = builder.enumType('TaskEffect', {
  description: 'Effect of a command on a task.',
  values: enumValues<TaskEffect>({
    ACCEPTED: 'It is accepted.',
    COMPLETED: 'It is completed.',
    DELETED: 'It is deleted.',
    GOES_ON: 'It resumes.',
    HELD: 'It stops until the workflow continues.',
    NEEDS_ACCEPTANCE: 'It waits for acceptance.',
    NOT_NEEDED: 'The approval is no longer needed.',
    PROBLEM: 'It gets a problem.',
    REJECTED: 'It is rejected.',
    REOPENED: 'It is reopened.',
    RESET: 'It waits again.',
    RESOLVED: 'Its problem is resolved.',
    SENT_BACK: 'It is sent back.',
    SKIPPED: 'It is skipped.',
    STARTS: 'It starts.',
    STARTS_OVER: 'It starts again immediately.',
    SUBMITTED: 'It is submitted.',
    WITHDRAWN: 'Its submission is withdrawn.',
  }),
});

interface Previewed {
  readonly preview: Preview;
  readonly questions: readonly PosedQuestion[];
  readonly details: RunDetails;
}

const WorkflowChangeRef = builder
  .objectRef<NonNullable<Preview['workflow']>>('WorkflowChange')
  .implement({
    description: 'Change of the status of a workflow.',
    fields: (t) => ({
      from: t.field({
        type: ScheduleStatusRef,
        description: 'Current status.',
        resolve: ({ from }) => from,
      }),
      to: t.field({
        type: ScheduleStatusRef,
        description: 'Status after the command.',
        resolve: ({ to }) => to,
      }),
    }),
  });

const StageChangeRef = builder
  .objectRef<Preview['stages'][number] & { readonly details: RunDetails }>('StageChange')
  .implement({
    description: 'Change of the status of a stage.',
    fields: (t) => ({
      stage: t.field({
        type: StageRef,
        nullable: true,
        description: "Null if the viewer can't read the workflow.",
        resolve: ({ stageId, details }) => {
          const stage = details.view.stages.find(({ id }) => id === stageId);
          return stage === undefined || visibleWorkflow(details) === null
            ? null
            : { stage, details };
        },
      }),
      isAdded: t.boolean({
        description: 'True for the stage that the command adds.',
        resolve: ({ stageId, details }) => !details.view.stages.some(({ id }) => id === stageId),
      }),
      from: t.field({
        type: StageStatusRef,
        description: 'Current status.',
        resolve: ({ from }) => from,
      }),
      to: t.field({
        type: StageStatusRef,
        description: 'Status after the command.',
        resolve: ({ to }) => to,
      }),
    }),
  });

const TaskChangeRef = builder
  .objectRef<Preview['tasks'][number] & { readonly details: RunDetails }>('TaskChange')
  .implement({
    description: 'Effect of a command on one task.',
    fields: (t) => ({
      task: t.field({
        type: TaskRef,
        nullable: true,
        description: "Task. Null if the viewer can't read it.",
        resolve: ({ taskId, details }) => {
          const task = taskOf(details.view, taskId);
          return task === undefined ? null : nodeOfRun(details, task);
        },
      }),
      isAdded: t.boolean({
        description: 'True for the task that the command adds.',
        resolve: ({ taskId, details }) => taskOf(details.view, taskId) === undefined,
      }),
      effect: t.field({
        type: TaskEffectRef,
        description: 'Effect of the command.',
        resolve: ({ effect }) => effect,
      }),
    }),
  });

const ChildEffectRef = builder.enumType('ChildEffect', {
  description: 'Effect of a command on a linked workflow.',
  values: enumValues<ChildEffect>({
    ENDS: 'It ends.',
    GOES_ON: 'It continues.',
    LET_GO: 'It is unlinked and continues.',
    PAUSES: 'It pauses.',
    RESTARTS: 'It restarts.',
    STARTS: 'It starts.',
    STAYS_ENDED: 'It stays ended and can be reopened from its task.',
    TOO_MANY: "It isn't started because a task can't start this many workflows.",
  }),
});

/** The linked workflows feature adds the workflow field. */
export const ChildChangeRef = builder
  .objectRef<Preview['children'][number] & { readonly details: RunDetails }>('ChildChange')
  .implement({
    description: 'Effect of a command on one linked workflow.',
    fields: (t) => ({
      effect: t.field({
        type: ChildEffectRef,
        description: 'Effect of the command.',
        resolve: ({ effect }) => effect,
      }),
    }),
  });

const DueDateChangeRef = builder
  .objectRef<Preview['dueDates'][number] & { readonly details: RunDetails }>('DueDateChange')
  .implement({
    description: 'Change of the due date of a task.',
    fields: (t) => ({
      task: t.field({
        type: TaskRef,
        nullable: true,
        description: "Task. Null if the viewer can't read it.",
        resolve: ({ taskId, details }) => {
          const task = taskOf(details.view, taskId);
          return task === undefined ? null : nodeOfRun(details, task);
        },
      }),
      from: t.field({
        type: 'DateTime',
        description: 'Current due date.',
        resolve: ({ from }) => from,
      }),
      to: t.field({
        type: 'DateTime',
        description: 'Due date after the command.',
        resolve: ({ to }) => to,
      }),
    }),
  });

const CommandPreviewRef = builder.objectRef<Previewed>('CommandPreview').implement({
  description: "Effects of a command that isn't given yet.",
  fields: (t) => ({
    workflow: t.field({
      type: WorkflowChangeRef,
      nullable: true,
      description: 'Change of the workflow status. Null if it stays the same.',
      resolve: ({ preview }) => preview.workflow,
    }),
    stages: t.field({
      type: [StageChangeRef],
      description: 'Stages whose status changes.',
      resolve: ({ preview, details }) => preview.stages.map((change) => ({ ...change, details })),
    }),
    tasks: t.field({
      type: [TaskChangeRef],
      description: 'Affected tasks.',
      resolve: ({ preview, details }) => preview.tasks.map((change) => ({ ...change, details })),
    }),
    children: t.field({
      type: [ChildChangeRef],
      description: 'Affected linked workflows. Empty for external users.',
      resolve: ({ preview, details }) =>
        readsWorkflow(details.view, details.viewer)
          ? preview.children.map((change) => ({ ...change, details }))
          : [],
    }),
    dueDates: t.field({
      type: [DueDateChangeRef],
      description: 'Open tasks whose due date changes.',
      resolve: ({ preview, details }) => preview.dueDates.map((change) => ({ ...change, details })),
    }),
    emptied: t.field({
      type: [TaskRef],
      description: 'Tasks whose entered values are discarded, if the viewer can read them.',
      resolve: ({ preview, details }) =>
        preview.emptied.flatMap((id) => {
          const task = taskOf(details.view, id);
          return task === undefined ? [] : (nodeOfRun(details, task) ?? []);
        }),
    }),
    questions: t.field({
      type: [ResetQuestionRef],
      description: 'Decisions about reset tasks. Empty for external users.',
      resolve: ({ questions, details }) => questions.map((question) => ({ ...question, details })),
    }),
  }),
});

const PreviewInput = builder.inputType('PreviewInput', {
  description: 'Command to preview. Reasons and comments are not needed.',
  fields: (t) => ({
    workflowId: t.id({ description: 'Can be null if a task is set.' }),
    command: t.field({
      type: PreviewedCommandRef,
      required: true,
      description: 'Command to preview.',
    }),
    taskId: t.id({ description: 'For commands on a task.' }),
    stageId: t.id({ description: 'For commands on a stage, and the first stage for RUN_AGAIN.' }),
    targetId: t.id({ description: 'For SEND_BACK: the task to send back.' }),
    decision: t.field({ type: VoteDecisionRef, description: 'For CHANGE_VOTE and OVERRIDE.' }),
    dueOn: t.field({ type: 'DateTime', description: 'For RESTART_EXPIRED and CHANGE_DUE_DATE.' }),
    toId: t.id({ description: 'For DELEGATE: the new assignee.' }),
    assigneeIds: t.idList({ description: 'All assignees, for ASSIGN.' }),
    values: t.field({
      type: [FieldValueInput],
      description: 'For EDIT_SHARED, COMPLETE_AUTOMATION, and COMPLETE_LINKED.',
    }),
    request: t.int({
      description:
        'For START_NEW_CHILD and RELINK: the linked workflow to replace. For RESTART_CHILDREN: the one to restart, or all if null.',
    }),
    keeps: t.boolean({
      description: 'For RELINK: whether the linked workflow of a removed line is kept.',
    }),
    endsFormer: t.boolean({
      description: 'For START_NEW_CHILD: whether the replaced workflow ends.',
    }),
    withLinkedWorkflows: t.boolean({
      description: 'For RESTART: whether linked workflows that ended with it also reopen.',
    }),
    wipe: t.boolean({ description: 'For RUN_AGAIN and RESTART_STAGE.' }),
    cascade: t.field({ type: ReopenCascadeRef, description: 'For REOPEN. Default: NONE.' }),
    stage: t.field({
      type: SupposedStageInput,
      description: 'For ADD_STAGE, with its first task.',
    }),
    task: t.field({
      type: NewTaskInput,
      description: 'For ADD_TASK and ADD_STAGE. The name can be empty.',
    }),
    taskType: t.field({ type: TaskTypeRef, description: 'For ADD_TASK and ADD_STAGE.' }),
    rule: t.field({ type: AddedApprovalRuleRef, description: 'Rule of an added approval.' }),
    resets: t.field({
      type: [ResetChoiceInput],
      description: 'Decisions about the reset tasks so far.',
    }),
  }),
});

/**
 * Returns true if the viewer can preview. External approvers can't read the workflow, but can
 * preview their rejection.
 */
const canPreview = (details: RunDetails, taskId: string | null | undefined): boolean => {
  const { view, viewer } = details;
  if (mayReadWorkflow(viewer, factsOfWorkflow(view, viewer)) === null) return true;
  const task = taskId == null ? undefined : taskOf(view, asId<TaskId>(taskId));
  return task !== undefined && mayReadTask(viewer, details.factsOf(task)) === null;
};

const readLooked = async (
  context: RequestContext,
  { workflowId, taskId }: Pick<PreviewRequest, 'workflowId' | 'taskId'>,
): Promise<RunDetails | null> => {
  if (workflowId != null) return readRunOfWorkflow(context, workflowId);
  return taskId == null ? null : ((await readTask(context, taskId))?.details ?? null);
};

builder.queryField('previewCommand', (t) =>
  t.field({
    type: CommandPreviewRef,
    description:
      'Effects of a command, computed by the rules of the engine. Refused if the command would be refused.',
    args: { input: t.arg({ type: PreviewInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const details = await readLooked(context, input);
      if (details === null || !canPreview(details, input.taskId))
        throw new Refused(refuse('NotFound'));
      const { view, viewer } = details;
      const run = {
        workflow: view.workflow,
        stages: view.stages,
        tasks: view.tasks,
        votes: view.votes,
        values: view.values,
      };
      const now = context.services.now();
      const command = previewedCommand(input, toSelectedResets(input.resets));
      const at = { now, actor: viewer };
      const result = previewCommand(run, command, at);
      if (!result.ok) throw new Refused(...result.refusals);
      return { preview: result.value, questions: questionsBefore(run, command, at), details };
    },
  }),
);
