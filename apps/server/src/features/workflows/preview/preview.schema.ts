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
import { SupposedStageInput } from './supposed-addition.ts';
import { previewedCommand, type PreviewRequest } from './previewed-command.ts';
import { FieldValueInput } from '../inputs/field-value-input.ts';
import { givenChoices, ResetChoiceInput, ResetQuestionRef } from '../inputs/reset-choice-types.ts';
import { ScheduleStatusRef, StageRef, StageStatusRef } from '../workflow.schema.ts';

const PreviewedCommandRef = builder.enumType('PreviewedCommand', { values: previewedKinds });
const TaskEffectRef = builder.enumType('TaskEffect', {
  description:
    'What a command makes of a task: STARTS_OVER begins again at once, RESET waits for its turn again, NOT_NEEDED is an approval that nobody has to give any more.',
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
        description: 'Null where the viewer may not read the workflow.',
        resolve: ({ stageId, details }) => {
          const stage = details.view.stages.find(({ id }) => id === stageId);
          return stage === undefined || visibleWorkflow(details) === null
            ? null
            : { stage, details };
        },
      }),
      isAdded: t.boolean({
        description: 'It is the one that the command adds: there is no stage yet to be named.',
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
        description: 'Null where the viewer may not read it.',
        resolve: ({ taskId, details }) => {
          const task = taskOf(details.view, taskId);
          return task === undefined ? null : nodeOfRun(details, task);
        },
      }),
      isAdded: t.boolean({
        description: 'It is the one that the command adds: there is no task yet to be named.',
        resolve: ({ taskId, details }) => taskOf(details.view, taskId) === undefined,
      }),
      effect: t.field({ type: TaskEffectRef, resolve: ({ effect }) => effect }),
    }),
  });

const ChildEffectRef = builder.enumType('ChildEffect', {
  description:
    'What a command makes of a linked workflow; LET_GO: it goes on by itself from then on.',
  values: childEffects,
});

/** The linked workflow itself comes from its own feature. */
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
        description: 'Null where the viewer may not read it.',
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
  description: 'What a command would change, before it is given.',
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
      description: 'The linked workflows that it takes along; nothing for partners.',
      resolve: ({ preview, details }) =>
        readsWorkflow(details.view, details.viewer)
          ? preview.children.map((change) => ({ ...change, details }))
          : [],
    }),
    dueDates: t.field({
      type: [DueDateChangeRef],
      description: 'Open work that is due at another time then.',
      resolve: ({ preview, details }) => preview.dueDates.map((change) => ({ ...change, details })),
    }),
    emptied: t.field({
      type: [TaskRef],
      description:
        'Tasks in whose forms what people entered is thrown away; those that the viewer reads.',
      resolve: ({ preview, details }) =>
        preview.emptied.flatMap((id) => {
          const task = taskOf(details.view, id);
          return task === undefined ? [] : (nodeOfRun(details, task) ?? []);
        }),
    }),
    questions: t.field({
      type: [ResetQuestionRef],
      description: 'What the viewer decides about the tasks that are reset; nothing for partners.',
      resolve: ({ questions, details }) => questions.map((question) => ({ ...question, details })),
    }),
  }),
});

const PreviewInput = builder.inputType('PreviewInput', {
  description: 'A command that is not given, only looked at: reasons and comments are left out.',
  fields: (t) => ({
    workflowId: t.id({ description: 'May be left out where a task is named.' }),
    command: t.field({ type: PreviewedCommandRef, required: true }),
    taskId: t.id({ description: 'For commands on a task.' }),
    stageId: t.id({ description: 'For commands on a stage, and where RUN_AGAIN begins.' }),
    targetId: t.id({ description: 'SEND_BACK: the task that is done again.' }),
    decision: t.field({ type: VoteDecisionRef, description: 'CHANGE_VOTE, OVERRIDE.' }),
    dueOn: t.field({ type: 'DateTime', description: 'RESTART_EXPIRED, CHANGE_DUE_DATE.' }),
    toId: t.id({ description: 'DELEGATE: who takes it over.' }),
    assigneeIds: t.idList({ description: 'ASSIGN: the whole list.' }),
    values: t.field({
      type: [FieldValueInput],
      description: 'EDIT_SHARED, COMPLETE_AUTOMATION, COMPLETE_LINKED.',
    }),
    request: t.int({
      description:
        'START_NEW_CHILD, RELINK: the linked workflow that is replaced. RESTART_CHILDREN: the one that goes on; all that can where none.',
    }),
    endsFormer: t.boolean({ description: 'START_NEW_CHILD: whether the replaced one is ended.' }),
    withLinkedWorkflows: t.boolean({
      description: 'RESTART: whether those that ended with it go on with it.',
    }),
    wipe: t.boolean({ description: 'RUN_AGAIN, RESTART_STAGE.' }),
    cascade: t.field({ type: ReopenCascadeRef, description: 'REOPEN; nothing where none.' }),
    stage: t.field({ type: SupposedStageInput, description: 'ADD_STAGE, with its first task.' }),
    task: t.field({
      type: NewTaskInput,
      description: 'ADD_TASK, ADD_STAGE; its name may be empty.',
    }),
    taskType: t.field({ type: TaskTypeRef, description: 'ADD_TASK, ADD_STAGE.' }),
    rule: t.field({ type: AddedApprovalRuleRef, description: 'Of an approval that is added.' }),
    resets: t.field({
      type: [ResetChoiceInput],
      description: 'What is chosen so far about the tasks that are reset.',
    }),
  }),
});

/** A partner sees their own task and not the workflow, and may still ask what its rejection does. */
const mayLook = (details: RunDetails, taskId: string | null | undefined): boolean => {
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
      'What the command would do, decided by the same rules; refused where the command would be.',
    args: { input: t.arg({ type: PreviewInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const details = await readLooked(context, input);
      if (details === null || !mayLook(details, input.taskId))
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
