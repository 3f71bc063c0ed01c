import type { InstanceKey, TaskKey } from '../core/ids.ts';
import type { FieldValue } from '../field/field.ts';

/** Whether a stage runs when its trigger is reached. */
export interface StageCondition {
  readonly match: Match;
  /** Comparisons and groups of comparisons; nested groups are refused. */
  readonly parts: readonly ConditionPart[];
  /** What happens if an operand is missing: the stage is skipped, or waits for it. */
  readonly whenUnknown: WhenUnknown;
}

export type Match = 'ALL' | 'ANY';
export type WhenUnknown = 'SKIP' | 'WAIT';
export type ConditionPart = Comparison | ConditionGroup;

export interface ConditionGroup {
  readonly kind: 'GROUP';
  readonly match: Match;
  readonly parts: readonly ConditionPart[];
}

export interface Comparison {
  readonly kind: 'COMPARISON';
  readonly operand: Operand;
  readonly operator: ConditionOperator;
  /** Comparison values: none, one, two, or a list, depending on the operator. */
  readonly values: readonly FieldValue[];
}

/** A submitted value or the status of a task. */
export type Operand =
  | { readonly kind: 'FIELD'; readonly instance: InstanceKey }
  | { readonly kind: 'TASK'; readonly task: TaskKey; readonly fact: TaskFact };

/** OUTCOME is APPROVED or REJECTED. The others are true or false. */
export type TaskFact = 'OUTCOME' | 'EXPIRED' | 'SKIPPED' | 'ON_TIME';

export type ConditionOperator =
  | 'EMPTY'
  | 'NOT_EMPTY'
  | 'EQUALS'
  | 'NOT_EQUALS'
  | 'CONTAINS'
  | 'NOT_CONTAINS'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUALS'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUALS'
  | 'BETWEEN'
  | 'CONTAINS_ANY_OF'
  | 'CONTAINS_ALL_OF'
  | 'CONTAINS_NONE_OF';

/** Returns the comparisons of a condition, including those in groups. */
export const comparisonsIn = (parts: readonly ConditionPart[]): readonly Comparison[] =>
  parts.flatMap((part) => (part.kind === 'GROUP' ? comparisonsIn(part.parts) : [part]));
