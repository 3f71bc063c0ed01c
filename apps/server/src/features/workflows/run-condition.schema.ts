import { readsWorkflow } from '@baton/domain/run/facts/facts-of-workflow';
import type {
  Comparison,
  ConditionPart,
  Match,
  StageCondition,
} from '@baton/domain/condition/condition';
import type { BlueprintField } from '@baton/domain/field/field';
import type { RunStage } from '@baton/domain/run-model/run';
import { taskByKey, valueAt } from '@baton/domain/run-model/run-view';
import { waitingForStage } from '@baton/domain/workflow/waiting';
import { builder } from '../../platform/graphql/builder.ts';
import { TaskFactRef } from '../blueprints/index.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { translatedField, ConditionOperatorRef, FieldKindRef, MatchRef } from '../fields/index.ts';
import type { RunDetails } from '../runs/index.ts';

interface Listed {
  readonly match: Match;
  readonly parts: readonly ConditionPart[];
}

interface PartNode {
  readonly part: ConditionPart;
  readonly details: RunDetails;
}

interface ConditionNode {
  readonly condition: StageCondition;
  readonly stage: RunStage;
  readonly details: RunDetails;
}

/**
 * Returns the condition of a stage. Callers must check read access to the whole workflow, because
 * conditions name fields of other tasks.
 */
export const conditionOf = (stage: RunStage, details: RunDetails): ConditionNode | null =>
  stage.condition === null || !readsWorkflow(details.view, details.viewer)
    ? null
    : { condition: stage.condition, stage, details };

/**
 * Returns the compared field as the reader's form shows it. Returns null if a condition compares no
 * field.
 */
const askedIn = async (
  { operand }: Comparison,
  details: RunDetails,
  context: RequestContext,
): Promise<BlueprintField | null> => {
  const place = operand.kind === 'FIELD' ? valueAt(details.view, operand.instance) : undefined;
  return place === undefined ? null : translatedField(context, details, place);
};

const nameOf = async (
  comparison: Comparison,
  details: RunDetails,
  context: RequestContext,
): Promise<string> => {
  const { operand } = comparison;
  if (operand.kind === 'FIELD') return (await askedIn(comparison, details, context))?.name ?? '';
  const task = taskByKey(details.view, operand.task);
  return task === undefined ? '' : (details.texts.tasks.get(task.id)?.name ?? '');
};

const RunConditionOptionRef = builder
  .objectRef<{ readonly id: string; readonly name: string }>('RunConditionOption')
  .implement({
    description: 'Option that a condition compares with.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'ID of the option.' }),
      name: t.exposeString('name', { description: "Name in the reader's language." }),
    }),
  });

const groupOf = ({ part }: PartNode): Listed | null => (part.kind === 'GROUP' ? part : null);
const comparisonOf = ({ part }: PartNode): Comparison | null =>
  part.kind === 'COMPARISON' ? part : null;

const fieldOf = async (node: PartNode, context: RequestContext): Promise<BlueprintField | null> => {
  const comparison = comparisonOf(node);
  return comparison === null ? null : askedIn(comparison, node.details, context);
};

const RunConditionPartRef = builder.objectRef<PartNode>('RunConditionPart');
RunConditionPartRef.implement({
  description: 'A group if match is set. Otherwise, a comparison.',
  fields: (t) => ({
    match: t.field({
      type: MatchRef,
      nullable: true,
      description: 'How the parts combine. Null for a comparison.',
      resolve: (node) => groupOf(node)?.match ?? null,
    }),
    parts: t.field({
      type: [RunConditionPartRef],
      description: 'Parts of the group. Empty for a comparison.',
      resolve: (node) =>
        (groupOf(node)?.parts ?? []).map((part) => ({ part, details: node.details })),
    }),
    name: t.string({
      description: 'Name of the field, or of the task if fact is set.',
      resolve: (node, _, context) => {
        const comparison = comparisonOf(node);
        return comparison === null ? '' : nameOf(comparison, node.details, context);
      },
    }),
    fact: t.field({
      type: TaskFactRef,
      nullable: true,
      description: 'Compared result of a task. Null for a value.',
      resolve: (node) => {
        const operand = comparisonOf(node)?.operand;
        return operand?.kind === 'TASK' ? operand.fact : null;
      },
    }),
    kind: t.field({
      type: FieldKindRef,
      nullable: true,
      description: 'Type of the compared field. Null for a task outcome and a group.',
      resolve: async (node, _, context) => (await fieldOf(node, context))?.kind ?? null,
    }),
    options: t.field({
      type: [RunConditionOptionRef],
      description: 'Options among the values to compare with.',
      resolve: async (node, _, context) => (await fieldOf(node, context))?.options ?? [],
    }),
    unit: t.string({
      nullable: true,
      description: 'Currency or unit of the value. Null without one.',
      resolve: async (node, _, context) => (await fieldOf(node, context))?.unit ?? null,
    }),
    operator: t.field({
      type: ConditionOperatorRef,
      nullable: true,
      description: 'How the value is compared. Null for a group.',
      resolve: (node) => comparisonOf(node)?.operator ?? null,
    }),
    values: t.field({
      type: ['FieldValue'],
      description: 'Values to compare with. Empty for a group.',
      resolve: (node) => comparisonOf(node)?.values ?? [],
    }),
  }),
});

export const RunConditionRef = builder.objectRef<ConditionNode>('RunCondition').implement({
  description: 'Start condition of a stage, evaluated when its trigger is reached.',
  fields: (t) => ({
    match: t.field({
      type: MatchRef,
      description: 'How the parts combine.',
      resolve: ({ condition }) => condition.match,
    }),
    parts: t.field({
      type: [RunConditionPartRef],
      description: 'Parts of the condition.',
      resolve: ({ condition, details }) => condition.parts.map((part) => ({ part, details })),
    }),
    isUnmet: t.boolean({
      description: 'True if the condition skipped the stage.',
      resolve: ({ stage }) => stage.skip?.reason === 'CONDITION',
    }),
    isOpen: t.boolean({
      description: 'True if the stage waits for values.',
      resolve: ({ stage, details }) => waitingForStage(details.view, stage)?.code === 'CONDITION',
    }),
  }),
});
