import type {
  ConditionOperator,
  ConditionPart,
  Match,
  StageCondition,
  TaskFact,
  WhenUnknown,
} from '../condition/condition.ts';
import { asId, type InstanceKey, type TaskKey } from '../core/ids.ts';
import type { FieldValue } from '../field/field.ts';

type Maybe<T> = T | null | undefined;

/** A group where `parts` is given, else a comparison of `instance`, or of the `fact` of `task`. */
export interface WireConditionPart {
  readonly match?: Maybe<Match>;
  readonly parts?: Maybe<readonly WireConditionPart[]>;
  readonly instance?: Maybe<string>;
  readonly task?: Maybe<string>;
  readonly fact?: Maybe<TaskFact>;
  readonly operator?: Maybe<ConditionOperator>;
  readonly values?: Maybe<readonly FieldValue[]>;
}

export interface WireCondition {
  readonly match: Match;
  readonly whenUnknown: WhenUnknown;
  readonly parts: readonly WireConditionPart[];
}

const partFromWire = (part: WireConditionPart): ConditionPart => {
  if (part.parts)
    return { kind: 'GROUP', match: part.match ?? 'ALL', parts: part.parts.map(partFromWire) };
  return {
    kind: 'COMPARISON',
    operand:
      typeof part.task === 'string'
        ? { kind: 'TASK', task: asId<TaskKey>(part.task), fact: part.fact ?? 'SKIPPED' }
        : { kind: 'FIELD', instance: asId<InstanceKey>(part.instance ?? '') },
    operator: part.operator ?? 'NOT_EMPTY',
    values: part.values ?? [],
  };
};

export const conditionFromWire = (condition: Maybe<WireCondition>): StageCondition | null =>
  condition
    ? {
        match: condition.match,
        whenUnknown: condition.whenUnknown,
        parts: condition.parts.map(partFromWire),
      }
    : null;

const partToWire = (part: ConditionPart): WireConditionPart => {
  if (part.kind === 'GROUP') return { match: part.match, parts: part.parts.map(partToWire) };
  const { operand, operator, values } = part;
  return operand.kind === 'FIELD'
    ? { instance: operand.instance, operator, values }
    : { task: operand.task, fact: operand.fact, operator, values };
};

export const conditionToWire = (condition: StageCondition | null): WireCondition | null =>
  condition === null
    ? null
    : {
        match: condition.match,
        whenUnknown: condition.whenUnknown,
        parts: condition.parts.map(partToWire),
      };
