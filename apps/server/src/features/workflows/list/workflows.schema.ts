import { attentions } from '@baton/domain/list/attention-filter';
import { restoreDays } from '@baton/domain/run-model/limits';
import { day } from '@baton/domain/core/dates';
import { isOfWorkspace } from '@baton/domain/party/access-level';
import { mayReadWorkflow, workflowListScope } from '@baton/domain/access/workflow/workflow-access';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import {
  connectionOf,
  pageLimit,
  toConnection,
  pageComplexity,
  type Connection,
  type PageArgs,
} from '../../../platform/graphql/page.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { readView } from '../../saved-views/index.ts';
import { readRunOfWorkflow, startRun } from '../../runs/index.ts';
import { deletedWorkflows } from '../workflow-list.queries.ts';
import { validateDocuments, attachInWorkflow } from '../../documents/index.ts';
import { readPosition } from '../../../platform/list/read-position.ts';
import { positionOf } from '../../../platform/list/search-sorted.ts';
import { countAttention, countWorkflows, listWorkflows } from './list-workflows.ts';
import { workflowQueryOf, type WorkflowQuery } from './workflow-query.ts';
import { sortColumns } from './list-conditions.queries.ts';
import {
  toWorkflowFilters,
  WorkflowAttentionCountRef,
  WorkflowFilterInput,
  WorkflowSortInput,
} from './workflow-list-types.ts';
import { FieldValueInput, toEnteredValue } from '../inputs/field-value-input.ts';
import { workflowOfRow, workflowOfRun, type WorkflowNode } from '../workflow-node.ts';
import { WorkflowRef } from '../workflow.schema.ts';

const WorkflowConnectionRef = connectionOf<WorkflowNode>('Workflow', WorkflowRef);

const pageOf = async (
  context: RequestContext,
  query: WorkflowQuery,
  args: PageArgs,
): Promise<Connection<WorkflowNode>> => {
  const after = readPosition(args.after, sortColumns[query.sort?.key ?? 'CREATED']);
  const { rows, leftAt } = await listWorkflows(context, query, after, pageLimit(args));
  const nodes = rows.map((row) => ({ ...workflowOfRow(row), position: positionOf(row) }));
  return toConnection(
    nodes,
    args,
    ({ position }) => [position.key, position.id],
    leftAt === null ? null : [leftAt.key, leftAt.id],
  );
};

builder.queryFields((t) => ({
  workflow: t.field({
    type: WorkflowRef,
    nullable: true,
    description: 'Workflow with this ID. Null if the viewer has no access.',
    args: { id: t.arg.id({ required: true, description: 'ID of the item.' }) },
    resolve: async (_, { id }, context) => {
      const details = await readRunOfWorkflow(context, id);
      if (details === null) return null;
      const node = workflowOfRun(details);
      return mayReadWorkflow(details.viewer, node.facts) === null ? node : null;
    },
  }),
  workflows: t.field({
    type: WorkflowConnectionRef,
    complexity: pageComplexity,
    description: 'Workflows that the viewer can read. By default, newest first.',
    args: {
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
      filter: t.arg({
        type: WorkflowFilterInput,
        description: 'Returns only workflows that match.',
      }),
      sort: t.arg({ type: WorkflowSortInput, description: 'Order of the list.' }),
    },
    resolve: (_, args, context) =>
      pageOf(context, { ...toWorkflowFilters(args.filter), sort: args.sort }, args),
  }),
  workflowsOfView: t.field({
    type: WorkflowConnectionRef,
    complexity: pageComplexity,
    description: 'Workflows that a saved view contains, in its order.',
    args: {
      viewId: t.arg.id({ required: true, description: 'ID of the saved view.' }),
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
    },
    resolve: async (_, { viewId, ...args }, context) =>
      pageOf(
        context,
        workflowQueryOf((await readView(context, viewId, 'WORKFLOWS')).parameters),
        args,
      ),
  }),
}));

builder.queryField('workflowCount', (t) =>
  t.int({
    nullable: true,
    description:
      'Number of workflows that match. Null with a filter by values of fields, which are searched in steps.',
    args: {
      filter: t.arg({
        type: WorkflowFilterInput,
        description: 'Counts only workflows that match.',
      }),
    },
    resolve: (_, { filter }, context) =>
      filter?.fields?.length ? null : countWorkflows(context, toWorkflowFilters(filter)),
  }),
);

builder.queryField('workflowAttention', (t) =>
  t.field({
    type: [WorkflowAttentionCountRef],
    description: 'Counts of open workflows that need attention, with the same filters as the list.',
    args: {
      filter: t.arg({
        type: WorkflowFilterInput,
        description: 'Returns only workflows that match.',
      }),
    },
    resolve: async (_, { filter }, context) => {
      const counts = await countAttention(context, toWorkflowFilters(filter));
      return attentions.map((attention) => ({ attention, count: counts[attention] }));
    },
  }),
);

builder.queryField('deletedWorkflows', (t) =>
  t.field({
    type: [WorkflowRef],
    description: 'Deleted workflows that the viewer can restore, newest first.',
    resolve: async (_, _args, context) => {
      const viewer = await context.viewer();
      const actor = actorOf(viewer);
      if (!isOfWorkspace(actor)) return [];
      const since = new Date(context.services.now() - restoreDays * day).toISOString();
      const ownerId = workflowListScope(actor) === 'ALL' ? null : viewer.userId;
      const [rows] = await context.db.read(deletedWorkflows(ownerId, since, 200));
      return rows.map(workflowOfRow);
    },
  }),
);

const WorkflowPayloadRef = builder.objectRef<WorkflowNode>('WorkflowPayload').implement({
  description: 'Result of `startWorkflow`.',
  fields: (t) => ({
    workflow: t.field({ type: WorkflowRef, description: 'The workflow.', resolve: (node) => node }),
  }),
});

const StartWorkflowInput = builder.inputType('StartWorkflowInput', {
  description: 'Input of `startWorkflow`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    blueprintId: t.id({ required: true, description: 'ID of the blueprint.' }),
    name: t.string({ description: 'Default: the name template of the blueprint.' }),
    ownerId: t.id({ required: true, description: 'ID of the owner. Null for the viewer.' }),
    startDate: t.field({
      type: 'Date',
      description: 'Start date. Null or today starts immediately.',
    }),
    isTestRun: t.boolean({
      description: 'True for a test run of the draft.',
    }),
    values: t.field({
      type: [FieldValueInput],
      description: 'Intake values.',
    }),
  }),
});

builder.mutationField('startWorkflow', (t) =>
  t.field({
    type: WorkflowPayloadRef,
    description: 'Starts a workflow from the published version of a blueprint.',
    args: { input: t.arg({ type: StartWorkflowInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const values = (input.values ?? []).map(toEnteredValue);
      const entered = await validateDocuments(context, values, { blueprintId: input.blueprintId });
      const started = await startRun(context, {
        key: input.idempotencyKey,
        blueprintId: input.blueprintId,
        name: input.name ?? null,
        ownerId: input.ownerId,
        startDate: input.startDate ?? null,
        isTestRun: input.isTestRun ?? false,
        values,
        extraStatements: (workflowId) => attachInWorkflow(entered, workflowId),
      });
      return workflowOfRun(started);
    },
  }),
);
