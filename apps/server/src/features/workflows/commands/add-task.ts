import {
  asId,
  type PartyId,
  type StageId,
  type TaskId,
  type TaskKey,
} from '@baton/domain/core/ids';
import type { Acknowledgement } from '@baton/domain/blueprint/content';
import { refuse } from '@baton/domain/core/refusal';
import type { Duration } from '@baton/domain/time/duration';
import type { NewTask, WantedTask } from '@baton/domain/run-model/command/plan-command';
import type { RunCommand } from '@baton/domain/run-model/command/command';
import { nextTaskNumber } from '@baton/domain/run/task-number';
import { taskOf } from '@baton/domain/run-model/run-view';
import { taskReference } from '@baton/domain/workflow/reference';
import { derivedId } from '../../../platform/db/uuid.ts';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { sanitiseRichText } from '../../../platform/sanitise/sanitise-rich-text.ts';
import { planRefs } from '../../blueprints/index.ts';
import { executeRunCommand, requestChannel } from '../../runs/index.ts';
import { nodeOfCommanded, nodeOfRun } from '../../tasks/index.ts';
import type { TaskOutcome } from './task-payload.ts';

export const AddedApprovalRuleRef = builder.enumType('AddedApprovalRule', {
  description: 'How many approvers of an added task must approve.',
  values: enumValues({
    ANY: 'One approver must approve.',
    ALL: 'All approvers must approve.',
  }),
});

const NewApprovalInput = builder.inputType('NewApprovalInput', {
  description: 'Approver of a submitted task.',
  fields: (t) => ({
    approverIds: t.idList({ required: true, description: 'IDs of the approvers.' }),
    rule: t.field({
      type: AddedApprovalRuleRef,
      description: 'Default: ANY.',
    }),
  }),
});

/** Common input of all added tasks. */
export const NewTaskInput = builder.inputType('NewTaskInput', {
  description: 'Task to add.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the task.' }),
    description: t.string({ description: 'Description as rich text.' }),
    assigneeIds: t.idList({ required: true, description: 'Assignees or approvers.' }),
    dueOn: t.field({ type: 'DateTime', description: 'Due date. Null without one.' }),
    due: t.field({
      type: planRefs.duration,
      description: 'Duration from the start, if it has no due date.',
    }),
    acknowledgement: t.field({
      type: planRefs.acknowledgement,
      description: 'Who must accept the task before work starts. Default: NONE.',
    }),
    backupIds: t.idList({ description: 'Assignees if no other assignee is left.' }),
    approvals: t.field({
      type: [NewApprovalInput],
      description: 'Approvals, one after the other. Not allowed for an approval.',
    }),
    afterTaskIds: t.idList({ description: 'Predecessors in the stage.' }),
    beforeTaskId: t.id({ description: 'Task after the new one. If null, the new task is last.' }),
  }),
});

export interface NewTaskRequest {
  readonly idempotencyKey: string;
  readonly workflowId: string;
  readonly expectedVersion?: number | null | undefined;
  readonly task: {
    readonly name: string;
    readonly description?: string | null | undefined;
    readonly assigneeIds: readonly string[];
    readonly dueOn?: number | null | undefined;
    readonly due?: typeof planRefs.duration.$inferInput | null | undefined;
    readonly acknowledgement?: Acknowledgement | null | undefined;
    readonly backupIds?: readonly string[] | null | undefined;
    readonly approvals?: readonly (typeof NewApprovalInput.$inferInput)[] | null | undefined;
    readonly afterTaskIds?: readonly string[] | null | undefined;
    readonly beforeTaskId?: string | null | undefined;
  };
}
interface AddTaskRequest extends NewTaskRequest {
  readonly stageId: string;
}

/** Settings that depend on the task type. */
export type TaskKind = Pick<WantedTask, 'type'> &
  Partial<Pick<WantedTask, 'rule' | 'automation' | 'link'>>;

const durationOf = (
  due: typeof planRefs.duration.$inferInput | null | undefined,
): Duration | null =>
  due == null
    ? null
    : {
        amount: due.amount,
        unit: due.unit,
        ...(due.countedIn != null && { countedIn: due.countedIn }),
      };

/** Returns the new task for the engine, with the target of its command. */
const newTask = (
  {
    idempotencyKey,
    workflowId,
    task,
  }: Pick<NewTaskRequest, 'idempotencyKey' | 'workflowId' | 'task'>,
  kind: TaskKind,
) => {
  const assigneeIds = [...new Set(task.assigneeIds)];
  // A retry derives the same id and so finds the task.
  const id = asId<TaskId>(derivedId('added task', workflowId, idempotencyKey));
  const key = asId<TaskKey>(derivedId('key of added task', workflowId, idempotencyKey));
  const backupIds = [...new Set(task.backupIds)];
  const approvals = (task.approvals ?? []).map(({ approverIds, rule }, at) => ({
    approvers: [...new Set(approverIds)].map((party) => asId<PartyId>(party)),
    rule: rule ?? ('ANY' as const),
    id: asId<TaskId>(derivedId(`approval ${at} of added task`, workflowId, idempotencyKey)),
    key: asId<TaskKey>(derivedId(`key of approval ${at}`, workflowId, idempotencyKey)),
  }));
  const wanted: Omit<WantedTask, 'approvals'> = {
    rule: 'ANY',
    automation: null,
    link: null,
    ...kind,
    name: task.name,
    description: sanitiseRichText(task.description ?? ''),
    assignees: assigneeIds.map((party) => asId<PartyId>(party)),
    dueOn: task.dueOn ?? null,
    due: durationOf(task.due),
    acknowledgement: task.acknowledgement ?? 'NONE',
    backups: backupIds.map((party) => asId<PartyId>(party)),
    afterTasks: (task.afterTaskIds ?? []).map((one) => asId<TaskId>(one)),
  };
  const ids = [...assigneeIds, ...backupIds, ...approvals.flatMap(({ approvers }) => approvers)];
  return { wanted, approvals, id, key, parties: { ids, field: 'task.assigneeIds' } };
};

/** Returns a task for a preview. It needs no name or reference. */
export const previewTask = (
  { workflowId, task }: Pick<NewTaskRequest, 'workflowId' | 'task'>,
  kind: TaskKind,
): NewTask => {
  const request = { idempotencyKey: 'preview', workflowId, task };
  const { wanted, approvals, id, key } = newTask(request, kind);
  const name = wanted.name.trim() === '' ? '…' : wanted.name;
  return {
    task: { ...wanted, name, approvals: approvals.map((one) => ({ ...one, reference: '' })) },
    id,
    key,
    reference: '',
  };
};

/** Executes a command that adds a task, and returns the task. */
export const giveWithNewTask = async (
  context: RequestContext,
  request: NewTaskRequest,
  kind: TaskKind,
  command: (task: NewTask) => RunCommand,
) => {
  const { wanted, approvals, id, key, parties } = newTask(request, kind);
  const { details, changed, undoableUntil } = await executeRunCommand(requestChannel(context), {
    target: {
      kind: 'WORKFLOW',
      id: request.workflowId,
      expectedVersion: request.expectedVersion ?? null,
    },
    key: request.idempotencyKey,
    command: (run, { reference }) => {
      const number = nextTaskNumber(run);
      return command({
        task: {
          ...wanted,
          approvals: approvals.map((one, at) => ({
            ...one,
            reference: taskReference(reference, number + 1 + at),
          })),
        },
        id,
        key,
        reference: taskReference(reference, number),
      });
    },
    parties,
  });
  if (details === null) throw new Refused(refuse('NotFound'));
  return {
    id,
    details,
    undoableUntil,
    changed: changed.flatMap((one) => nodeOfRun(details, one) ?? []),
  };
};

/** Adds a task to a stage and returns it. */
export const addTask = async (
  context: RequestContext,
  request: AddTaskRequest,
  kind: TaskKind,
): Promise<TaskOutcome> => {
  const { beforeTaskId } = request.task;
  const { id, ...outcome } = await giveWithNewTask(context, request, kind, (task) => ({
    kind: 'ADD_TASK',
    stageId: asId<StageId>(request.stageId),
    before: beforeTaskId == null ? null : asId<TaskId>(beforeTaskId),
    ...task,
  }));
  const { details } = outcome;
  const added = taskOf(details.view, id);
  const node = added === undefined ? null : nodeOfCommanded(details, added);
  // The task was deleted between the first request and this retry.
  if (node === null) throw new Refused(refuse('NotFound'));
  return { task: node, ...outcome };
};
