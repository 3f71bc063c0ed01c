import DataLoader from 'dataloader';
import { isMember } from '@baton/domain/party/actor';
import { mayReadWorkflow } from '@baton/domain/access/workflow/workflow-access';
import { mostColumns } from '@baton/domain/list/list-columns';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { readId } from '../../../platform/db/uuid.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import { PartyRef } from '../../people/index.ts';
import type { WorkflowNode } from '../workflow-node.ts';
import { StageStatusRef, WorkflowRef } from '../workflow.schema.ts';
import { fieldTextsOf, type FieldTexts } from './workflow-field-texts.ts';
import {
  stageSteps,
  waitedFor,
  type StageStepRow,
  type WaitedForRow,
} from './list-columns.queries.ts';

export { workflowsByFields } from './filter-by-field.ts';
export { fieldTextsOf } from './workflow-field-texts.ts';

/** Returns a loader of rows by workflow, in one round trip for all workflows of a page. */
const rowsByWorkflow = <Row extends { readonly workflowId: string }>(
  statement: (ids: readonly string[]) => Statement<Row>,
) => {
  const loaders = new WeakMap<RequestContext, DataLoader<string, readonly Row[]>>();
  return (context: RequestContext): DataLoader<string, readonly Row[]> => {
    const known = loaders.get(context);
    if (known !== undefined) return known;
    const loader = new DataLoader<string, readonly Row[]>(async (ids) => {
      const [rows] = await context.db.read(statement(ids));
      const groups = Map.groupBy(rows, ({ workflowId }) => workflowId);
      return ids.map((id) => groups.get(id) ?? []);
    });
    loaders.set(context, loader);
    return loader;
  };
};

const stepLoader = rowsByWorkflow<StageStepRow>(stageSteps);
const waitedForLoader = rowsByWorkflow<WaitedForRow>(waitedFor);

interface FieldText {
  readonly field: string;
  readonly name: string;
  readonly text: string;
}

interface FieldAsked {
  readonly field: string;
  readonly workflowId: string;
}

const textLoaders = new WeakMap<RequestContext, DataLoader<FieldAsked, FieldText | null, string>>();

/** Loads values of custom fields, in one round trip for each field of a page. */
const textLoader = (context: RequestContext): DataLoader<FieldAsked, FieldText | null, string> => {
  const known = textLoaders.get(context);
  if (known !== undefined) return known;
  const loader = new DataLoader<FieldAsked, FieldText | null, string>(
    async (asked) => {
      const groups = Map.groupBy(asked, ({ field }) => field);
      const texts = new Map<string, FieldTexts | null>();
      for (const [field, group] of groups) {
        const ids = group.map(({ workflowId }) => workflowId);
        texts.set(field, await fieldTextsOf(context, field, ids));
      }
      return asked.map(({ field, workflowId }) => {
        const found = texts.get(field) ?? null;
        const text = found?.byWorkflow.get(workflowId) ?? '';
        return found === null ? null : { field, name: found.name, text };
      });
    },
    { cacheKeyFn: ({ field, workflowId }) => `${field} ${workflowId}` },
  );
  textLoaders.set(context, loader);
  return loader;
};

const reads = async ({ facts }: WorkflowNode, context: RequestContext): Promise<boolean> =>
  mayReadWorkflow(actorOf(await context.viewer()), facts) === null;

/** Returns the values of custom fields in a workflow, without fields that the viewer can't read. */
export const loadFieldTexts = async (
  context: RequestContext,
  fields: readonly string[],
  workflowId: string,
): Promise<FieldText[]> => {
  const known = fields.slice(0, mostColumns).flatMap((field) => readId(field) ?? []);
  const texts = await Promise.all(
    known.map((field) => textLoader(context).load({ field, workflowId })),
  );
  return texts.filter((text) => text !== null);
};

const StageStepRef = builder.objectRef<StageStepRow>('StageStep').implement({
  description: 'Name and status of a stage in a list.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the stage.' }),
    status: t.expose('status', { type: StageStatusRef, description: 'Status of the stage.' }),
  }),
});

export const FieldTextRef = builder.objectRef<FieldText>('WorkflowFieldText').implement({
  description: 'Values of a custom field in a workflow, in the language of the viewer.',
  fields: (t) => ({
    field: t.exposeID('field', { description: 'ID of the custom field.' }),
    name: t.exposeString('name', { description: 'Name of the field.' }),
    text: t.exposeString('text', { description: 'Empty without a value.' }),
  }),
});

builder.objectFields(WorkflowRef, (t) => ({
  lastChangeDate: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Time of the last command. Null outside lists.',
    resolve: ({ changedAt }) => changedAt,
  }),
  stageSteps: t.field({
    type: [StageStepRef],
    description: 'Stages in order, without their tasks.',
    resolve: async (node, _, context) =>
      (await reads(node, context)) ? [...(await stepLoader(context).load(node.id))] : [],
  }),
  waitsFor: t.field({
    type: [PartyRef],
    description: 'Who must act, earliest due date first. Only for internal people.',
    resolve: async (node, _, context) =>
      isMember(actorOf(await context.viewer())) && (await reads(node, context))
        ? [...(await waitedForLoader(context).load(node.id))]
        : [],
  }),
  fieldTexts: t.field({
    type: [FieldTextRef],
    description: 'Values of these custom fields. Leaves out fields that the viewer can’t read.',
    args: { fields: t.arg.idList({ required: true, description: 'IDs of the custom fields.' }) },
    resolve: async (node, { fields }, context) =>
      (await reads(node, context)) ? loadFieldTexts(context, fields, node.id) : [],
  }),
}));
