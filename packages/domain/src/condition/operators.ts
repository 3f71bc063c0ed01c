import type { BlueprintField, FieldKind } from '../field/field.ts';
import type { ConditionOperator, TaskFact } from './condition.ts';

/** Number of values that an operator needs. */
export type Arity = 'NONE' | 'ONE' | 'TWO' | 'LIST';

const arities: Readonly<Record<ConditionOperator, Arity>> = {
  EMPTY: 'NONE',
  NOT_EMPTY: 'NONE',
  EQUALS: 'ONE',
  NOT_EQUALS: 'ONE',
  CONTAINS: 'ONE',
  NOT_CONTAINS: 'ONE',
  GREATER_THAN: 'ONE',
  GREATER_THAN_OR_EQUALS: 'ONE',
  LESS_THAN: 'ONE',
  LESS_THAN_OR_EQUALS: 'ONE',
  BETWEEN: 'TWO',
  CONTAINS_ANY_OF: 'LIST',
  CONTAINS_ALL_OF: 'LIST',
  CONTAINS_NONE_OF: 'LIST',
};
export const arityOf = (operator: ConditionOperator): Arity => arities[operator];

export const isOperator = (text: unknown): text is ConditionOperator =>
  typeof text === 'string' && Object.hasOwn(arities, text);

const textual: readonly ConditionOperator[] = [
  'EQUALS',
  'NOT_EQUALS',
  'CONTAINS',
  'NOT_CONTAINS',
  'EMPTY',
  'NOT_EMPTY',
];
const ordered: readonly ConditionOperator[] = [
  'EQUALS',
  'NOT_EQUALS',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUALS',
  'LESS_THAN',
  'LESS_THAN_OR_EQUALS',
  'BETWEEN',
  'EMPTY',
  'NOT_EMPTY',
];
const listed: readonly ConditionOperator[] = [
  'CONTAINS_ANY_OF',
  'CONTAINS_ALL_OF',
  'CONTAINS_NONE_OF',
  'EMPTY',
  'NOT_EMPTY',
];

/** Types that can't be compared can only be empty or not. */
const present: readonly ConditionOperator[] = ['NOT_EMPTY', 'EMPTY'];

const operators: Readonly<Record<FieldKind, readonly ConditionOperator[]>> = {
  TEXT: textual,
  EMAIL: textual,
  PHONE: textual,
  NUMBER: ordered,
  CURRENCY: ordered,
  DATE: ordered,
  CHECKBOX: ['EQUALS'],
  SELECT: ['EQUALS', 'NOT_EQUALS', 'CONTAINS_ANY_OF', 'CONTAINS_NONE_OF', 'EMPTY', 'NOT_EMPTY'],
  MULTI_SELECT: listed,
  PEOPLE: listed,
  PRODUCT_OBJECT: listed,
  DOCUMENT: present,
  SIGNATURE: present,
  CERTIFICATE: present,
  TABLE: present,
};

/** Returns the operators of a field type, most common first. */
export const operatorsOf = ({ kind }: Pick<BlueprintField, 'kind'>): readonly ConditionOperator[] =>
  operators[kind];

const ofFacts: Readonly<Record<TaskFact, readonly ConditionOperator[]>> = {
  OUTCOME: ['EQUALS', 'NOT_EQUALS'],
  EXPIRED: ['EQUALS'],
  SKIPPED: ['EQUALS'],
  ON_TIME: ['EQUALS'],
};

/** Returns the operators of a task fact. */
export const operatorsOfFact = (fact: TaskFact): readonly ConditionOperator[] => ofFacts[fact];

export const isTaskFact = (text: unknown): text is TaskFact =>
  typeof text === 'string' && Object.hasOwn(ofFacts, text);
