import { personOf } from '../../access/actor.ts';
import { mayAddAutomatedTask } from '../../access/automation-access.ts';
import { mayAddLinkedWorkflowTask } from '../../access/linked-access.ts';
import { mayAddTask } from '../../access/stage-access.ts';
import { taskDefaults } from '../../blueprint/complete-content.ts';
import type { BlueprintTask } from '../../blueprint/content.ts';
import { lintAutomation } from '../../blueprint/lint-automation.ts';
import { blueprintLimits } from '../../blueprint/validate.ts';
import { countRefusals, nameRefusals } from '../../blueprint/validate-parts.ts';
import type { TaskKey } from '../../core/ids.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { reopenStage } from '../cascade.ts';
import { factsOfStage } from '../facts-of-stage.ts';
import { recordPlan, type Ledger } from '../ledger.ts';
import type { AddTaskCommand } from '../plan-command.ts';
import { planTask } from '../plan-run.ts';
import { reopenWorkflow } from '../reopen-workflow.ts';
import type { RunStage, RunTask } from '../run.ts';
import { childrenOf, stageOf, taskByKey, taskOf, tasksOf } from '../run-view.ts';
import { nextTaskNumber } from '../task-number.ts';

/** Who may add a task of this type here. */
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

/** As a designer would have put it. */
const sourceOf = (
  { task: wanted, key }: AddTaskCommand,
  stage: RunStage,
  afterTasks: readonly TaskKey[],
): BlueprintTask => ({
  ...taskDefaults,
  key,
  stage: stage.key,
  displayOrder: 0,
  type: wanted.type,
  name: wanted.name.trim(),
  description: wanted.description,
  assignees: wanted.assignees,
  rule: wanted.rule,
  due: null,
  trigger: { afterTasks, notBefore: null },
  approvals: [],
  rejectAction: { kind: 'CONTINUE', requiresComment: true },
  link: wanted.type === 'LINKED_WORKFLOW' ? wanted.link : null,
  automation: wanted.type === 'AUTOMATION' ? wanted.automation : null,
});

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

/** What is missing for it to be work that can be done. */
const contentRefusal = (ledger: Ledger, source: BlueprintTask): Refusal | null => {
  const { type, assignees, link, name, trigger } = source;
  return (
    nameRefusals(name, 'name')[0] ??
    countRefusals(assignees.length, blueprintLimits.assignees, 'assigneeIds')[0] ??
    countRefusals(trigger.afterTasks.length, blueprintLimits.afterTasks, 'afterTaskIds')[0] ??
    countRefusals(ledger.tasks.length + 1, blueprintLimits.tasks, 'name')[0] ??
    (type === 'APPROVAL' && assignees.length === 0
      ? refuse('Required', {}, 'assigneeIds')
      : null) ??
    (type === 'LINKED_WORKFLOW' && (link === null || link.blueprint === null)
      ? refuse('Required', {}, 'blueprintId')
      : null) ??
    callRefusal(source)
  );
};

/** The tasks of the stage with these ids; null where one is no task of it, or an approval of one. */
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

/** Behind everything, approvals included. */
const endOf = (ledger: Ledger, stage: RunStage): number =>
  tasksOf(ledger, stage)
    .flatMap((task) => [task, ...childrenOf(ledger, task)])
    .reduce((end, { position }) => Math.max(end, position + 1), 0);

/** D25: a stage or workflow that was finished goes on with it (G5, W10). */
export const decideAddTask = (ledger: Ledger, command: AddTaskCommand): Refusal | null => {
  const { dueOn, afterTasks } = command.task;
  const stage = ledger.stages[ledger.index.stageAt.get(command.stageId) ?? -1];
  if (stage === undefined) return refuse('NotFound');
  const refusal = accessRefusal(ledger, stage, command);
  if (refusal !== null) return refusal;
  const awaited = ofStage(ledger, stage, [...new Set(afterTasks)]);
  if (awaited === null) return refuse('UnknownReference', {}, 'afterTaskIds');
  const next = ofStage(ledger, stage, command.before === null ? [] : [command.before]);
  if (next === null) return refuse('UnknownReference', {}, 'beforeTaskId');
  if (taskOf(ledger, command.id) !== undefined || taskByKey(ledger, command.key) !== undefined)
    return refuse('RequestInvalid', { detail: 'id' });
  const source = sourceOf(
    command,
    stage,
    awaited.map(({ key }) => key),
  );
  const wrong = contentRefusal(ledger, source);
  if (wrong !== null) return wrong;
  if (dueOn !== null && !Number.isFinite(dueOn)) return refuse('InvalidDate', {}, 'dueOn');
  reopenWorkflow(ledger);
  reopenStage(ledger, stage);
  const { workflow } = ledger;
  const task: RunTask = {
    ...planTask(source, stage.id, command.id, () => true, ledger.now),
    assignedBy: personOf(ledger.agent),
    position: next[0]?.position ?? endOf(ledger, stage),
    dueOn,
    isDueByHand: dueOn !== null,
    frozeForReason: workflow.scheduleStatus === 'PAUSED' ? 'PAUSED' : null,
    isDueSetWhileHeld: dueOn !== null && workflow.scheduleStatus === 'PAUSED',
  };
  const { name, description } = source;
  recordPlan(ledger, {
    kind: 'TASK_ADDED',
    row: 'D25',
    taskId: task.id,
    stageId: stage.id,
    tasks: [task],
    texts: [{ name, description, tags: [], reference: command.reference }],
    values: [],
    votes: [],
    before: { lastTaskNumber: workflow.lastTaskNumber },
    after: { lastTaskNumber: nextTaskNumber(ledger) },
  });
  return null;
};
