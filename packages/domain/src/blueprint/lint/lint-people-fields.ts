import type { InstanceKey, StageKey, TaskKey } from '../../core/ids.ts';
import type { ApprovalStep, BlueprintContent, BlueprintTask } from '../content.ts';
import { answeredBy, type Answered, type Moment } from '../field-answered.ts';
import { finding, type LintCode, type LintFinding, type LintPlace } from './lint-findings.ts';

const codes: Readonly<Record<Answered, LintCode | null>> = {
  MISSING: 'MissingReference',
  OTHER_KIND: 'PeopleFieldUnfit',
  LATER: 'PeopleFieldLater',
  MAYBE: 'PeopleFieldMayBeEmpty',
  SURELY: null,
};

const placesOf = ({
  peopleFrom,
  managersOf,
}: Pick<ApprovalStep, 'peopleFrom' | 'managersOf'>): readonly InstanceKey[] => [
  ...peopleFrom,
  ...managersOf.flatMap((one) => (one.kind === 'FIELD' ? one.instance : [])),
];

/** Returns findings on people fields: the value must be known at the start of the task. */
export function lintPeopleFields(
  tasks: readonly BlueprintTask[],
  content: BlueprintContent,
  place: ReadonlyMap<StageKey | TaskKey, number>,
): readonly LintFinding[] {
  const look = (
    keys: readonly InstanceKey[],
    moment: Moment,
    at: LintPlace,
    /** Whether there are other assignees, or none are needed. */
    isCovered: boolean,
  ): readonly LintFinding[] =>
    keys.flatMap((key) => {
      const code = codes[answeredBy(content, place, { key, kind: 'PEOPLE' }, moment)];
      return code === null || (code === 'PeopleFieldMayBeEmpty' && isCovered)
        ? []
        : [finding(code, at, { name: moment.task.name })];
    });
  return tasks.flatMap((task) => {
    const at = { stage: task.stage, task: task.key };
    const start = { task, isHandedIn: false };
    return [
      ...look(placesOf(task), start, at, task.assignees.length + task.backups.length > 0),
      ...look(task.ccFrom, start, at, true),
      ...task.approvals.flatMap((step) =>
        look(
          placesOf(step),
          { task, isHandedIn: true },
          { ...at, approval: step.key },
          step.approvers.length + step.backups.length > 0,
        ),
      ),
    ];
  });
}
