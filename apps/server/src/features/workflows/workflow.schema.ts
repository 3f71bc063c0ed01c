import { isTestVersion } from '@baton/domain/blueprint/test-run';
import { whoMayWithStage, whoMayWithWorkflow } from '@baton/domain/access/who-may';
import { mayReadWorkflow, type WorkflowFacts } from '@baton/domain/access/workflow-access';
import {
  workflowPermissions,
  type WorkflowPermissions,
} from '@baton/domain/access/workflow-permissions';
import {
  stagePermissions,
  type StageFacts,
  type StagePermissions,
} from '@baton/domain/access/stage-access';
import type { PartyId } from '@baton/domain/core/ids';
import { factsOfStage } from '@baton/domain/run/facts/facts-of-stage';
import { tasksOf } from '@baton/domain/run/run-view';
import { isStageOverdue } from '@baton/domain/stage/stage-lateness';
import type { RunStage, RunVariant, StageSkip, StageSkipReason } from '@baton/domain/run/run';
import { holdKind, holdKinds } from '@baton/domain/workflow/hold-kind';
import { forecastEnd, homeStatus, type HomeStatus } from '@baton/domain/workflow/home-status';
import { waitingForStage } from '@baton/domain/workflow/waiting';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { BlueprintRef, blueprints } from '../blueprints/index.ts';
import { UserRef, type PartyNode } from '../people/index.ts';
import { runDetailsLoader, type RunDetails } from '../runs/index.ts';
import {
  nodeOfRun,
  PermissionRefusalRef,
  TaskRef,
  waitingNode,
  WaitingReasonRef,
} from '../tasks/index.ts';
import { EndCauseRef } from './end-cause.schema.ts';
import { conditionOf, RunConditionRef } from './run-condition.schema.ts';
import { RunStageTriggerRef } from './stage-trigger.schema.ts';
import { overdueTasksOf } from './list/overdue-counts.ts';
import type { WorkflowNode } from './workflow-node.ts';

export const ScheduleStatusRef = builder.enumType('ScheduleStatus', {
  values: ['NOT_STARTED', 'SCHEDULED', 'RUNNING', 'PAUSED', 'ENDED', 'COMPLETED'] as const,
});
export const StageStatusRef = builder.enumType('StageStatus', {
  values: ['NOT_STARTED', 'IN_PROGRESS', 'COMPLETED', 'SKIPPED'] as const,
});
const HomeStatusRef = builder.enumType('HomeStatus', {
  description:
    'Status of a workflow in lists. OVERDUE: a due date or the planned end has passed; AT_RISK: the forecast misses the plan.',
  values: [
    'ENDED',
    'PAUSED',
    'COMPLETED',
    'PROBLEM',
    'OVERDUE',
    'AT_RISK',
    'WAITING',
    'ON_TRACK',
    'NOT_STARTED',
  ] as const satisfies readonly HomeStatus[],
});

const HoldKindRef = builder.enumType('HoldKind', { values: holdKinds });

const WorkflowPermissionsRef = builder
  .objectRef<WorkflowPermissions & { readonly facts: WorkflowFacts }>('WorkflowPermissions')
  .implement({
    description:
      'What the viewer can do with the workflow. Each false flag has its reason in `refusals`.',
    fields: (t) => ({
      read: t.exposeBoolean('read'),
      readHistory: t.exposeBoolean('readHistory'),
      edit: t.exposeBoolean('edit', { description: 'Change name or description.' }),
      editAccess: t.exposeBoolean('editAccess'),
      editOwner: t.exposeBoolean('editOwner'),
      start: t.exposeBoolean('start'),
      pause: t.exposeBoolean('pause'),
      resume: t.exposeBoolean('resume'),
      end: t.exposeBoolean('end'),
      restart: t.exposeBoolean('restart'),
      runAgain: t.exposeBoolean('runAgain'),
      detach: t.exposeBoolean('detach', {
        description: 'Unlink it from the task that started it.',
      }),
      delete: t.exposeBoolean('delete'),
      restore: t.exposeBoolean('restore'),
      editData: t.exposeBoolean('editData', {
        description: 'Change submitted values in any task that shows them.',
      }),
      addStage: t.exposeBoolean('addStage'),
      addAutomatedTask: t.exposeBoolean('addAutomatedTask'),
      addLinkedWorkflowTask: t.exposeBoolean('addLinkedWorkflowTask'),
      refusals: t.field({
        type: [PermissionRefusalRef],
        resolve: ({ refusals, facts }) =>
          refusals.map((refusal) => ({
            ...refusal,
            whoMay: () => whoMayWithWorkflow(refusal.action, facts),
          })),
      }),
    }),
  });

const StagePermissionsRef = builder
  .objectRef<StagePermissions & { readonly facts: StageFacts }>('StagePermissions')
  .implement({
    description: 'What the viewer can do with the stage. Each false flag has its reason.',
    fields: (t) => ({
      restart: t.exposeBoolean('restart'),
      startAnyway: t.exposeBoolean('startAnyway'),
      skip: t.exposeBoolean('skip'),
      addTask: t.exposeBoolean('addTask'),
      edit: t.exposeBoolean('edit', { description: 'Change name or description.' }),
      delete: t.exposeBoolean('delete'),
      leaveSkipped: t.exposeBoolean('leaveSkipped', {
        description: 'Leave a stage skipped although its condition is now met.',
      }),
      refusals: t.field({
        type: [PermissionRefusalRef],
        resolve: ({ refusals, facts }) =>
          refusals.map((refusal) => ({
            ...refusal,
            whoMay: () => whoMayWithStage(refusal.action, facts),
          })),
      }),
    }),
  });

const StageSkipReasonRef = builder.enumType('StageSkipReason', {
  description:
    'PREDECESSORS: its predecessors were skipped. RESTART_RULE: it runs only on a restart.',
  values: [
    'MANUAL',
    'PREDECESSORS',
    'CONDITION',
    'RESTART_RULE',
  ] as const satisfies readonly StageSkipReason[],
});

const nameOf = (details: RunDetails, id: PartyId | null): PartyNode | null =>
  id === null ? null : (details.texts.parties.get(id) ?? { id, name: '', kind: 'USER' });

const StageSkipRef = builder
  .objectRef<{ readonly skip: StageSkip; readonly details: RunDetails }>('StageSkip')
  .implement({
    description: 'Why a stage was skipped.',
    fields: (t) => ({
      reason: t.field({ type: StageSkipReasonRef, resolve: ({ skip }) => skip.reason }),
      at: t.field({ type: 'DateTime', resolve: ({ skip }) => skip.at }),
      by: t.field({
        type: UserRef,
        nullable: true,
        resolve: ({ skip, details }) => nameOf(details, skip.by),
      }),
      comment: t.string({ resolve: ({ skip }) => skip.comment }),
    }),
  });

export interface StageNode {
  readonly stage: RunStage;
  readonly details: RunDetails;
}

export const StageRef = builder.objectRef<StageNode>('Stage').implement({
  description: 'Stage of a workflow.',
  fields: (t) => ({
    id: t.id({ resolve: ({ stage }) => stage.id }),
    key: t.id({ resolve: ({ stage }) => stage.key }),
    name: t.string({
      resolve: ({ stage, details }) => details.texts.stages.get(stage.id)?.name ?? '',
    }),
    description: t.string({
      resolve: ({ stage, details }) => details.texts.stages.get(stage.id)?.description ?? '',
    }),
    position: t.int({ resolve: ({ stage }) => stage.position }),
    status: t.field({ type: StageStatusRef, resolve: ({ stage }) => stage.status }),
    startDate: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ stage }) => stage.startedAt,
    }),
    completedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ stage }) => stage.completedAt,
    }),
    dueOn: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Due date of the stage.',
      resolve: ({ stage }) => stage.dueOn,
    }),
    isOverdue: t.boolean({
      description: 'True if the stage is open after its due date.',
      resolve: ({ stage }, _, { services }) => isStageOverdue(stage, services.now()),
    }),
    trigger: t.field({ type: RunStageTriggerRef, resolve: ({ stage }) => stage.trigger }),
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
      resolve: ({ stage, details }) => {
        const facts = factsOfStage(details.view, stage);
        return { ...stagePermissions(details.viewer, facts), facts };
      },
    }),
    condition: t.field({
      type: RunConditionRef,
      nullable: true,
      description: 'Start condition, for readers of the whole workflow.',
      resolve: ({ stage, details }) => conditionOf(stage, details),
    }),
    waitingFor: t.field({
      type: WaitingReasonRef,
      nullable: true,
      description: "Why it hasn't started.",
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
    name: t.exposeString('name'),
    standardName: t.string({ resolve: ({ standard }) => standard.name }),
  }),
});

export const WorkflowRef = builder.objectRef<WorkflowNode>('Workflow').implement({
  description: 'Workflow started from a blueprint.',
  fields: (t) => ({
    id: t.exposeID('id'),
    reference: t.exposeString('reference', { description: 'Reference, such as SO-12.' }),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    scheduleStatus: t.field({
      type: ScheduleStatusRef,
      resolve: ({ facts }) => facts.scheduleStatus,
    }),
    homeStatus: t.field({
      type: HomeStatusRef,
      resolve: ({ summary, plannedEnd, forecastEnd: end }, _, { services }) =>
        homeStatus({ ...summary, plannedEnd, forecastEnd: end }, services.now()),
    }),
    owner: t.field({ type: UserRef, resolve: ({ owner }) => owner }),
    blueprint: t.field({
      type: BlueprintRef,
      nullable: true,
      description: "Null if it was deleted or the viewer can't read it.",
      resolve: ({ blueprintId }, _, context) => blueprints.byId(context, blueprintId),
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
      description: 'Actual or planned start.',
      resolve: ({ startedAt }) => startedAt,
    }),
    endDate: t.field({ type: 'DateTime', nullable: true, resolve: ({ endedAt }) => endedAt }),
    pausedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Start of the pause.',
      resolve: ({ pausedAt }) => pausedAt,
    }),
    pauseReason: t.exposeString('pauseReason', { nullable: true }),
    endReason: t.exposeString('endReason', { nullable: true }),
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
      description: 'Time of deletion.',
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
      description: 'The end by the plan with which it started.',
      resolve: ({ plannedEnd }) => plannedEnd,
    }),
    forecastEndDate: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The end by current progress.',
      resolve: ({ facts, forecastEnd: end }, _, { services }) =>
        forecastEnd({ scheduleStatus: facts.scheduleStatus, forecastEnd: end }, services.now()),
    }),
    taskCount: t.int({ resolve: ({ summary }) => summary.taskCount }),
    completedTaskCount: t.int({ resolve: ({ summary }) => summary.completedTaskCount }),
    overdueTaskCount: t.int({
      description: 'Number of open tasks and approvals past their due date.',
      resolve: (node, _, context) => overdueTasksOf(node, context),
    }),
    stages: t.field({
      type: [StageRef],
      resolve: async (node, _, context) => {
        const details = await detailsOf(node, context);
        return details === null ? [] : details.view.stages.map((stage) => ({ stage, details }));
      },
    }),
    stage: t.field({
      type: StageRef,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (node, { id }, context) => {
        const details = await detailsOf(node, context);
        const stage = details?.view.stages.find((one) => one.id === id);
        return details === null || stage === undefined ? null : { stage, details };
      },
    }),
    permissions: t.field({
      type: WorkflowPermissionsRef,
      resolve: async ({ facts }, _, context) => ({
        ...workflowPermissions(actorOf(await context.viewer()), facts),
        facts,
      }),
    }),
  }),
});
