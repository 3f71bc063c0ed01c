import type {
  WireCondition,
  WireConditionPart,
} from '@baton/domain/blueprint/wire/wire-conditions';
import type { TaskFact, WhenUnknown } from '@baton/domain/condition/condition';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';
import { ConditionOperatorRef, MatchRef } from '../../fields/index.ts';

const WhenUnknownRef = builder.enumType('ConditionWhenUnknown', {
  description: 'What happens to a stage while a value of its condition is missing.',
  values: enumValues<WhenUnknown>({
    SKIP: 'The stage is skipped.',
    WAIT: 'The stage waits.',
  }),
});
export const TaskFactRef = builder.enumType('TaskFact', {
  description: 'Result of a task in a condition.',
  values: enumValues<TaskFact>({
    OUTCOME: 'Decision of an approval: APPROVED or REJECTED.',
    EXPIRED: 'True if the task expired.',
    SKIPPED: 'True if the task was skipped.',
    ON_TIME: 'True if the task was completed by its due date.',
  }),
});
const ConditionPartRef = builder.objectRef<WireConditionPart>('ConditionPart');
ConditionPartRef.implement({
  description:
    'A group if parts are set. Otherwise, a comparison of a submitted value or of a task outcome.',
  fields: (t) => ({
    match: t.field({
      type: MatchRef,
      nullable: true,
      description: 'How the parts combine. Null for a comparison.',
      resolve: ({ match }) => match,
    }),
    parts: t.field({
      type: [ConditionPartRef],
      nullable: true,
      description: 'Parts of the group. Null for a comparison.',
      resolve: ({ parts }) => parts,
    }),
    instance: t.id({
      nullable: true,
      description: 'Key of the compared field instance. Null for a task outcome.',
      resolve: ({ instance }) => instance,
    }),
    task: t.id({
      nullable: true,
      description: 'Key of the task. Null for a value.',
      resolve: ({ task }) => task,
    }),
    fact: t.field({
      type: TaskFactRef,
      nullable: true,
      description: 'Compared result of a task. Null for a value.',
      resolve: ({ fact }) => fact,
    }),
    operator: t.field({
      type: ConditionOperatorRef,
      nullable: true,
      description: 'How the value is compared. Null for a group.',
      resolve: ({ operator }) => operator,
    }),
    values: t.field({
      type: ['FieldValue'],
      nullable: true,
      description: 'Values to compare with. Null for a group.',
      resolve: ({ values }) => values,
    }),
  }),
});

export const StageConditionRef = builder.objectRef<WireCondition>('StageCondition').implement({
  description: 'Start condition, evaluated when the trigger of a stage is reached.',
  fields: (t) => ({
    match: t.field({
      type: MatchRef,
      description: 'How the parts combine.',
      resolve: ({ match }) => match,
    }),
    whenUnknown: t.field({
      type: WhenUnknownRef,
      description: 'What happens while a value is missing.',
      resolve: ({ whenUnknown }) => whenUnknown,
    }),
    parts: t.field({
      type: [ConditionPartRef],
      description: 'Parts of the condition.',
      resolve: ({ parts }) => parts,
    }),
  }),
});

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

const comparisonFields = (t: InputFields) => ({
  match: t.field({ type: MatchRef, description: 'How the parts combine. Null for a comparison.' }),
  instance: t.id({ description: 'Key of the compared field instance. Null for a task outcome.' }),
  leftFieldInstanceValueID: t.id({ description: 'Same as `instance`.' }),
  task: t.id({ description: 'Key of the task. Null for a value.' }),
  fact: t.field({ type: TaskFactRef, description: 'Compared result of a task. Null for a value.' }),
  operator: t.field({
    type: ConditionOperatorRef,
    description: 'How the value is compared. Null for a group.',
  }),
  operatorV2: t.field({ type: ConditionOperatorRef, description: 'Same as `operator`.' }),
  values: t.field({
    type: ['FieldValue'],
    description: 'Values to compare with. Programs can use typed values instead.',
  }),
  rightStringValue: t.string({ description: 'Text or option to compare with.' }),
  rightFloatValue: t.float({ description: 'Number to compare with.' }),
  rightIntValue: t.int({ description: 'Whole number to compare with.' }),
  rightBooleanValue: t.boolean({ description: 'Yes or no to compare with.' }),
  rightTimeValue: t.string({ description: 'Date with a time to compare with.' }),
  rightDateValue: t.field({ type: 'Date', description: 'Date to compare with.' }),
  rightStringMultiValue: t.stringList({ description: 'Texts or options to compare with.' }),
  rightFloatMultiValue: t.floatList({ description: 'Numbers to compare with.' }),
  rightIntMultiValue: t.intList({ description: 'Whole numbers to compare with.' }),
  rightPartyIdMultiValue: t.idList({
    description: 'IDs of people, teams, and roles to compare with.',
  }),
  rightPartyIDMultiValue: t.idList({ description: 'Same as `rightPartyIdMultiValue`.' }),
  rightTimeMultiValue: t.stringList({ description: 'Dates with times to compare with.' }),
  rightDateMultiValue: t.field({ type: ['Date'], description: 'Dates to compare with.' }),
});

// One type for each level instead of a recursive one, because the document compiler would unroll a
// recursive input without end. The third level exists to be rejected with a clear error.
const NestedConditionInput = builder.inputType('NestedConditionInput', {
  description: 'Comparison or group in a group of a condition.',
  fields: comparisonFields,
});
const GroupedConditionInput = builder.inputType('GroupedConditionInput', {
  description: 'Comparison in a group of a condition.',
  fields: (t) => ({
    ...comparisonFields(t),
    parts: t.field({
      type: [NestedConditionInput],
      description: "Refused: groups can't contain groups.",
    }),
  }),
});
const ConditionPartInput = builder.inputType('ConditionPartInput', {
  description: 'Comparison or group of a condition.',
  fields: (t) => ({
    ...comparisonFields(t),
    parts: t.field({ type: [GroupedConditionInput], description: 'Parts of a group.' }),
  }),
});

export const StageConditionInput = builder.inputType('StageConditionInput', {
  description: 'Start condition of a stage.',
  fields: (t) => ({
    match: t.field({ type: MatchRef, required: true, description: 'How the parts combine.' }),
    whenUnknown: t.field({
      type: WhenUnknownRef,
      required: true,
      description: 'What happens while a value is missing.',
    }),
    parts: t.field({
      type: [ConditionPartInput],
      required: true,
      description: 'Parts of the condition.',
    }),
  }),
});
