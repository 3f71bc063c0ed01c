import type { TaskKey } from '../../core/ids.ts';
import type { BlueprintContent, BlueprintTask, StartOutcome } from '../content.ts';
import { finding, type LintCode, type LintFinding } from './lint-findings.ts';
import { outcomesOf } from '../start-outcomes.ts';

/** Returns why the task can't have the outcome, or null. */
const neverComes = (other: BlueprintTask, { outcome }: StartOutcome): LintCode | null => {
  if (!outcomesOf(other.type).includes(outcome)) return 'OutcomeOfNoApproval';
  // After other rejections, the task is redone or the workflow ends.
  return outcome === 'REJECTED' && other.rejectAction.kind !== 'CONTINUE'
    ? 'OutcomeGoesNoFurther'
    : null;
};

/** Returns the required outcomes of all predecessors, including indirect ones. */
const needed = (content: BlueprintContent, task: BlueprintTask): readonly StartOutcome[] => {
  const found: StartOutcome[] = [];
  const seen = new Set<TaskKey>([task.key]);
  const queue = [task];
  for (let one = queue.pop(); one !== undefined; one = queue.pop())
    for (const wanted of one.startOutcomes) {
      found.push(wanted);
      const other = content.tasks[wanted.task];
      if (other === undefined || seen.has(other.key)) continue;
      seen.add(other.key);
      queue.push(other);
    }
  return found;
};

/** Returns a task that must be both approved and rejected. */
const contradiction = (content: BlueprintContent, task: BlueprintTask): TaskKey | null => {
  const wanted = needed(content, task);
  const isRefused = (key: TaskKey): boolean =>
    wanted.some((one) => one.task === key && one.outcome === 'REJECTED');
  return (
    wanted.find(({ task: key, outcome }) => outcome === 'APPROVED' && isRefused(key))?.task ?? null
  );
};

/** Returns findings on tasks that would always be skipped because of their required outcomes. */
export function lintOutcomes(
  tasks: readonly BlueprintTask[],
  content: BlueprintContent,
): readonly LintFinding[] {
  return tasks.flatMap((task) => {
    if (task.startOutcomes.length === 0) return [];
    const at = { stage: task.stage, task: task.key };
    const nameOf = (key: TaskKey): string => content.tasks[key]?.name ?? '';
    const never = task.startOutcomes.flatMap((wanted) => {
      const other = content.tasks[wanted.task];
      const code = other === undefined ? null : neverComes(other, wanted);
      return code === null
        ? []
        : [finding(code, at, { name: task.name, other: nameOf(wanted.task) })];
    });
    const both = never.length === 0 ? contradiction(content, task) : null;
    return both === null
      ? never
      : [finding('OutcomesContradict', at, { name: task.name, other: nameOf(both) })];
  });
}
