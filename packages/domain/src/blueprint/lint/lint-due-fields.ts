import type { StageKey, TaskKey } from '../../core/ids.ts';
import type { BlueprintContent, BlueprintTask, DueRule } from '../content.ts';
import { answeredBy, type Answered, type Moment } from '../field-answered.ts';
import { finding, type LintCode, type LintFinding, type LintPlace } from './lint-findings.ts';

const codes: Readonly<Record<Answered, LintCode | null>> = {
  MISSING: 'MissingReference',
  OTHER_KIND: 'DueFieldUnfit',
  LATER: 'DueFieldLater',
  MAYBE: 'DueFieldMayBeEmpty',
  SURELY: null,
};

/** Returns findings on due dates from fields: the date must be known at the start of the task. */
export function lintDueFields(
  tasks: readonly BlueprintTask[],
  content: BlueprintContent,
  place: ReadonlyMap<StageKey | TaskKey, number>,
): readonly LintFinding[] {
  const look = (rule: DueRule | null, moment: Moment, at: LintPlace): readonly LintFinding[] => {
    if (rule?.kind !== 'FIELD') return [];
    const { instance: key } = rule;
    const code = codes[answeredBy(content, place, { key, kind: 'DATE' }, moment)];
    return code === null ? [] : [finding(code, at, { name: moment.task.name })];
  };
  return tasks.flatMap((task) => {
    const at = { stage: task.stage, task: task.key };
    return [
      ...look(task.due, { task, isHandedIn: false }, at),
      ...task.approvals.flatMap((step) =>
        look(step.due, { task, isHandedIn: true }, { ...at, approval: step.key }),
      ),
    ];
  });
}
