import type { Collaborator } from '../../party/collaborator.ts';
import type {
  ApprovalStep,
  BlueprintContent,
  BlueprintStage,
  BlueprintTask,
  DueRule,
  StageTrigger,
} from '../../blueprint/content.ts';
import { callersAmong } from '../../blueprint/on-call-tasks.ts';
import { orderedStages, tasksByStage } from '../../blueprint/order.ts';
import {
  asId,
  type Instant,
  type PartyId,
  type RichText,
  type StageId,
  type TaskId,
  type TaskKey,
  type TenantId,
  type WorkflowId,
} from '../../core/ids.ts';
import { planValues } from './plan-values.ts';
import type { Duration } from '../../time/duration.ts';
import { usualCalendar, type WorkCalendar } from '../../time/work-calendar.ts';
import type { ParentLink } from '../../run-model/child-link.ts';
import type {
  Run,
  RunStage,
  RunTask,
  TaskPart,
  RunTrigger,
  RunVariant,
  RunWorkflow,
} from '../../run-model/run.ts';
import { dueMoment, type Calendar } from '../dates/schedule.ts';
import { copySettings, planDefaults } from '../../run-model/task-plan.ts';

export interface RunRequest {
  readonly workflowId: WorkflowId;
  readonly tenantId: TenantId;
  /** The owner. The caller has checked `mayOwnWorkflow`. */
  readonly ownerId: PartyId;
  /** Collaborators set by the blueprint. */
  readonly collaborators?: readonly Collaborator[];
  readonly createdBy: PartyId;
  readonly timeZone: string;
  /** Working hours of the workspace; default hours if not set. */
  readonly calendar?: WorkCalendar;
  /** Set if the content is that of a variant. */
  readonly variant?: RunVariant | null;
  /** The linked task that starts the workflow. */
  readonly parent?: ParentLink;
  /** Null if a START command starts it now. */
  readonly scheduledFor: Instant | null;
  readonly now: Instant;
  /** Assignees without anyone who can act: an empty role, or a person who has left. */
  readonly vacant?: ReadonlySet<PartyId>;
  /** Returns a new UUIDv7 for each stage and task. */
  readonly newId: () => string;
}

/**
 * Adds the owner to tasks whose assignees have no people. An empty role stays assigned, for people
 * who join it later.
 */
const staffed = (
  {
    assignees,
    plan: { peopleFrom, managersOf, backups },
  }: TaskPart<'peopleFrom' | 'managersOf' | 'backups', 'assignees'>,
  { vacant, ownerId }: RunRequest,
): readonly PartyId[] =>
  // Tasks that also get people from fields or managers are checked when they start.
  peopleFrom.length + managersOf.length + backups.length === 0 &&
  assignees.length > 0 &&
  !assignees.includes(ownerId) &&
  assignees.every((party) => vacant?.has(party) === true)
    ? [...assignees, ownerId]
    : assignees;

/** Texts of a stage or task. No decision depends on them, so `Run` doesn't contain them. */
export interface PlannedText<Id> {
  readonly id: Id;
  readonly name: string;
  readonly description: RichText;
}

export interface PlannedTaskText extends PlannedText<TaskId> {
  readonly tags: readonly string[];
}

export interface RunPlan {
  readonly run: Run;
  readonly stageTexts: readonly PlannedText<StageId>[];
  /** In the order of `run.tasks`. A child approval has the name of its task and no tags. */
  readonly taskTexts: readonly PlannedTaskText[];
}

/**
 * Creates a workflow of a published blueprint. Drops references to items that the blueprint doesn't
 * have. Due dates on fixed days are set here; durations start with the task.
 */
export const planRun = (content: BlueprintContent, request: RunRequest): RunPlan => {
  const workflow = planWorkflow(request, content);
  const calendar = { ...workflow, scheduledFor: request.scheduledFor ?? request.now };
  const stages: RunStage[] = [];
  const tasks: RunTask[] = [];
  const stageTexts: PlannedText<StageId>[] = [];
  const taskTexts: PlannedTaskText[] = [];
  const perStage = tasksByStage(content);
  const all = [...perStage.values()].flat();
  const isKnown = (key: TaskKey): boolean => content.tasks[key] !== undefined;
  for (const [position, source] of orderedStages(content).entries()) {
    const trigger = knownTrigger(source.trigger, content);
    const stage = planStage(source, position, asId<StageId>(request.newId()), trigger);
    stages.push(stage);
    stageTexts.push({ id: stage.id, name: source.name, description: source.description });
    let place = 0;
    const add = (task: RunTask, texts: Omit<PlannedTaskText, 'id'>): void => {
      const assignees = staffed(task, request);
      const { isLocked } = content.settings;
      const fixed = { fixedAssignees: task.assignees, fixedCc: task.cc };
      const plan = isLocked ? { ...task.plan, ...fixed } : task.plan;
      const dueOn = plannedDue(task, calendar);
      tasks.push({ ...task, plan, assignees, position: place, dueOn });
      taskTexts.push({ id: task.id, ...texts });
      place += 1;
    };
    for (const item of perStage.get(source.key) ?? []) {
      const task = planTask(item, stage.id, asId<TaskId>(request.newId()), isKnown, request.now);
      const isOnCall = callersAmong(all, item).length > 0;
      const { name, description, tags } = item;
      add({ ...task, plan: { ...task.plan, isOnCall } }, { name, description, tags });
      if (item.type !== 'APPROVAL')
        for (const step of item.approvals.toSorted((a, b) => a.level - b.level))
          add(planApproval(step, task, asId<TaskId>(request.newId())), {
            name,
            description: '',
            tags: [],
          });
    }
  }
  return {
    run: {
      workflow,
      stages,
      tasks,
      votes: [],
      values: planValues(content, tasks),
    },
    stageTexts,
    taskTexts,
  };
};

const planWorkflow = (request: RunRequest, content: BlueprintContent): RunWorkflow => ({
  parent: request.parent ?? null,
  variant: request.variant ?? null,
  id: request.workflowId,
  tenantId: request.tenantId,
  version: 0,
  scheduleStatus: request.scheduledFor === null ? 'NOT_STARTED' : 'SCHEDULED',
  ownerId: request.ownerId,
  collaborators: request.collaborators ?? [],
  createdBy: request.createdBy,
  timeZone: request.timeZone,
  calendar: request.calendar ?? usualCalendar,
  scheduledFor: request.scheduledFor,
  startedAt: null,
  endedAt: null,
  pausedAt: null,
  pauseReason: null,
  endReason: null,
  endCause: null,
  runNumber: 1,
  rejectCycleLimit: content.settings.rejectCycleLimit,
  dynamicDueDates: content.settings.dynamicDueDates,
  autoAdjustDueOn: content.settings.autoAdjustDueOn,
  editableSharedFields: content.settings.editableSharedFields,
  contentAccess: content.settings.contentAccess,
  isLocked: content.settings.isLocked,
  pausedBy: null,
  endedBy: null,
  deletedAt: null,
  deletedBy: null,
  plannedEndAtStart: null,
  lastTaskNumber: null,
});

const knownTrigger = (trigger: StageTrigger, content: BlueprintContent): StageTrigger =>
  trigger.kind === 'AFTER_STAGES'
    ? { ...trigger, stages: trigger.stages.filter((key) => content.stages[key] !== undefined) }
    : trigger;

/** Returns a stage that hasn't started. */
export const planStage = (
  source: Omit<BlueprintStage, 'trigger'>,
  position: number,
  id: StageId,
  trigger: RunTrigger,
): RunStage => ({
  id,
  key: source.key,
  position,
  isAdded: false,
  status: 'NOT_STARTED',
  startedAt: null,
  completedAt: null,
  trigger,
  condition: source.condition,
  restartRule: source.restartRule,
  openTasks: source.openTasks,
  sla: source.sla,
  dueOn: null,
  skip: null,
  runNumber: 1,
  reconsideration: null,
});

const untouched = {
  position: 0,
  status: 'INACTIVE',
  approvalStatus: null,
  frozeForReason: null,
  hasException: false,
  exception: null,
  expirationStatus: 'NON_EXPIRING',
  skippedAt: null,
  skipReason: null,
  standIns: [],
  cc: [],
  assignedBy: null,
  fromFields: [],
  acknowledgements: [],
  handedIn: [],
  inquiries: [],
  remarks: [],
  startedAt: null,
  dueOn: null,
  submittedAt: null,
  submittedBy: null,
  submittedFor: [],
  completedAt: null,
  round: 0,
  runNumber: 1,
  reopenedCount: 0,
  rejectCycles: 0,
  escalated: [],
  isDueByHand: false,
  isDueSetWhileHeld: false,
  links: [],
  isDoneByHand: false,
  automationState: null,
  sentBackTo: null,
  contentChange: null,
  isOutcomeWaived: false,
  isReopened: false,
  isWantedBack: false,
  clockStoppedAt: null,
} as const satisfies Partial<RunTask>;

/** Returns a task that hasn't started, without references to unknown items. */
export const planTask = (
  source: BlueprintTask,
  stageId: StageId,
  id: TaskId,
  isKnown: (key: TaskKey) => boolean,
  now: Instant,
): RunTask => {
  const { type, trigger } = source;
  const { acknowledgement, completion, automation, link } = planDefaults;
  const rejectAction = type === 'APPROVAL' ? source.rejectAction : null;
  return {
    ...untouched,
    plan: {
      ...planDefaults,
      ...copySettings(source),
      ...(type !== 'DEFAULT' && { acknowledgement, completion }),
      ...(type !== 'AUTOMATION' && { automation }),
      ...(type !== 'LINKED_WORKFLOW' && { link }),
      requiresComment: rejectAction?.requiresComment ?? false,
      rejectAction,
      afterTasks: trigger.afterTasks.filter(isKnown),
      startOutcomes: source.startOutcomes.filter(({ task }) => isKnown(task)),
      notBefore: trigger.notBefore,
      dueRule: source.due,
    },
    id,
    key: source.key,
    stageId,
    type,
    approvalFor: null,
    level: 0,
    assignees: source.assignees,
    cc: source.cc,
    // A task that runs only on a restart is skipped until then.
    ...(source.restartRule === 'ONLY_ON_RESTART' && {
      skippedAt: now,
      skipReason: 'RESTART_RULE' as const,
    }),
  };
};

/** Returns the duration of the task, or null. An approval without its own has that of its task. */
export const leadTime = (
  rule: DueRule | null,
): (Duration & { readonly kind: 'DURATION' }) | null => (rule?.kind === 'DURATION' ? rule : null);

/** Returns a child approval that hasn't started. */
export const planApproval = (step: ApprovalStep, parent: RunTask, id: TaskId): RunTask => ({
  ...untouched,
  plan: {
    ...planDefaults,
    rule: step.rule,
    voting: step.voting,
    peopleFrom: step.peopleFrom,
    managersOf: step.managersOf,
    backups: step.backups,
    requiresComment: step.requiresComment,
    rejectAction: { ...step.rejectAction, requiresComment: step.requiresComment },
    dueRule: step.due ?? leadTime(parent.plan.dueRule),
    deadline: step.deadline,
    clockStops: parent.plan.clockStops,
    need: parent.plan.need,
    reviewResume: parent.plan.reviewResume,
    review: parent.plan.review,
  },
  id,
  key: step.key,
  stageId: parent.stageId,
  type: 'APPROVAL',
  approvalFor: parent.id,
  level: step.level,
  assignees: step.approvers,
});

const plannedDue = (task: RunTask, calendar: Calendar): Instant | null =>
  task.plan.dueRule === null ? null : dueMoment(task.plan.dueRule, calendar, null);
