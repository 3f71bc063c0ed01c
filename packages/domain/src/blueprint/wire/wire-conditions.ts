import type {
  ConditionOperator,
  ConditionPart,
  Match,
  Operand,
  StageCondition,
  TaskFact,
  WhenUnknown,
} from '../../condition/condition.ts';
import { asId, type InstanceKey, type TaskKey } from '../../core/ids.ts';
import type { FieldValue } from '../../field/field.ts';

type Maybe<T> = T | null | undefined;

/** Comparison values by type, for API clients with typed values. */
export interface TypedComparands {
  readonly rightStringValue?: Maybe<string>;
  readonly rightFloatValue?: Maybe<number>;
  readonly rightIntValue?: Maybe<number>;
  readonly rightBooleanValue?: Maybe<boolean>;
  readonly rightTimeValue?: Maybe<string>;
  readonly rightDateValue?: Maybe<string>;
  readonly rightStringMultiValue?: Maybe<readonly string[]>;
  readonly rightFloatMultiValue?: Maybe<readonly number[]>;
  readonly rightIntMultiValue?: Maybe<readonly number[]>;
  readonly rightPartyIdMultiValue?: Maybe<readonly string[]>;
  readonly rightPartyIDMultiValue?: Maybe<readonly string[]>;
  readonly rightTimeMultiValue?: Maybe<readonly string[]>;
  readonly rightDateMultiValue?: Maybe<readonly string[]>;
}

/** A group if `parts` is given, else a comparison of `instance` or of the `fact` of `task`. */
export interface WireConditionPart extends TypedComparands {
  readonly match?: Maybe<Match>;
  readonly parts?: Maybe<readonly WireConditionPart[]>;
  readonly instance?: Maybe<string>;
  /** Alternative names that programs may send, like `operatorV2`. */
  readonly leftFieldInstanceValueID?: Maybe<string>;
  readonly operatorV2?: Maybe<ConditionOperator>;
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

/** Returns all given values; the linter reports too many. */
const comparandsOf = (part: WireConditionPart): readonly FieldValue[] => {
  const single = [
    part.rightStringValue,
    part.rightFloatValue,
    part.rightIntValue,
    part.rightBooleanValue,
    part.rightTimeValue,
    part.rightDateValue,
  ];
  const lists: readonly Maybe<readonly (string | number)[]>[] = [
    part.rightStringMultiValue,
    part.rightFloatMultiValue,
    part.rightIntMultiValue,
    part.rightPartyIdMultiValue,
    part.rightPartyIDMultiValue,
    part.rightTimeMultiValue,
    part.rightDateMultiValue,
  ];
  return [
    ...(part.values ?? []),
    ...single.filter((value) => value !== null && value !== undefined),
    ...lists.flatMap((values) => values ?? []),
  ];
};

const operandFromWire = (part: WireConditionPart): Operand | null => {
  const instance = part.instance ?? part.leftFieldInstanceValueID;
  if (instance) return { kind: 'FIELD', instance: asId<InstanceKey>(instance) };
  return part.task && part.fact
    ? { kind: 'TASK', task: asId<TaskKey>(part.task), fact: part.fact }
    : null;
};

/** Returns the parsed parts; incomplete comparisons were already refused. */
const partFromWire = (part: WireConditionPart): readonly ConditionPart[] => {
  if (part.parts)
    return [{ kind: 'GROUP', match: part.match ?? 'ALL', parts: part.parts.flatMap(partFromWire) }];
  const operand = operandFromWire(part);
  const operator = part.operator ?? part.operatorV2;
  return operand !== null && operator
    ? [{ kind: 'COMPARISON', operand, operator, values: comparandsOf(part) }]
    : [];
};

export const conditionFromWire = (condition: Maybe<WireCondition>): StageCondition | null =>
  condition
    ? {
        match: condition.match,
        whenUnknown: condition.whenUnknown,
        parts: condition.parts.flatMap(partFromWire),
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
