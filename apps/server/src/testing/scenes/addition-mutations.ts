import {
  asId,
  type StageId,
  type StageKey,
  type TaskId,
  type TaskKey,
} from '@baton/domain/core/ids';
import type { RunCommand } from '@baton/domain/run-model/command/command';
import type {
  AddStageCommand,
  AddTaskCommand,
  NewTask,
} from '@baton/domain/run-model/command/plan-command';
import type { RunWorkflow } from '@baton/domain/run-model/run';
import { derivedId } from '../../platform/db/uuid.ts';

/** A mutation that sends a command, without its key. */
export interface RunMutation {
  readonly name: string;
  readonly type: string;
  readonly input: object;
  /** Additional arguments with their types. */
  readonly more?: Readonly<Record<string, readonly [type: string, value: unknown]>>;
}

/** Returns a date and time in API format. */
export const moment = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();

/**
 * Returns the input for a new task or approval. Null for automated and linked tasks, which have
 * other mutations.
 */
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

/** Returns the mutation that adds a task. Null if it can't add this type. */
export const addTaskMutation = (
  workflowId: string,
  { stageId, before, ...first }: AddTaskCommand,
): RunMutation | null => {
  const added = newcomer(first, { beforeTaskId: before });
  return (
    added && { name: 'addTask', type: 'AddTaskInput', input: { workflowId, stageId, ...added } }
  );
};

/** Returns the mutation that adds a stage with its first task. */
export const addStageMutation = (
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

/** Sets the ids that are derived from the mutation's key. */
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

/** Returns the command that the mutation with this key sends. */
export const commandWithKey = (
  { id }: Pick<RunWorkflow, 'id'>,
  command: RunCommand,
  key: string,
): RunCommand => {
  if (command.kind === 'ADD_TASK' && addTaskMutation(id, command) !== null)
    return named(id, command, key);
  if (command.kind !== 'ADD_STAGE' || addStageMutation(id, command) === null) return command;
  return {
    ...command,
    first: named(id, command.first, key),
    id: asId<StageId>(derivedId('added stage', id, key)),
    key: asId<StageKey>(derivedId('key of added stage', id, key)),
  };
};
