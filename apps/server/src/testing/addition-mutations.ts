import {
  asId,
  type StageId,
  type StageKey,
  type TaskId,
  type TaskKey,
} from '@baton/domain/core/ids';
import type { RunCommand } from '@baton/domain/run/command/command';
import type {
  AddStageCommand,
  AddTaskCommand,
  NewTask,
} from '@baton/domain/run/command/plan-command';
import type { RunWorkflow } from '@baton/domain/run/run';
import { derivedId } from '../platform/db/uuid.ts';

/** A mutation that gives a command, with everything but its key. */
export interface RunMutation {
  readonly name: string;
  readonly type: string;
  readonly input: object;
  /** Further arguments, with their types. */
  readonly more?: Readonly<Record<string, readonly [type: string, value: unknown]>>;
}

/** A moment as the API takes it. */
export const moment = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();

/** A task or an approval that comes; null for what calls or starts something, which other mutations add. */
const newcomer = ({ task }: NewTask, more: object) => {
  const { type, rule, name, description, assignees, dueOn, afterTasks } = task;
  const { due = null, acknowledgement = 'NONE', backups = [], approvals = [] } = task;
  if ((type !== 'DEFAULT' && type !== 'APPROVAL') || (rule !== 'ANY' && rule !== 'ALL'))
    return null;
  const added = {
    name,
    description,
    assigneeIds: assignees,
    dueOn: moment(dueOn),
    due,
    acknowledgement,
    backupIds: backups,
    afterTaskIds: afterTasks,
    ...more,
    approvals: approvals.map((one) => ({ approverIds: one.approvers, rule: one.rule })),
  };
  return { type, rule, task: added };
};

/** The mutation that adds a task; null for what it does not add. */
export const additionOf = (
  workflowId: string,
  { stageId, before, ...first }: AddTaskCommand,
): RunMutation | null => {
  const added = newcomer(first, { beforeTaskId: before });
  return (
    added && { name: 'addTask', type: 'AddTaskInput', input: { workflowId, stageId, ...added } }
  );
};

/** The mutation that adds a stage with its first task. */
export const stageAdditionOf = (
  workflowId: string,
  { stage, first }: AddStageCommand,
): RunMutation | null => {
  const added = newcomer(first, {});
  if (added === null) return null;
  const { start, name, description, after: afterStageId } = stage;
  const { type: taskType, ...rest } = added;
  const input = {
    ...{ workflowId, name, description, afterStageId, start: start.kind, taskType },
    ...(start.kind === 'AFTER_STAGES' && { stageIds: start.stages, join: start.join }),
    ...(start.kind === 'DATE' && { date: start.date }),
    ...rest,
  };
  return { name: 'addStage', type: 'AddStageInput', input };
};

/** What comes is known by names that follow from the key of the mutation. */
const named = <First extends NewTask>(id: string, first: First, key: string): First => ({
  ...first,
  task: {
    ...first.task,
    approvals: (first.task.approvals ?? []).map((one, at) => ({
      ...one,
      id: asId<TaskId>(derivedId(`approval ${at} of added task`, id, key)),
      key: asId<TaskKey>(derivedId(`key of approval ${at}`, id, key)),
    })),
  },
  id: asId<TaskId>(derivedId('added task', id, key)),
  key: asId<TaskKey>(derivedId('key of added task', id, key)),
});

/** A command as the mutation with this key gives it. */
export const givenBy = (
  { id }: Pick<RunWorkflow, 'id'>,
  command: RunCommand,
  key: string,
): RunCommand => {
  if (command.kind === 'ADD_TASK' && additionOf(id, command) !== null)
    return named(id, command, key);
  if (command.kind !== 'ADD_STAGE' || stageAdditionOf(id, command) === null) return command;
  return {
    ...command,
    first: named(id, command.first, key),
    id: asId<StageId>(derivedId('added stage', id, key)),
    key: asId<StageKey>(derivedId('key of added stage', id, key)),
  };
};
