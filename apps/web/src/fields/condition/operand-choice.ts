import type { ConditionOperator, Match } from '@baton/domain/condition/condition';
import type { BlueprintField, FieldValue } from '@baton/domain/field/field';

/** An operand of a condition. */
export interface OperandChoice<Operand> {
  /** Unique id of the operand. */
  readonly id: string;
  readonly operand: Operand;
  readonly label: string;
  /** Where it comes from: its task, its section, or the start. */
  readonly group: string;
  /** Null for an outcome or a boolean. */
  readonly field: BlueprintField | null;
  readonly isOutcome: boolean;
  readonly operators: readonly ConditionOperator[];
}

export interface BuiltComparison<Operand> {
  readonly kind: 'COMPARISON';
  readonly operand: Operand;
  readonly operator: ConditionOperator;
  readonly values: readonly FieldValue[];
}

export interface BuiltGroup<Operand> {
  readonly kind: 'GROUP';
  readonly match: Match;
  readonly parts: readonly BuiltPart<Operand>[];
}

export type BuiltPart<Operand> = BuiltComparison<Operand> | BuiltGroup<Operand>;

export interface BuiltList<Operand> {
  readonly match: Match;
  readonly parts: readonly BuiltPart<Operand>[];
}

/** Returns the initial comparison for an operand: its first operator, or checked for a checkbox. */
export const freshComparison = <Operand>({
  operand,
  operators,
  field,
}: OperandChoice<Operand>): BuiltComparison<Operand> => ({
  kind: 'COMPARISON',
  operand,
  operator: operators[0] ?? 'NOT_EMPTY',
  values: field?.kind === 'CHECKBOX' ? [true] : [],
});
