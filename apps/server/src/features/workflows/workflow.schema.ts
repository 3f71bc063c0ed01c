import { isTestVersion } from '@baton/domain/blueprint/test-run';
import { mayReadWorkflow } from '@baton/domain/access/workflow/workflow-access';
import {
  workflowPermissions,
  type WorkflowAction,
} from '@baton/domain/access/workflow/workflow-permissions';
import { whoMayWithStage, whoMayWithWorkflow } from '@baton/domain/access/who-may';
import { stagePermissions, type StageAction } from '@baton/domain/access/workflow/stage-access';
import type { PartyId } from '@baton/domain/core/ids';
import { factsOfStage } from '@baton/domain/run/facts/facts-of-stage';
import { tasksOf } from '@baton/domain/run-model/run-view';
import { isStageOverdue } from '@baton/domain/run/dates/stage-lateness';
import type { RunStage, RunVariant, StageSkip, StageSkipReason } from '@baton/domain/run-model/run';
import { holdKind, type HoldKind } from '@baton/domain/workflow/hold-kind';
import { forecastEnd, homeStatus, type HomeStatus } from '@baton/domain/workflow/home-status';
import { waitingForStage } from '@baton/domain/workflow/waiting';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { BlueprintRef, listedBlueprint } from '../blueprints/index.ts';
import { UserRef, type PartyNode } from '../people/index.ts';
import { runDetailsLoader, type RunDetails } from '../runs/index.ts';
import { nodeOfRun, TaskRef, waitingNode, WaitingReasonRef } from '../tasks/index.ts';
import { EndCauseRef } from './end-cause.schema.ts';
import { conditionOf, RunConditionRef } from './run-condition.schema.ts';
import { RunStageTriggerRef } from './stage-trigger.schema.ts';
import { overdueTasksOf } from './list/overdue-counts.ts';
import type { WorkflowNode } from './workflow-node.ts';
import { StagePermissionsRef, WorkflowPermissionsRef } from './workflow-permissions.schema.ts';

export const ScheduleStatusRef = builder.enumType('ScheduleStatus', {
  description: 'Status of a workflow.',
  values: enumValues({
    NOT_STARTED: "The workflow was created and hasn't started.",
    SCHEDULED: 'The workflow starts on a later date.',
    RUNNING: 'The workflow is in progress.',
    PAUSED: 'The workflow is paused.',
    ENDED: 'The workflow was ended before it was completed.',
    COMPLETED: 'The workflow is completed.',
  }),
});
export const StageStatusRef = builder.enumType('StageStatus', {
  description: 'Status of a stage.',
  values: enumValues({
    NOT_STARTED: "The stage hasn't started.",
    IN_PROGRESS: 'The stage has started.',
    COMPLETED: 'All tasks that it waits for are completed or skipped.',
    SKIPPED: "The stage isn't needed.",
  }),
});
export const HomeStatusRef = builder.enumType('HomeStatus', {
  description: 'Status of a workflow in lists.',
  values: enumValues<HomeStatus>({
    ENDED: 'The workflow ended.',
    PAUSED: 'The workflow is paused.',
    COMPLETED: 'The workflow is completed.',
    PROBLEM: 'A task has an open problem.',
    OVERDUE: 'A due date or the planned end has passed.',
    AT_RISK: 'The forecast end is after the planned end.',
    WAITING: 'The workflow waits, and no task is in progress.',
    ON_TRACK: 'The forecast end meets the planned end.',
    NOT_STARTED: "The workflow hasn't started.",
  }),
});

const HoldKindRef = builder.enumType('HoldKind', {
  description: "Why a workflow doesn't continue.",
  values: enumValues<HoldKind>({
    DELETED: 'The workflow is deleted.',
    ENDED: 'The workflow ended.',
    PAUSED: 'The workflow is paused.',
  }),
});

const StageSkipReasonRef = builder.enumType('StageSkipReason', {
  description: 'Why a stage was skipped.',
  values: enumValues<StageSkipReason>({
    MANUAL: 'A person skipped it.',
    PREDECESSORS: 'Its predecessors were skipped.',
    CONDITION: "Its start condition wasn't met.",
    RESTART_RULE: 'It runs only on a restart, or only without one.',
  }),
});

const nameOf = (details: RunDetails, id: PartyId | null): PartyNode | null =>
  id === null ? null : (details.texts.parties.get(id) ?? { id, name: '', kind: 'USER' });

const StageSkipRef = builder
  .objectRef<{ readonly skip: StageSkip; readonly details: RunDetails }>('StageSkip')
  .implement({
    description: 'Why a stage was skipped.',
    fields: (t) => ({
      reason: t.field({
        type: StageSkipReasonRef,
        description: 'Why it was skipped.',
        resolve: ({ skip }) => skip.reason,
      }),
      at: t.field({
        type: 'DateTime',
        description: 'Time when it was skipped.',
        resolve: ({ skip }) => skip.at,
      }),
      by: t.field({
        type: UserRef,
        nullable: true,
        description: 'Person who skipped it. Null if it was skipped automatically.',
        resolve: ({ skip, details }) => nameOf(details, skip.by),
      }),
      comment: t.string({
        description: 'Reason that the person entered. Empty without one.',
        resolve: ({ skip }) => skip.comment,
      }),
    }),
  });

export interface StageNode {
  readonly stage: RunStage;
  readonly details: RunDetails;
}

export const StageRef = builder.objectRef<StageNode>('Stage').implement({
  description: 'Stage of a workflow.',
  fields: (t) => ({
    id: t.id({ description: 'ID of the stage.', resolve: ({ stage }) => stage.id }),
    key: t.id({
      description: 'Key in the blueprint, or ID of an added stage.',
      resolve: ({ stage }) => stage.key,
    }),
    name: t.string({
      description: 'Name of the stage.',
      resolve: ({ stage, details }) => details.texts.stages.get(stage.id)?.name ?? '',
    }),
    description: t.string({
      description: 'Description as rich text.',
      resolve: ({ stage, details }) => details.texts.stages.get(stage.id)?.description ?? '',
    }),
    position: t.int({
      description: 'Position among the stages, from 1.',
      resolve: ({ stage }) => stage.position,
    }),
    status: t.field({
      type: StageStatusRef,
      description: 'Status of the stage.',
      resolve: ({ stage }) => stage.status,
    }),
    startDate: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time when it started. Null before.',
      resolve: ({ stage }) => stage.startedAt,
    }),
    completedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of completion. Null before.',
      resolve: ({ stage }) => stage.completedAt,
    }),
    dueOn: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Due date of the stage. Null without one.',
      resolve: ({ stage }) => stage.dueOn,
    }),
    isOverdue: t.boolean({
      description: 'True if the stage is open after its due date.',
      resolve: ({ stage }, _, { services }) => isStageOverdue(stage, services.now()),
    }),
    trigger: t.field({
      type: RunStageTriggerRef,
      description: 'What starts the stage.',
      resolve: ({ stage }) => stage.trigger,
    }),
    runNumber: t.int({
      description: 'Number of runs, from 1.',
      resolve: ({ stage }) => stage.runNumber,
    }),
    skip: t.field({
      type: StageSkipRef,
      nullable: true,
      description: "Reason for the skip. Null if it isn't skipped.",
      resolve: ({ stage: { status, skip }, details }) =>
        skip === null || status !== 'SKIPPED' ? null : { skip, details },
    }),
    permissions: t.field({
      type: StagePermissionsRef,
      description: 'What the viewer can do with the stage.',
      resolve: ({ stage, details }) => {
        const facts = factsOfStage(details.view, stage);
        return {
          ...stagePermissions(details.viewer, facts),
          whoMay: (action: StageAction) => whoMayWithStage(action, facts),
        };
      },
    }),
    condition: t.field({
      type: RunConditionRef,
      nullable: true,
      description:
        'Start condition, for readers of the whole workflow. Null for others, and without a condition.',
      resolve: ({ stage, details }) => conditionOf(stage, details),
    }),
    waitingFor: t.field({
      type: WaitingReasonRef,
      nullable: true,
      description: "Why it hasn't started. Null if it has started, or doesn't wait.",
      resolve: ({ stage, details }) => waitingNode(details, waitingForStage(details.view, stage)),
    }),
    tasks: t.field({
      type: [TaskRef],
      description: 'Tasks in order. Child approvals follow their task.',
      resolve: ({ stage, details }) =>
        tasksOf(details.view, stage).flatMap((task) => nodeOfRun(details, task) ?? []),
    }),
  }),
});

/**
 * Returns the run of a workflow, loaded together with others if it isn't attached. Returns null if
 * the viewer has no read access, because command results name the workflow to external people too.
 */
export const detailsOf = async (
  node: WorkflowNode,
  context: RequestContext,
): Promise<RunDetails | null> => {
  const details = node.details ?? (await runDetailsLoader(context).load(node.id));
  return details === null || mayReadWorkflow(details.viewer, node.facts) !== null ? null : details;
};

const WorkflowVariantRef = builder.objectRef<RunVariant>('WorkflowVariant').implement({
  description: 'Variant that a workflow uses instead of its base blueprint.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the variant.' }),
    standardName: t.string({
      description: 'Name of the base blueprint.',
      resolve: ({ standard }) => standard.name,
    }),
  }),
});

export const WorkflowRef = builder.objectRef<WorkflowNode>('Workflow').implement({
  description: 'Workflow started from a blueprint.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the workflow.' }),
    reference: t.exposeString('reference', { description: 'Reference, such as SO-12.' }),
    name: t.exposeString('name', { description: 'Name of the workflow.' }),
    description: t.exposeString('description', { description: 'Description as rich text.' }),
    scheduleStatus: t.field({
      type: ScheduleStatusRef,
      description: 'Status of the workflow.',
      resolve: ({ facts }) => facts.scheduleStatus,
    }),
    homeStatus: t.field({
      type: HomeStatusRef,
      description: 'Status of the workflow in lists.',
      resolve: ({ summary, plannedEnd, forecastEnd: end }, _, { services }) =>
        homeStatus({ ...summary, plannedEnd, forecastEnd: end }, services.now()),
    }),
    owner: t.field({
      type: UserRef,
      description: 'Person who is responsible for the workflow.',
      resolve: ({ owner }) => owner,
    }),
    blueprint: t.field({
      type: BlueprintRef,
      nullable: true,
      description: "Null if it was deleted or the viewer can't read it.",
      resolve: ({ blueprintId }, _, context) => listedBlueprint(context, blueprintId),
    }),
    blueprintVersionNumber: t.int({
      description: 'For a test run, the draft version.',
      resolve: ({ blueprintVersion }) => Math.abs(blueprintVersion),
    }),
    variant: t.field({
      type: WorkflowVariantRef,
      nullable: true,
      description: 'Variant that was selected at creation. Null in lists.',
      resolve: ({ details }) => details?.view.workflow.variant ?? null,
    }),
    isTestRun: t.boolean({
      description: 'True for a test run of a draft.',
      resolve: ({ blueprintVersion }) => isTestVersion(blueprintVersion),
    }),
    version: t.exposeInt('version', { description: 'Number of commands so far.' }),
    startDate: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Actual or planned start. Null without one.',
      resolve: ({ startedAt }) => startedAt,
    }),
    endDate: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time when it was completed or ended. Null before.',
      resolve: ({ endedAt }) => endedAt,
    }),
    pausedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: "Start of the pause. Null if it isn't paused.",
      resolve: ({ pausedAt }) => pausedAt,
    }),
    pauseReason: t.exposeString('pauseReason', {
      nullable: true,
      description: 'Reason for the pause. Null without one.',
    }),
    endReason: t.exposeString('endReason', {
      nullable: true,
      description: 'Reason for the end. Null without one.',
    }),
    endCause: t.field({
      type: EndCauseRef,
      nullable: true,
      description: 'Task that ended it automatically. Null otherwise, and in lists.',
      resolve: ({ details }) => {
        const cause = details?.view.workflow.endCause ?? null;
        return details === null || cause === null ? null : { ...cause, details };
      },
    }),
    runNumber: t.exposeInt('runNumber', { description: 'Counts its restarts, from 1.' }),
    deletedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: "Time of deletion. Null if it isn't deleted.",
      resolve: ({ deletedAt }) => deletedAt,
    }),
    heldAs: t.field({
      type: HoldKindRef,
      nullable: true,
      description: "Why the workflow is stopped. Null if it isn't.",
      resolve: ({ facts }) => holdKind(facts),
    }),
    heldBy: t.field({
      type: UserRef,
      nullable: true,
      description: 'Person who deleted, ended, or paused it. Null in lists.',
      resolve: ({ details }) => {
        if (details === null) return null;
        const { deletedAt, deletedBy, endedAt, endedBy, pausedBy } = details.view.workflow;
        return nameOf(
          details,
          deletedAt !== null ? deletedBy : endedAt !== null ? endedBy : pausedBy,
        );
      },
    }),
    plannedEndDate: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The end by the plan with which it started. Null without a plan.',
      resolve: ({ plannedEnd }) => plannedEnd,
    }),
    forecastEndDate: t.field({
      type: 'DateTime',
      nullable: true,
      description: "The end by current progress. Null if it can't be calculated.",
      resolve: ({ facts, forecastEnd: end }, _, { services }) =>
        forecastEnd({ scheduleStatus: facts.scheduleStatus, forecastEnd: end }, services.now()),
    }),
    taskCount: t.int({
      description: 'Number of tasks.',
      resolve: ({ summary }) => summary.taskCount,
    }),
    completedTaskCount: t.int({
      description: 'Number of completed tasks.',
      resolve: ({ summary }) => summary.completedTaskCount,
    }),
    overdueTaskCount: t.int({
      description: 'Number of open tasks and approvals past their due date.',
      resolve: (node, _, context) => overdueTasksOf(node, context),
    }),
    stages: t.field({
      type: [StageRef],
      description: 'Stages in order.',
      resolve: async (node, _, context) => {
        const details = await detailsOf(node, context);
        return details === null ? [] : details.view.stages.map((stage) => ({ stage, details }));
      },
    }),
    stage: t.field({
      type: StageRef,
      nullable: true,
      description: 'First stage in progress. Null without one.',
      args: { id: t.arg.id({ required: true, description: 'ID of the item.' }) },
      resolve: async (node, { id }, context) => {
        const details = await detailsOf(node, context);
        const stage = details?.view.stages.find((one) => one.id === id);
        return details === null || stage === undefined ? null : { stage, details };
      },
    }),
    permissions: t.field({
      type: WorkflowPermissionsRef,
      description: 'What the viewer can do with the workflow.',
      resolve: async ({ facts }, _, context) => ({
        ...workflowPermissions(actorOf(await context.viewer()), facts),
        whoMay: (action: WorkflowAction) => whoMayWithWorkflow(action, facts),
      }),
    }),
  }),
});
