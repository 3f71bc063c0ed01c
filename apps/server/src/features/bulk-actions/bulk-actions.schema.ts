import {
  bulkActionLimits,
  isUndoableAction,
  isWorkflowAction,
  type BulkAction,
  type BulkActionKind,
} from '@baton/domain/bulk/bulk-action';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { ErrorParamRef, toErrorParams } from '../../platform/graphql/error-param.ts';
import { BulkJobRef, type BulkActionNode } from '../bulk-jobs/index.ts';
import { toTaskFilters, TaskFilterInput } from '../task-lists/index.ts';
import { workflowListTypes } from '../workflows/index.ts';
import { createBulkAction } from './create-bulk-action.ts';
import { matchingTasks, matchingWorkflows } from './bulk-matches.ts';
import { undoBulkAction, type RefusedUndo, type UndoneAction } from './undo-bulk-action.ts';

export const BulkActionKindRef = builder.enumType('BulkActionKind', {
  description: 'Command on each selected task or workflow.',
  values: enumValues<BulkActionKind>({
    APPROVE: 'Approves the task.',
    ASSIGN: 'Replaces the assignees.',
    COMPLETE: 'Completes the task.',
    DUE: 'Changes the due date.',
    END: 'Ends the workflow.',
    TRANSFER: 'Gives the workflow to another owner.',
    PAUSE: 'Pauses the workflow.',
    RESTART_EXPIRED: 'Gives the expired task a new due date.',
    RESUME: 'Resumes the workflow.',
    SKIP: 'Skips the task.',
    TAG: 'Adds tags to the task.',
    TAG_WORKFLOW: 'Adds tags to the workflow.',
  }),
});

const BulkActionRef = builder.objectRef<BulkActionNode>('BulkAction').implement({
  description:
    'One command on many tasks or workflows. Each row is one item, with its ID, reference, and name as cells.',
  interfaces: [BulkJobRef],
  fields: (t) => ({
    action: t.field({
      type: BulkActionKindRef,
      description: 'Command on each item.',
      resolve: ({ mapping }) => mapping.action,
    }),
    isUndoable: t.boolean({
      description: 'True if `undoBulkAction` can undo the command.',
      resolve: ({ mapping }) => isUndoableAction(mapping.action),
    }),
  }),
});

const CreateBulkActionInput = builder.inputType('CreateBulkActionInput', {
  description: 'Input of `createBulkAction`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    taskIds: t.idList({
      description: 'IDs of the tasks, for a command on tasks.',
      extensions: { maxItems: bulkActionLimits.ids },
    }),
    workflowIds: t.idList({
      description: 'IDs of the workflows, for a command on workflows.',
      extensions: { maxItems: bulkActionLimits.ids },
    }),
    taskFilter: t.field({
      type: TaskFilterInput,
      description: 'All tasks that match, up to 2,000, instead of `taskIds`.',
    }),
    workflowFilter: t.field({
      type: workflowListTypes.WorkflowFilterInput,
      description: 'All workflows that match, up to 2,000, instead of `workflowIds`.',
    }),
    action: t.field({
      type: BulkActionKindRef,
      required: true,
      description: 'Command on each item.',
    }),
    ownerId: t.id({ description: 'For TRANSFER: ID of the new owner.' }),
    assigneeIds: t.idList({ description: 'For ASSIGN: all new assignees of each task.' }),
    dueOn: t.field({
      type: 'DateTime',
      description: 'For DUE and RESTART_EXPIRED. For DUE, null removes the due date.',
    }),
    tags: t.idList({ description: 'For TAG and TAG_WORKFLOW: tags to add.' }),
    comment: t.string({ description: 'Comment of APPROVE, and reason of SKIP, PAUSE, and END.' }),
  }),
});

const RefusedUndoRef = builder.objectRef<RefusedUndo>('RefusedUndo').implement({
  description: 'Task or workflow whose command could not be undone.',
  fields: (t) => ({
    taskId: t.exposeID('taskId', { description: 'ID of the task or workflow.' }),
    taskName: t.exposeString('taskName', { description: 'Name of the task or workflow.' }),
    code: t.string({
      description: 'Message code of the reason.',
      resolve: ({ refusal }) => refusal.code,
    }),
    params: t.field({
      type: [ErrorParamRef],
      description: 'Parameters of the message.',
      resolve: ({ refusal }) => toErrorParams(refusal.params),
    }),
  }),
});
const UndoBulkActionPayloadRef = builder
  .objectRef<UndoneAction>('UndoBulkActionPayload')
  .implement({
    description: 'Result of `undoBulkAction`.',
    fields: (t) => ({
      undoneCount: t.exposeInt('undoneCount', { description: 'Number of items that were undone.' }),
      refused: t.field({
        type: [RefusedUndoRef],
        description: "Items that couldn't be undone.",
        resolve: ({ refused }) => refused,
      }),
    }),
  });
const UndoBulkActionInput = builder.inputType('UndoBulkActionInput', {
  description: 'Input of `undoBulkAction`.',
  fields: (t) => ({ bulkJobId: t.id({ required: true, description: 'ID of the bulk job.' }) }),
});

builder.mutationFields((t) => ({
  createBulkAction: t.field({
    type: BulkActionRef,
    description:
      'Checks a command on many tasks or workflows, and stores it as a draft with the reasons of refusals. Changes no item. `runBulkJob` gives the command.',
    args: { input: t.arg({ type: CreateBulkActionInput, required: true }) },
    resolve: (_, { input }, context) => {
      const { idempotencyKey, action, assigneeIds, ownerId, dueOn, tags, comment } = input;
      const isOfWorkflows = isWorkflowAction(action);
      const ids = (isOfWorkflows ? input.workflowIds : input.taskIds) ?? [];
      const { taskFilter, workflowFilter } = input;
      const selected = isOfWorkflows
        ? {
            ids,
            matching:
              workflowFilter &&
              matchingWorkflows(workflowListTypes.toWorkflowFilters(workflowFilter)),
          }
        : { ids, matching: taskFilter && matchingTasks(toTaskFilters(taskFilter)) };
      const bulkAction: BulkAction = {
        action,
        assignees: (assigneeIds ?? []).map((id) => asId<PartyId>(id)),
        ownerId: ownerId == null ? null : asId<PartyId>(ownerId),
        dueOn: dueOn ?? null,
        tags: tags ?? [],
        comment: comment ?? '',
      };
      return createBulkAction(context, { idempotencyKey, ...selected, ...bulkAction });
    },
  }),
  undoBulkAction: t.field({
    type: UndoBulkActionPayloadRef,
    description:
      'Undoes the commands of a finished bulk action. Restores people, due dates, and tags that no one changed again. Other commands follow the rules of `undoCommand`.',
    args: { input: t.arg({ type: UndoBulkActionInput, required: true }) },
    resolve: (_, { input }, context) => undoBulkAction(context, input.bulkJobId),
  }),
}));
