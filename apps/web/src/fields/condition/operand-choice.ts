import type { ConditionOperator, Match } from '@baton/domain/condition/condition';
import type { BlueprintField, FieldValue } from '@baton/domain/field/field';

/** Something that a condition can compare. */
export interface OperandChoice<Operand> {
  /** Tells operands apart. */
  readonly id: string;
  readonly operand: Operand;
  readonly label: string;
  /** Where it stands: its task, its section, or the start. */
  readonly group: string;
  /** Null: it is true or false, or an outcome. */
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

/** What begins a condition: the first way to compare. A box is asked for its mark. */
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
