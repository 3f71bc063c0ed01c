import {
  comparisonsIn,
  type Comparison,
  type Operand,
  type StageCondition,
} from '../condition/condition.ts';
import { areValuesFitting, valueCount } from '../condition/fitting-values.ts';
import { operatorsOf, operatorsOfFact } from '../condition/operators.ts';
import type { StageKey, TaskKey } from '../core/ids.ts';
import type { BlueprintField } from '../field/field.ts';
import { placedInstances, type PlacedInstance } from '../field/instances.ts';
import type { BlueprintContent, BlueprintStage, BlueprintTask } from './content.ts';
import { finding, type LintCode, type LintFinding } from './lint-findings.ts';

/** What conditions are looked at with. */
export interface ConditionSurroundings {
  readonly content: BlueprintContent;
  readonly placed: ReturnType<typeof placedInstances>;
  readonly place: ReadonlyMap<StageKey | TaskKey, number>;
}

/** What a comparison compares, or undefined where it is not there any more. */
interface Compared {
  readonly field: BlueprintField | null;
  readonly task: BlueprintTask | null;
}

const comparedIn = (
  { content, placed }: ConditionSurroundings,
  operand: Operand,
): Compared | undefined => {
  if (operand.kind === 'TASK') {
    const task = content.tasks[operand.task];
    return task === undefined ? undefined : { field: null, task };
  }
  const found: PlacedInstance | undefined = placed.get(operand.instance);
  const field = found === undefined ? undefined : content.fields[found.instance.field];
  return found === undefined || field === undefined ? undefined : { field, task: found.task };
};

const areFitting = ({ operator, values, operand }: Comparison, { field }: Compared): boolean => {
  if (field !== null) return areValuesFitting(operator, values, field);
  return values.every((value) =>
    operand.kind === 'TASK' && operand.fact === 'OUTCOME'
      ? value === 'APPROVED' || value === 'REJECTED'
      : typeof value === 'boolean',
  );
};

const lintComparison = (
  own: number,
  comparison: Comparison,
  known: ConditionSurroundings,
): LintCode | null => {
  const compared = comparedIn(known, comparison.operand);
  if (compared === undefined) return 'ConditionOperandMissing';
  const { field, task } = compared;
  if (task !== null && (known.place.get(task.stage) ?? own) >= own) return 'ConditionOperandLater';
  const operators =
    comparison.operand.kind === 'TASK'
      ? operatorsOfFact(comparison.operand.fact)
      : field === null
        ? []
        : operatorsOf(field);
  if (!operators.includes(comparison.operator)) return 'ConditionOperatorInvalid';
  const count = valueCount(comparison.operator, comparison.values);
  if (count !== 'FITTING')
    return count === 'MISSING' ? 'ConditionValueRequired' : 'ConditionValueForbidden';
  return areFitting(comparison, compared) ? null : 'ConditionValueInvalid';
};

const isEmptyGroup = ({ parts }: StageCondition): boolean =>
  parts.length === 0 || parts.some((part) => part.kind === 'GROUP' && part.parts.length === 0);

/** What is wrong with a condition that is asked when everything before the place `own` is known. */
export const conditionCodes = (
  condition: StageCondition,
  own: number,
  known: ConditionSurroundings,
): readonly LintCode[] => {
  const codes = comparisonsIn(condition.parts)
    .map((one) => lintComparison(own, one, known))
    .filter((code) => code !== null);
  return [
    ...new Set([...(isEmptyGroup(condition) ? (['ConditionEmpty'] as const) : []), ...codes]),
  ];
};

/** Conditions that could not be decided as they stand (specification 5.5). */
export function lintConditions(
  stages: readonly BlueprintStage[],
  content: BlueprintContent,
  place: ReadonlyMap<StageKey | TaskKey, number>,
): readonly LintFinding[] {
  if (stages.every(({ condition }) => condition === null)) return [];
  const known = { content, place, placed: placedInstances(content) };
  return stages.flatMap((stage) => {
    const { condition, name, key } = stage;
    if (condition === null) return [];
    return conditionCodes(condition, place.get(key) ?? 0, known).map((code) =>
      finding(code, { stage: key }, { name }),
    );
  });
}
