import type { InstanceKey, StageKey, TaskKey } from '../../core/ids.ts';
import { placedInstances } from '../places/instances.ts';
import type { BlueprintContent, BlueprintStage, BlueprintTask, StartDate } from '../content.ts';
import { originOf, waitedFor } from '../field-answered.ts';
import { finding, type LintCode, type LintFinding, type LintPlace } from './lint-findings.ts';

/** Returns why a field can't be used as start date, or null. */
const faultOf = (
  content: BlueprintContent,
  place: ReadonlyMap<StageKey | TaskKey, number>,
  key: InstanceKey,
  starts: { readonly stage: StageKey; readonly task: TaskKey | null },
): LintCode | null => {
  const placed = placedInstances(content);
  const shown = placed.get(key);
  const origin = originOf(placed, key);
  if (shown === undefined || origin === undefined) return 'MissingReference';
  if (content.fields[shown.instance.field]?.kind !== 'DATE') return 'StartFieldUnfit';
  const asked = origin.task;
  if (asked === null) return null;
  if (asked.stage !== starts.stage)
    return (place.get(asked.stage) ?? 0) < (place.get(starts.stage) ?? 0)
      ? null
      : 'StartFieldLater';
  // Within a stage, a parallel task enters the date eventually, unless it waits for this item.
  const isCircular =
    starts.task === null || asked.key === starts.task || waitedFor(content, asked).has(starts.task);
  return isCircular ? 'StartFieldLater' : null;
};

/** Returns findings on start dates from fields: the date must be entered earlier. */
export function lintStartFields(
  stages: readonly BlueprintStage[],
  tasks: readonly BlueprintTask[],
  content: BlueprintContent,
  place: ReadonlyMap<StageKey | TaskKey, number>,
): readonly LintFinding[] {
  const look = (
    rule: StartDate | null,
    name: string,
    at: LintPlace,
    starts: Parameters<typeof faultOf>[3],
  ): readonly LintFinding[] => {
    if (rule?.kind !== 'FIELD') return [];
    const code = faultOf(content, place, rule.instance, starts);
    return code === null ? [] : [finding(code, at, { name })];
  };
  return [
    ...stages.flatMap(({ key, name, trigger }) =>
      look(
        trigger.kind === 'DATE' ? trigger.date : null,
        name,
        { stage: key },
        {
          stage: key,
          task: null,
        },
      ),
    ),
    ...tasks.flatMap(({ key, stage, name, trigger }) =>
      look(trigger.notBefore, name, { stage, task: key }, { stage, task: key }),
    ),
  ];
}
