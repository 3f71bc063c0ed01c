import type { ConditionPart, StageCondition } from '../../condition/condition.ts';
import type { StageKey, TaskKey } from '../../core/ids.ts';
import { placedInstances } from '../places/instances.ts';
import { comparisonFault, type ConditionSurroundings } from './comparison-fault.ts';
import type { BlueprintContent, BlueprintStage } from '../content.ts';
import { finding, type LintFinding, type LintPlace } from './lint-findings.ts';

/** The item that has the condition. */
export interface ConditionOwner {
  readonly name: string;
  readonly at: LintPlace;
  /** The condition can use everything before this position. */
  readonly place: number;
}

const isEmptyGroup = ({ parts }: StageCondition): boolean =>
  parts.length === 0 || parts.some((part) => part.kind === 'GROUP' && part.parts.length === 0);

/** Returns findings on each comparison of a condition. */
export function conditionFindings(
  condition: StageCondition,
  { name, at, place }: ConditionOwner,
  known: ConditionSurroundings,
): readonly LintFinding[] {
  const inParts = (parts: readonly ConditionPart[], within: string): readonly LintFinding[] =>
    parts.flatMap((part, index) => {
      const comparison = `${within}${index + 1}`;
      if (part.kind === 'GROUP') return inParts(part.parts, `${comparison}.`);
      const fault = comparisonFault(part, place, known);
      return fault === null
        ? []
        : [finding(fault.code, { ...at, comparison }, { name, comparison, ...fault.params })];
    });
  return [
    ...(isEmptyGroup(condition) ? [finding('ConditionEmpty', at, { name })] : []),
    ...inParts(condition.parts, ''),
  ];
}

/** Returns findings on conditions that can't be evaluated. */
export function lintConditions(
  stages: readonly BlueprintStage[],
  content: BlueprintContent,
  place: ReadonlyMap<StageKey | TaskKey, number>,
): readonly LintFinding[] {
  if (stages.every(({ condition }) => condition === null)) return [];
  const known = { content, place, placed: placedInstances(content) };
  return stages.flatMap(({ condition, name, key }) => {
    const owner = { name, at: { stage: key }, place: place.get(key) ?? 0 };
    return condition === null ? [] : conditionFindings(condition, owner, known);
  });
}
