import type {
  WireCondition,
  WireConditionPart,
} from '@baton/domain/blueprint/wire/wire-conditions';
import type { TaskFact, WhenUnknown } from '@baton/domain/condition/condition';
import { builder } from '../../platform/graphql/builder.ts';
import { ConditionOperatorRef, MatchRef } from '../fields/index.ts';

const WhenUnknownRef = builder.enumType('ConditionWhenUnknown', {
  description: 'Whether a stage is skipped or waits while a value is missing.',
  values: ['SKIP', 'WAIT'] as const satisfies readonly WhenUnknown[],
});
export const TaskFactRef = builder.enumType('TaskFact', {
  description: 'Result of a task. OUTCOME: APPROVED or REJECTED. Others: true or false.',
  values: ['OUTCOME', 'EXPIRED', 'SKIPPED', 'ON_TIME'] as const satisfies readonly TaskFact[],
});
const ConditionPartRef = builder.objectRef<WireConditionPart>('ConditionPart');
ConditionPartRef.implement({
  description:
    'A group if parts are set. Otherwise, a comparison of a submitted value or of a task outcome.',
  fields: (t) => ({
    match: t.field({ type: MatchRef, nullable: true, resolve: ({ match }) => match }),
    parts: t.field({ type: [ConditionPartRef], nullable: true, resolve: ({ parts }) => parts }),
    instance: t.id({ nullable: true, resolve: ({ instance }) => instance }),
    task: t.id({ nullable: true, resolve: ({ task }) => task }),
    fact: t.field({ type: TaskFactRef, nullable: true, resolve: ({ fact }) => fact }),
    operator: t.field({
      type: ConditionOperatorRef,
      nullable: true,
      resolve: ({ operator }) => operator,
    }),
    values: t.field({ type: ['FieldValue'], nullable: true, resolve: ({ values }) => values }),
  }),
});

export const StageConditionRef = builder.objectRef<WireCondition>('StageCondition').implement({
  description: 'Start condition, evaluated when the trigger of a stage is reached.',
  fields: (t) => ({
    match: t.field({ type: MatchRef, resolve: ({ match }) => match }),
    whenUnknown: t.field({ type: WhenUnknownRef, resolve: ({ whenUnknown }) => whenUnknown }),
    parts: t.field({ type: [ConditionPartRef], resolve: ({ parts }) => parts }),
  }),
});

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

const comparisonFields = (t: InputFields) => ({
  match: t.field({ type: MatchRef }),
  instance: t.id(),
  leftFieldInstanceValueID: t.id({ description: 'Same as `instance`.' }),
  task: t.id(),
  fact: t.field({ type: TaskFactRef }),
  operator: t.field({ type: ConditionOperatorRef }),
  operatorV2: t.field({ type: ConditionOperatorRef, description: 'Same as `operator`.' }),
  values: t.field({
    type: ['FieldValue'],
    description: 'Values to compare with. Programs can use typed values instead.',
  }),
  rightStringValue: t.string(),
  rightFloatValue: t.float(),
  rightIntValue: t.int(),
  rightBooleanValue: t.boolean(),
  rightTimeValue: t.string(),
  rightDateValue: t.field({ type: 'Date' }),
  rightStringMultiValue: t.stringList(),
  rightFloatMultiValue: t.floatList(),
  rightIntMultiValue: t.intList(),
  rightPartyIdMultiValue: t.idList(),
  rightPartyIDMultiValue: t.idList(),
  rightTimeMultiValue: t.stringList(),
  rightDateMultiValue: t.field({ type: ['Date'] }),
});

// One type for each level instead of a recursive one, because the document compiler would unroll a
// recursive input without end. The third level exists to be rejected with a clear error.
const NestedConditionInput = builder.inputType('NestedConditionInput', {
  fields: comparisonFields,
});
const GroupedConditionInput = builder.inputType('GroupedConditionInput', {
  fields: (t) => ({
    ...comparisonFields(t),
    parts: t.field({
      type: [NestedConditionInput],
      description: "Refused: groups can't contain groups.",
    }),
  }),
});
const ConditionPartInput = builder.inputType('ConditionPartInput', {
  fields: (t) => ({
    ...comparisonFields(t),
    parts: t.field({ type: [GroupedConditionInput], description: 'Parts of a group.' }),
  }),
});

export const StageConditionInput = builder.inputType('StageConditionInput', {
  fields: (t) => ({
    match: t.field({ type: MatchRef, required: true }),
    whenUnknown: t.field({ type: WhenUnknownRef, required: true }),
    parts: t.field({ type: [ConditionPartInput], required: true }),
  }),
});
