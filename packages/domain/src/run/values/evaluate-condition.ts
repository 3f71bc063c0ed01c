import { readValue } from '../../run-model/read-value.ts';
import type { FieldValue } from '../../field/field.ts';
import { itemsOf } from '../../field/kinds/choice/value-list.ts';
import type { DecisionRecord } from '../../run-model/event.ts';
import type { RunTask } from '../../run-model/run.ts';
import { taskByKey, valueAt, type RunView } from '../../run-model/run-view.ts';
import { isLate } from '../../task/due.ts';
import { operatorsOf, operatorsOfFact } from '../../condition/operators.ts';
import { combined, compareValue, truth, type Truth } from '../../condition/compare-values.ts';
import {
  comparisonsIn,
  type Comparison,
  type ConditionPart,
  type Operand,
  type StageCondition,
  type TaskFact,
} from '../../condition/condition.ts';

/** Returns a fact on a task, or null while it is unknown. */
const factOf = (task: RunTask, fact: TaskFact): string | boolean | null => {
  switch (fact) {
    case 'OUTCOME':
      return task.approvalStatus === 'APPROVED' || task.approvalStatus === 'REJECTED'
        ? task.approvalStatus
        : null;
    case 'EXPIRED':
      return task.expirationStatus === 'EXPIRED';
    case 'SKIPPED':
      return task.skippedAt !== null;
    case 'ON_TIME':
      return task.completedAt === null ? null : !isLate(task);
  }
};

/** Returns the value of an operand, or null while it is unknown. */
export const operandValue = (view: RunView, operand: Operand): FieldValue | null => {
  if (operand.kind === 'FIELD') return readValue(view, operand.instance);
  const task = taskByKey(view, operand.task);
  return task === undefined ? null : factOf(task, operand.fact);
};

/** Returns whether the operand has this operator; true for a missing operand. */
const isOperatorKnown = (view: RunView, { operand, operator }: Comparison): boolean => {
  if (operand.kind === 'TASK') return operatorsOfFact(operand.fact).includes(operator);
  const field = valueAt(view, operand.instance)?.field;
  return field === undefined || operatorsOf(field).includes(operator);
};

const evaluateComparison = (view: RunView, comparison: Comparison): Truth => {
  const { operand, operator, values } = comparison;
  if (!isOperatorKnown(view, comparison)) return 'UNKNOWN';
  const value = operandValue(view, operand);
  if (operand.kind === 'FIELD') {
    const field = valueAt(view, operand.instance)?.field;
    return field === undefined ? 'UNKNOWN' : compareValue(field, value, operator, values);
  }
  const [wanted] = values;
  if (value === null || wanted === undefined) return 'UNKNOWN';
  return truth((value === wanted) === (operator === 'EQUALS'));
};

const evaluatePart = (view: RunView, part: ConditionPart): Truth =>
  part.kind === 'GROUP'
    ? combined(
        part.match,
        part.parts.map((one) => evaluatePart(view, one)),
      )
    : evaluateComparison(view, part);

/** Evaluates the condition with the submitted values. */
export const evaluateCondition = (view: RunView, { match, parts }: StageCondition): Truth =>
  combined(
    match,
    parts.map((part) => evaluatePart(view, part)),
  );

const nameOf = (operand: Operand): string =>
  operand.kind === 'FIELD' ? operand.instance : `${operand.task} ${operand.fact}`;

const asOperand = (value: FieldValue | null): string | number | null => {
  if (value === null || typeof value === 'number' || typeof value === 'string') return value;
  return typeof value === 'boolean' ? String(value) : itemsOf(value).join(' ') || `${value.length}`;
};

/**
 * Returns the decision record: the result, the operand values, and invalid operators, which make
 * the result unknown.
 */
export const conditionDecision = (
  view: RunView,
  condition: StageCondition,
  result: Truth,
): DecisionRecord => {
  const comparisons = comparisonsIn(condition.parts);
  const unknown = comparisons.filter((one) => !isOperatorKnown(view, one));
  return {
    rule: 'STAGE_CONDITION',
    operands: {
      ...Object.fromEntries(
        comparisons.map(({ operand }) => [nameOf(operand), asOperand(operandValue(view, operand))]),
      ),
      ...(unknown.length > 0 && {
        unknownOperators: unknown.map((one) => `${nameOf(one.operand)} ${one.operator}`).join(', '),
      }),
    },
    result,
  };
};
