import { isFilledInByPeople } from '../../field/field.ts';
import type { ApprovalStep, BlueprintContent, BlueprintTask, RejectEffect } from '../content.ts';
import { finding, type LintFinding, type LintPlace } from './lint-findings.ts';

/** Whether the form of the task has values that an approver can suggest to change. */
const asks = (task: BlueprintTask | undefined): boolean =>
  task?.type === 'DEFAULT' &&
  task.fields.some((place) => isFilledInByPeople(place) || place.inputType === 'INHERITED');

/** Returns the task that is redone after a rejection, or undefined. */
const sentBack = (
  content: BlueprintContent,
  effect: RejectEffect,
  parent: BlueprintTask | undefined,
): BlueprintTask | undefined => {
  if (effect.kind === 'REWORK') return parent;
  return effect.kind === 'REOPEN_TASK' || effect.kind === 'REPORT_EXCEPTION'
    ? content.tasks[effect.task]
    : undefined;
};

/**
 * Returns findings on approvals with suggested values: they need a form and editable submitted
 * values.
 */
export function lintCounters(
  tasks: readonly BlueprintTask[],
  content: BlueprintContent,
): readonly LintFinding[] {
  const look = (
    task: BlueprintTask,
    { voting, rejectAction }: Pick<ApprovalStep, 'voting' | 'rejectAction'>,
    at: LintPlace,
    parent?: BlueprintTask,
  ): readonly LintFinding[] => {
    if (!voting.mayCounter) return [];
    if (!content.settings.editableSharedFields)
      return [finding('CounterNeedsSharedFields', at, { name: task.name })];
    return asks(sentBack(content, rejectAction, parent))
      ? []
      : [finding('CounterWithoutForm', at, { name: task.name })];
  };
  return tasks.flatMap((task) => {
    const at = { stage: task.stage, task: task.key };
    return task.type === 'APPROVAL'
      ? look(task, task, at)
      : task.approvals.flatMap((step) => look(task, step, { ...at, approval: step.key }, task));
  });
}
