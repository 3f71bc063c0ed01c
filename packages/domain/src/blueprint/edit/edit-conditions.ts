import type { ConditionPart, Operand, StageCondition } from '../../condition/condition.ts';
import { placedInstances } from '../places/instances.ts';
import type { BlueprintContent, BlueprintStage } from '../content.ts';

/** Returns the condition without comparisons of removed items, or null if none are left. */
function forgetOperands(
  condition: StageCondition | null,
  isGone: (operand: Operand) => boolean,
): StageCondition | null {
  if (condition === null) return null;
  const kept = keptParts(condition.parts, isGone);
  if (kept === condition.parts) return condition;
  return kept.length === 0 ? null : { ...condition, parts: kept };
}

function keptParts(
  parts: readonly ConditionPart[],
  isGone: (operand: Operand) => boolean,
): readonly ConditionPart[] {
  const kept = parts.flatMap((part): readonly ConditionPart[] => {
    if (part.kind === 'COMPARISON') return isGone(part.operand) ? [] : [part];
    const inner = keptParts(part.parts, isGone);
    if (inner === part.parts) return [part];
    return inner.length === 0 ? [] : [{ ...part, parts: inner }];
  });
  return kept.length === parts.length && kept.every((part, at) => part === parts[at])
    ? parts
    : kept;
}

/** Removes comparisons of a removed task or field from all conditions. */
export function repairConditions(content: BlueprintContent): BlueprintContent {
  const stages = Object.values<BlueprintStage>(content.stages);
  if (stages.every(({ condition }) => condition === null)) return content;
  const placed = placedInstances(content);
  const isGone = (operand: Operand): boolean =>
    operand.kind === 'FIELD'
      ? !placed.has(operand.instance)
      : content.tasks[operand.task] === undefined;
  const updated = stages.map((stage) => {
    const condition = forgetOperands(stage.condition, isGone);
    return condition === stage.condition ? stage : { ...stage, condition };
  });
  return updated.every((stage, at) => stage === stages[at])
    ? content
    : { ...content, stages: Object.fromEntries(updated.map((stage) => [stage.key, stage])) };
}
