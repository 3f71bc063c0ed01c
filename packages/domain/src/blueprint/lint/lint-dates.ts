import type { PlainDate } from '../../core/ids.ts';
import { daysBetween } from '../../core/plain-date.ts';
import type { BlueprintStage, BlueprintTask, DueRule, StartDate } from '../content.ts';
import { finding, type LintFinding, type LintPlace } from './lint-findings.ts';

/** Returns findings on contradicting and past dates. */
export function lintDates(
  stages: readonly BlueprintStage[],
  tasks: readonly BlueprintTask[],
  today: PlainDate | null,
): readonly LintFinding[] {
  const starts = new Map(stages.map((stage) => [stage.key, startOf(stage)]));
  return [
    ...stages.flatMap((stage) => past(startOf(stage), today, { stage: stage.key }, stage.name)),
    ...tasks.flatMap((task) => {
      const at = { stage: task.stage, task: task.key };
      const start = starts.get(task.stage) ?? null;
      const { notBefore } = task.trigger;
      const early = isBefore(task.due, start) || isBefore(task.due, notBefore);
      return [
        ...(early ? [finding('DueBeforeStart', at, { name: task.name })] : []),
        ...past(task.due, today, at, task.name),
        ...past(notBefore, today, at, task.name),
      ];
    }),
  ];
}

const startOf = (stage: BlueprintStage): StartDate | null =>
  stage.trigger.kind === 'DATE' ? stage.trigger.date : null;

/**
 * Returns whether the due date is before the start date. Different types can't be compared before a
 * start.
 */
function isBefore(due: DueRule | null, start: StartDate | null): boolean {
  if (due?.kind === 'FIXED' && start?.kind === 'FIXED')
    return daysBetween(start.date, due.date) < 0;
  if (due?.kind === 'WORKFLOW_START' && start?.kind === 'WORKFLOW_START')
    return due.days < start.days;
  return false;
}

function past(
  rule: DueRule | null,
  today: PlainDate | null,
  at: LintPlace,
  name: string,
): readonly LintFinding[] {
  if (rule?.kind !== 'FIXED' || today === null || daysBetween(today, rule.date) >= 0) return [];
  return [finding('DateInThePast', at, { name, date: rule.date })];
}
