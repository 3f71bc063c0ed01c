import { z } from 'zod';
import type {
  ConditionOperator,
  ConditionPart,
  Match,
  Operand,
  StageCondition,
  TaskFact,
  WhenUnknown,
} from '../condition/condition.ts';
import { fieldValue, placeOf } from './field-schema.ts';
import { id, list, object, oneOf, variants } from './schema-kit.ts';

export const match = oneOf<Match>({ ALL: 'All must be met.', ANY: 'At least one must be met.' });

export const operator = oneOf<ConditionOperator>({
  EMPTY: 'It has no value.',
  NOT_EMPTY: 'It has a value.',
  EQUALS: 'It is equal.',
  NOT_EQUALS: 'It is different.',
  CONTAINS: 'It contains the value.',
  NOT_CONTAINS: "It doesn't contain the value.",
  GREATER_THAN: 'It is greater or later.',
  GREATER_THAN_OR_EQUALS: 'It is equal, greater, or later.',
  LESS_THAN: 'It is less or earlier.',
  LESS_THAN_OR_EQUALS: 'It is equal, less, or earlier.',
  BETWEEN: 'It is between two values.',
  CONTAINS_ANY_OF: 'It contains one of the values.',
  CONTAINS_ALL_OF: 'It contains all values.',
  CONTAINS_NONE_OF: 'It contains none of the values.',
});

const operand = variants<Operand>({
  FIELD: { shape: { instance: placeOf } },
  TASK: {
    shape: {
      task: id('Key of the task.'),
      fact: oneOf<TaskFact>({
        OUTCOME: 'Decision of an approval: APPROVED or REJECTED.',
        EXPIRED: 'True if the task expired.',
        SKIPPED: 'True if the task was skipped.',
        ON_TIME: 'True if the task was completed by its due date.',
      }),
    },
  },
});

/** The rules refuse groups in groups with a clear error, so they are part of the schema. */
const partsAt = (depth: number): z.ZodType<readonly ConditionPart[]> =>
  list(
    variants<ConditionPart>({
      COMPARISON: {
        shape: {
          operand: operand.describe('Compared value.'),
          operator,
          values: list(fieldValue).describe('Values to compare with.'),
        },
        defaults: { values: [] },
      },
      GROUP: { shape: { match, parts: depth === 0 ? list(z.never()) : partsAt(depth - 1) } },
    }),
  );

export const condition = object<StageCondition>({
  match,
  whenUnknown: oneOf<WhenUnknown>({ SKIP: 'The stage is skipped.', WAIT: 'The stage waits.' }),
  parts: partsAt(1).describe('Comparisons, and groups of comparisons.'),
}).meta({ id: 'Condition', description: 'Condition about values and results of tasks.' });
