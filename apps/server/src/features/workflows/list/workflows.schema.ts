import { restoreDays } from '@baton/domain/task/limits';
import { day } from '@baton/domain/core/dates';
import type { StageStatus } from '@baton/domain/run/run';
import { isOfWorkspace } from '@baton/domain/access/actor';
import { mayReadWorkflow, workflowListScope } from '@baton/domain/access/workflow-access';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import {
  connectionOf,
  decodeCursor,
  pageLimit,
  toConnection,
  pageComplexity,
} from '../../../platform/graphql/page.ts';
import { searchPattern } from '../../../platform/db/like-pattern.ts';
import { FilterOperatorRef } from '../../fields/index.ts';
import { readRunOfWorkflow, startRun } from '../../runs/index.ts';
import {
  allAnswersToField,
  allWorkflows,
  allWorkflowsOf,
  deletedWorkflows,
  grantedWorkflows,
  newest,
  ownAnswersToField,
  ownWorkflows,
} from '../workflow-list.queries.ts';
import { demandDocuments, attachInWorkflow } from '../../documents/index.ts';
import { pageByField } from './filter-by-field.ts';
import { pageByStage } from './filter-by-stage.ts';
import type { SoughtPage } from './search-page.ts';
import { FieldValueInput, toGivenValue } from '../inputs/field-value-input.ts';
import { workflowOfRow, workflowOfRun, type WorkflowNode } from '../workflow-node.ts';
import { ScheduleStatusRef, StageStatusRef, WorkflowRef } from '../workflow.schema.ts';

const WorkflowFieldFilter = builder.inputType('WorkflowFieldFilterInput', {
  fields: (t) => ({
    field: t.id({ required: true, description: 'Custom field.' }),
    operator: t.field({ type: FilterOperatorRef, required: true }),
    values: t.field({ type: ['FieldValue'], required: true }),
  }),
});

const WorkflowConnectionRef = connectionOf<WorkflowNode>('Workflow', WorkflowRef);

builder.queryFields((t) => ({
  workflow: t.field({
    type: WorkflowRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
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
    description: 'Workflows that the viewer can read, newest first.',
    args: {
      first: t.arg.int({ required: true }),
      after: t.arg.string(),
      status: t.arg({ type: [ScheduleStatusRef] }),
      search: t.arg.string({ description: 'Part of the name or reference.' }),
      blueprint: t.arg.id({ description: 'Workflows of this blueprint.' }),
      stageStatus: t.arg({
        type: [StageStatusRef],
        description: 'Workflows with a stage in any of these statuses.',
      }),
      stage: t.arg.id({
        description: 'Key of the stage in the blueprint. If null, any stage.',
      }),
      field: t.arg({
        type: WorkflowFieldFilter,
        description: 'By submitted values of a custom field.',
      }),
    },
    resolve: async (_, args, context) => {
      const viewer = await context.viewer();
      const actor = actorOf(viewer);
      const limit = pageLimit(args);
      const scope = workflowListScope(actor);
      const ownerId = isOfWorkspace(actor) ? viewer.userId : null;
      const { blueprint = null, stage = null } = args;
      const stageStatus = args.stageStatus?.length ? args.stageStatus : null;
      const page = (
        before: string,
        most: number,
        ids: readonly string[] | null,
        standing: readonly StageStatus[] | null = stageStatus,
      ) => {
        const pattern = searchPattern(args.search);
        const status = args.status ?? null;
        const filters = [before, status, pattern, most, ids, standing, stage] as const;
        if (scope === 'OWN')
          return ownWorkflows(...filters, blueprint, viewer.userId, viewer.parties);
        if (scope === 'GRANTED')
          return grantedWorkflows(...filters, blueprint, ownerId, viewer.parties);
        return blueprint === null
          ? allWorkflows(...filters)
          : allWorkflowsOf(...filters, blueprint);
      };
      const before = String(decodeCursor(args.after, 1)?.[0] ?? newest);
      const wanted = { before, limit, page };
      const connected = ({ rows, leftAt }: SoughtPage) =>
        toConnection(
          rows.map(workflowOfRow),
          args,
          ({ id }) => [id],
          leftAt === null ? null : [leftAt],
        );
      if (args.field != null) {
        const answers = (...asked: Parameters<typeof allAnswersToField>) =>
          scope === 'ALL'
            ? allAnswersToField(...asked)
            : ownAnswersToField(...asked, viewer.userId, viewer.parties);
        return connected(await pageByField(context, args.field, answers, wanted));
      }
      // A person's own workflows are few and read completely. For all workflows, an index finds the
      // matches.
      if (stageStatus !== null && scope === 'ALL')
        return connected(
          await pageByStage(context, { statuses: stageStatus, stage, blueprint }, wanted),
        );
      const [rows] = await context.db.read(page(before, limit, null));
      return toConnection(rows.map(workflowOfRow), args, ({ id }) => [id]);
    },
  }),
}));

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
  fields: (t) => ({ workflow: t.field({ type: WorkflowRef, resolve: (node) => node }) }),
});

const StartWorkflowInput = builder.inputType('StartWorkflowInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true }),
    blueprintId: t.id({ required: true }),
    name: t.string({ description: 'Default: the name template of the blueprint.' }),
    ownerId: t.id({ required: true }),
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
      const values = (input.values ?? []).map(toGivenValue);
      const entered = await demandDocuments(context, values, { blueprintId: input.blueprintId });
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
