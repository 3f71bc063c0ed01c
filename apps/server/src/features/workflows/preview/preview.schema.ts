import { mayReadTask } from '@baton/domain/access/task-access';
import { mayReadWorkflow } from '@baton/domain/access/workflow-access';
import { asId, type TaskId } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import { factsOfWorkflow, readsWorkflow } from '@baton/domain/run/facts/facts-of-workflow';
import { previewedKinds } from '@baton/domain/run/command/foresight';
import {
  previewCommand,
  questionsBefore,
  taskEffects,
  type PosedQuestion,
  type Preview,
} from '@baton/domain/run/engine/preview';
import { taskOf } from '@baton/domain/run/run-view';
import { childEffects } from '@baton/domain/linked-workflow/child-effects';
import { visibleWorkflow } from '../commands/task-payload.ts';
import { builder } from '../../../platform/graphql/builder.ts';
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
import { givenChoices, ResetChoiceInput, ResetQuestionRef } from '../inputs/reset-choice-types.ts';
import { ScheduleStatusRef, StageRef, StageStatusRef } from '../workflow.schema.ts';

const PreviewedCommandRef = builder.enumType('PreviewedCommand', { values: previewedKinds });
const TaskEffectRef = builder.enumType('TaskEffect', {
  description:
    'Effect of a command on a task. STARTS_OVER: starts again immediately. RESET: waits again. NOT_NEEDED: an approval that is no longer needed.',
  values: taskEffects,
});

interface Previewed {
  readonly preview: Preview;
  readonly questions: readonly PosedQuestion[];
  readonly details: RunDetails;
}

const WorkflowChangeRef = builder
  .objectRef<NonNullable<Preview['workflow']>>('WorkflowChange')
  .implement({
    fields: (t) => ({
      from: t.field({ type: ScheduleStatusRef, resolve: ({ from }) => from }),
      to: t.field({ type: ScheduleStatusRef, resolve: ({ to }) => to }),
    }),
  });

const StageChangeRef = builder
  .objectRef<Preview['stages'][number] & { readonly details: RunDetails }>('StageChange')
  .implement({
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
      from: t.field({ type: StageStatusRef, resolve: ({ from }) => from }),
      to: t.field({ type: StageStatusRef, resolve: ({ to }) => to }),
    }),
  });

const TaskChangeRef = builder
  .objectRef<Preview['tasks'][number] & { readonly details: RunDetails }>('TaskChange')
  .implement({
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
      effect: t.field({ type: TaskEffectRef, resolve: ({ effect }) => effect }),
    }),
  });

const ChildEffectRef = builder.enumType('ChildEffect', {
  description: 'Effect of a command on a linked workflow. LET_GO: unlinked, continues.',
  values: childEffects,
});

/** The linked workflows feature adds the workflow field. */
export const ChildChangeRef = builder
  .objectRef<Preview['children'][number] & { readonly details: RunDetails }>('ChildChange')
  .implement({
    fields: (t) => ({ effect: t.field({ type: ChildEffectRef, resolve: ({ effect }) => effect }) }),
  });

const DueDateChangeRef = builder
  .objectRef<Preview['dueDates'][number] & { readonly details: RunDetails }>('DueDateChange')
  .implement({
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
      from: t.field({ type: 'DateTime', resolve: ({ from }) => from }),
      to: t.field({ type: 'DateTime', resolve: ({ to }) => to }),
    }),
  });

const CommandPreviewRef = builder.objectRef<Previewed>('CommandPreview').implement({
  description: "Effects of a command that isn't given yet.",
  fields: (t) => ({
    workflow: t.field({
      type: WorkflowChangeRef,
      nullable: true,
      resolve: ({ preview }) => preview.workflow,
    }),
    stages: t.field({
      type: [StageChangeRef],
      resolve: ({ preview, details }) => preview.stages.map((change) => ({ ...change, details })),
    }),
    tasks: t.field({
      type: [TaskChangeRef],
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
    command: t.field({ type: PreviewedCommandRef, required: true }),
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
      const command = previewedCommand(input, givenChoices(input.resets));
      const at = { now, actor: viewer };
      const result = previewCommand(run, command, at);
      if (!result.ok) throw new Refused(...result.refusals);
      return { preview: result.value, questions: questionsBefore(run, command, at), details };
    },
  }),
);
