import type { Comparison, ConditionOperator, Operand } from '../../condition/condition.ts';
import { misfitOf } from '../../condition/misfit.ts';
import { operatorsOf, operatorsOfFact } from '../../condition/operators.ts';
import { valueFault, type ValueFault } from '../../condition/value-fault.ts';
import type { StageKey, TaskKey } from '../../core/ids.ts';
import type { BlueprintField, FieldValue } from '../../field/field.ts';
import type { placedInstances } from '../places/instances.ts';
import type { BlueprintContent, BlueprintTask } from '../content.ts';
import type { LintCode, LintFinding } from './lint-findings.ts';
import { outcomesOf } from '../start-outcomes.ts';

/** The context in which conditions are checked. */
export interface ConditionSurroundings {
  readonly content: BlueprintContent;
  readonly placed: ReturnType<typeof placedInstances>;
  readonly place: ReadonlyMap<StageKey | TaskKey, number>;
}

/** Why a comparison is invalid, with names for the message. */
export interface ComparisonFault {
  readonly code: Extract<LintCode, `Condition${string}`>;
  readonly params: LintFinding['params'];
}

/** The operand and how it can be compared. */
interface Compared {
  readonly operand: string;
  readonly field: BlueprintField | null;
  readonly task: BlueprintTask | null;
}

type Gone = 'PLACE' | 'FIELD' | 'TASK';

const comparedIn = (
  { content, placed }: ConditionSurroundings,
  operand: Operand,
): Compared | Gone => {
  if (operand.kind === 'TASK') {
    const task = content.tasks[operand.task];
    return task === undefined ? 'TASK' : { operand: task.name, field: null, task };
  }
  const found = placed.get(operand.instance);
  if (found === undefined) return 'PLACE';
  const field = content.fields[found.instance.field];
  return field === undefined ? 'FIELD' : { operand: field.name, field, task: found.task };
};

const allowedOf = (
  operand: Operand,
  field: BlueprintField | null,
): readonly ConditionOperator[] => {
  if (operand.kind === 'TASK') return operatorsOfFact(operand.fact);
  return field === null ? [] : operatorsOf(field);
};

const factFault = (operand: Operand, values: readonly FieldValue[]): ValueFault | null => {
  const isOutcome = operand.kind === 'TASK' && operand.fact === 'OUTCOME';
  const isFit = (value: FieldValue): boolean =>
    isOutcome ? value === 'APPROVED' || value === 'REJECTED' : typeof value === 'boolean';
  if (values.every(isFit)) return null;
  return isOutcome ? 'NOT_OPTION' : 'NOT_YES_OR_NO';
};

/**
 * Returns why the comparison is invalid if everything before the position `own` is known, or null.
 */
export const comparisonFault = (
  { operand, operator, values }: Comparison,
  own: number,
  known: ConditionSurroundings,
): ComparisonFault | null => {
  const compared = comparedIn(known, operand);
  if (typeof compared === 'string')
    return { code: 'ConditionOperandMissing', params: { reason: compared } };
  const { field, task } = compared;
  const params = {
    operand: compared.operand,
    operator,
    ...(operand.kind === 'TASK' ? { fact: operand.fact } : { kind: field?.kind ?? '' }),
  };
  if (task !== null) {
    const at = known.place.get(task.stage) ?? own;
    const reason = own < 0 ? 'AT_START' : at === own ? 'SAME_STAGE' : 'LATER';
    if (at >= own)
      return { code: 'ConditionOperandLater', params: { ...params, other: task.name, reason } };
    const isUndecided = operand.kind === 'TASK' && operand.fact === 'OUTCOME';
    if (isUndecided && !outcomesOf(task.type).includes('APPROVED'))
      return { code: 'ConditionOperandUnfit', params: { operand: task.name } };
  }
  const misfit = misfitOf(operator, values, allowedOf(operand, field), () =>
    field === null ? factFault(operand, values) : valueFault(operator, values, field),
  );
  if (misfit === null) return null;
  switch (misfit.kind) {
    case 'OPERATOR':
      return { code: 'ConditionOperatorInvalid', params };
    case 'VALUE':
      return { code: 'ConditionValueInvalid', params: { ...params, reason: misfit.fault } };
    case 'VALUE_REQUIRED':
    case 'VALUE_FORBIDDEN': {
      const code =
        misfit.kind === 'VALUE_REQUIRED' ? 'ConditionValueRequired' : 'ConditionValueForbidden';
      return { code, params: { ...params, reason: misfit.arity, count: values.length } };
    }
  }
};
