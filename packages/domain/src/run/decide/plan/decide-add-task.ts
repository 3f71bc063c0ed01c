import { personOf } from '../../../party/actor.ts';
import { mayAddAutomatedTask } from '../../../access/automation-access.ts';
import { mayAddLinkedWorkflowTask } from '../../../access/workflow/linked-access.ts';
import { mayAddTask } from '../../../access/workflow/stage-access.ts';
import { stepDefaults, taskDefaults } from '../../../blueprint/complete-content.ts';
import type { ApprovalStep, BlueprintTask } from '../../../blueprint/content.ts';
import { lintAutomation } from '../../../blueprint/lint/lint-automation.ts';
import { blueprintLimits } from '../../../blueprint/validate/validate.ts';
import { countRefusals, nameRefusals, rangeRefusals } from '../../../field/validate-parts.ts';
import { asId, type RichText, type TaskKey } from '../../../core/ids.ts';
import { itemAt } from '../../../core/item-at.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { reopenStage } from '../../setbacks/cascade.ts';
import { factsOfStage } from '../../facts/facts-of-stage.ts';
import { recordPlan, type Ledger } from '../../command/ledger.ts';
import type { AddTaskCommand } from '../../../run-model/command/plan-command.ts';
import { planApproval, planTask } from '../../flow/plan-run.ts';
import { reopenWorkflow } from '../../flow/reopen-workflow.ts';
import type { RunStage, RunTask } from '../../../run-model/run.ts';
import { childrenOf, stageOf, taskByKey, taskOf, tasksOf } from '../../../run-model/run-view.ts';
import { nextTaskNumber } from '../../task-number.ts';

/** Refuses people who can't add this type of task. */
const accessRefusal = (
  ledger: Ledger,
  stage: RunStage,
  { task: { type } }: AddTaskCommand,
): Refusal | null =>
  mayAddTask(ledger.agent, factsOfStage(ledger, stage)) ??
  (type === 'AUTOMATION'
    ? mayAddAutomatedTask(ledger.agent, ledger.workflow)
    : type === 'LINKED_WORKFLOW'
      ? mayAddLinkedWorkflowTask(ledger.agent, ledger.workflow)
      : null);

/** Returns the approvals of the task, each on its own level. */
const stepsOf = ({ task: { approvals = [] } }: AddTaskCommand): readonly ApprovalStep[] =>
  approvals.map(({ approvers, rule, key }, at) => ({
    ...stepDefaults,
    key,
    level: at + 1,
    approvers,
    rule,
    requiresComment: true,
  }));

/** Returns the task in the format of a blueprint. */
const sourceOf = (
  command: AddTaskCommand,
  stage: RunStage,
  afterTasks: readonly TaskKey[],
): BlueprintTask => {
  const { task: wanted, key } = command;
  const { acknowledgement, backups } = taskDefaults;
  return {
    ...taskDefaults,
    key,
    stage: stage.key,
    displayOrder: 0,
    type: wanted.type,
    name: wanted.name.trim(),
    description: wanted.description,
    assignees: wanted.assignees,
    acknowledgement: wanted.acknowledgement ?? acknowledgement,
    backups: wanted.backups ?? backups,
    rule: wanted.rule,
    due: wanted.due == null ? null : { kind: 'DURATION', ...wanted.due },
    trigger: { afterTasks, notBefore: null },
    approvals: stepsOf(command),
    rejectAction: { kind: 'CONTINUE', requiresComment: true },
    link: wanted.type === 'LINKED_WORKFLOW' ? wanted.link : null,
    automation: wanted.type === 'AUTOMATION' ? wanted.automation : null,
  };
};

const callRefusal = (source: BlueprintTask): Refusal | null => {
  switch (lintAutomation(source)[0]?.code) {
    case undefined:
      return null;
    case 'AutomationAddressInvalid':
      return refuse('InvalidLink', {}, 'automation.url');
    case 'AutomationBodyInvalid':
      return refuse('WrongValueType', { kind: 'JSON' }, 'automation.bodyText');
    default:
      return refuse('FieldMappingForAutomationTaskMustBeCompleted', {}, 'automation');
  }
};

/** Refuses invalid due dates, backups, and approvals. */
const staffRefusal = ({ type, due, backups, approvals }: BlueprintTask): Refusal | null => {
  if (type === 'APPROVAL' && approvals.length > 0)
    return refuse('RequestInvalid', { detail: 'approvals' }, 'task.approvals');
  const most = blueprintLimits.assignees;
  const wrongDuration =
    due?.kind === 'DURATION'
      ? rangeRefusals(due.amount, 1, blueprintLimits.amounts[due.unit], 'task.due.amount')[0]
      : undefined;
  return (
    wrongDuration ??
    countRefusals(backups.length, most, 'task.backupIds')[0] ??
    countRefusals(approvals.length, blueprintLimits.approvals, 'task.approvals')[0] ??
    approvals.flatMap(({ approvers }) =>
      countRefusals(approvers.length, most, 'task.approvals'),
    )[0] ??
    (approvals.some(({ approvers }) => approvers.length === 0)
      ? refuse('Required', {}, 'task.approvals')
      : null)
  );
};

/** Refuses missing content. */
const contentRefusal = (ledger: Ledger, source: BlueprintTask): Refusal | null => {
  const { type, assignees, link, name, trigger } = source;
  return (
    nameRefusals(name, 'task.name')[0] ??
    countRefusals(assignees.length, blueprintLimits.assignees, 'task.assigneeIds')[0] ??
    countRefusals(trigger.afterTasks.length, blueprintLimits.afterTasks, 'task.afterTaskIds')[0] ??
    countRefusals(
      ledger.tasks.length + 1 + source.approvals.length,
      blueprintLimits.tasks,
      'task.name',
    )[0] ??
    staffRefusal(source) ??
    (type === 'APPROVAL' && assignees.length === 0
      ? refuse('Required', {}, 'task.assigneeIds')
      : null) ??
    (type === 'LINKED_WORKFLOW' && (link === null || link.blueprint === null)
      ? refuse('Required', {}, 'blueprintId')
      : null) ??
    callRefusal(source)
  );
};

/**
 * Returns the tasks of the stage with these ids, or null if one is an approval or of another stage.
 */
const ofStage = (
  ledger: Ledger,
  stage: RunStage,
  ids: readonly RunTask['id'][],
): readonly RunTask[] | null => {
  const tasks = ids.flatMap((id) => taskOf(ledger, id) ?? []);
  const areThere =
    tasks.length === ids.length &&
    tasks.every((task) => task.approvalFor === null && stageOf(ledger, task).id === stage.id);
  return areThere ? tasks : null;
};

/** Returns the position after all tasks and approvals of the stage. */
const endOf = (ledger: Ledger, stage: RunStage): number =>
  tasksOf(ledger, stage)
    .flatMap((task) => [task, ...childrenOf(ledger, task)])
    .reduce((end, { position }) => Math.max(end, position + 1), 0);

/** Adds a task and reopens its completed stage or workflow. */
export const decideAddTask = (ledger: Ledger, command: AddTaskCommand): Refusal | null => {
  const { dueOn, afterTasks } = command.task;
  const stage = ledger.stages[ledger.index.stageAt.get(command.stageId) ?? -1];
  if (stage === undefined) return refuse('NotFound');
  const refusal = accessRefusal(ledger, stage, command);
  if (refusal !== null) return refusal;
  const awaited = ofStage(ledger, stage, [...new Set(afterTasks)]);
  if (awaited === null) return refuse('UnknownReference', {}, 'task.afterTaskIds');
  const next = ofStage(ledger, stage, command.before === null ? [] : [command.before]);
  if (next === null) return refuse('UnknownReference', {}, 'task.beforeTaskId');
  const named = [command, ...(command.task.approvals ?? [])];
  if (named.some(({ id, key }) => taskOf(ledger, id) ?? taskByKey(ledger, key)))
    return refuse('RequestInvalid', { detail: 'id' });
  const source = sourceOf(
    command,
    stage,
    awaited.map(({ key }) => key),
  );
  const wrong = contentRefusal(ledger, source);
  if (wrong !== null) return wrong;
  if (dueOn !== null && !Number.isFinite(dueOn)) return refuse('InvalidDate', {}, 'task.dueOn');
  reopenWorkflow(ledger);
  reopenStage(ledger, stage);
  const { workflow } = ledger;
  const initial = {
    assignedBy: personOf(ledger.agent),
    frozeForReason: workflow.scheduleStatus === 'PAUSED' ? ('PAUSED' as const) : null,
  };
  const task: RunTask = {
    ...planTask(source, stage.id, command.id, () => true, ledger.now),
    ...initial,
    position: next[0]?.position ?? endOf(ledger, stage),
    dueOn,
    isDueByHand: dueOn !== null,
    isDueSetWhileHeld: dueOn !== null && workflow.scheduleStatus === 'PAUSED',
  };
  const { approvals = [] } = command.task;
  const children = source.approvals.map((step, at) => ({
    ...planApproval(step, task, itemAt(approvals, at).id),
    ...initial,
    position: task.position + 1 + at,
  }));
  const { name, description } = source;
  recordPlan(ledger, {
    kind: 'TASK_ADDED',
    cause: 'task.add',
    taskId: task.id,
    stageId: stage.id,
    tasks: [task, ...children],
    texts: [
      { name, description, tags: [], reference: command.reference },
      ...approvals.map(({ reference }) => ({
        name,
        description: asId<RichText>(''),
        tags: [],
        reference,
      })),
    ],
    values: [],
    votes: [],
    before: { lastTaskNumber: workflow.lastTaskNumber },
    after: { lastTaskNumber: nextTaskNumber(ledger) + children.length },
  });
  return null;
};
