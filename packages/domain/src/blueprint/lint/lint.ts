import { foldedName } from '../../core/names/folded-name.ts';
import type { StageKey, TaskKey } from '../../core/ids.ts';
import type { BlueprintContent, BlueprintStage, BlueprintTask, RejectEffect } from '../content.ts';
import { lintDeadlines } from './lint-deadlines.ts';
import { lintAutomations } from './lint-automation.ts';
import { lintCounters } from './lint-counters.ts';
import { lintConditions } from './lint-conditions.ts';
import { lintDates } from './lint-dates.ts';
import { lintDueFields } from './lint-due-fields.ts';
import { lintStartFields } from './lint-start-fields.ts';
import { lintFields } from './lint-fields.ts';
import { finding, type LintFinding, type LintKnowledge, type LintPlace } from './lint-findings.ts';
import { lintLibrary } from './lint-library.ts';
import { lintFlow } from './lint-flow.ts';
import { lintForms } from './lint-forms.ts';
import { lintNameTemplate } from './lint-name-template.ts';
import { lintLinks } from './lint-links.ts';
import { lintOutcomes } from './lint-outcomes.ts';
import { lintPeopleFields } from './lint-people-fields.ts';
import { lintParties } from './lint-parties.ts';
import { lintVariants } from './lint-variants.ts';
import { orderedStages, orderedTasks, positions, tasksByStage } from '../order.ts';

/** Returns all findings, errors first, then in document order. */
export function lintBlueprint(
  content: BlueprintContent,
  knowledge: LintKnowledge = {},
): readonly LintFinding[] {
  const stages = orderedStages(content);
  if (stages.length === 0) return [finding('NoStages', {})];
  const tasks = orderedTasks(content);
  const place = positions(content);
  const where = ({ at }: LintFinding): number =>
    (at.task === undefined ? undefined : place.get(at.task)) ??
    (at.stage === undefined ? undefined : place.get(at.stage)) ??
    -1;
  return [
    ...(tasks.length === 0 ? [finding('NoTasks', {})] : []),
    ...(knowledge.isNameTaken === true
      ? [finding('BlueprintNameTaken', {}, { name: content.name })]
      : []),
    ...lintStages(stages, content),
    ...tasks.flatMap((task) => lintRejectAction(task, content, place)),
    ...lintAutomations(tasks, content, knowledge),
    ...lintParties(tasks, knowledge),
    ...lintDates(stages, tasks, knowledge.today ?? null),
    ...lintDeadlines(tasks, content, knowledge),
    ...lintFlow(content),
    ...lintOutcomes(tasks, content),
    ...lintLinks(tasks, knowledge),
    ...lintFields(content, place),
    ...lintLibrary(content, knowledge),
    ...lintCounters(tasks, content),
    ...lintPeopleFields(tasks, content, place),
    ...lintDueFields(tasks, content, place),
    ...lintStartFields(stages, tasks, content, place),
    ...lintForms(content),
    ...lintNameTemplate(content),
    ...lintConditions(stages, content, place),
    ...lintVariants(content, knowledge),
  ].sort((a, b) => rank(a) - rank(b) || where(a) - where(b));
}

const rank = ({ severity }: LintFinding): number => (severity === 'ERROR' ? 0 : 1);

function lintStages(
  stages: readonly BlueprintStage[],
  content: BlueprintContent,
): readonly LintFinding[] {
  const tasks = tasksByStage(content);
  return stages.flatMap((stage) => {
    const own = tasks.get(stage.key) ?? [];
    const name = stage.name;
    return own.length === 0
      ? [finding('EmptyStage', { stage: stage.key }, { name })]
      : duplicates(own);
  });
}

function duplicates(tasks: readonly BlueprintTask[]): readonly LintFinding[] {
  const seen = new Set<string>();
  return tasks.flatMap((task) => {
    const name = foldedName(task.name);
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    return [
      finding('DuplicateTaskName', { stage: task.stage, task: task.key }, { name: task.name }),
    ];
  });
}

/** Returns findings on rejections with a target that isn't an earlier item. */
function lintRejectAction(
  task: BlueprintTask,
  content: BlueprintContent,
  place: ReadonlyMap<StageKey | TaskKey, number>,
): readonly LintFinding[] {
  const at = { stage: task.stage, task: task.key };
  const own = place.get(task.key) ?? 0;
  const look = (effect: RejectEffect, where: LintPlace): readonly LintFinding[] => {
    const stage = effect.kind === 'RESTART_STAGE' ? content.stages[effect.stage] : undefined;
    if (stage !== undefined)
      return (place.get(stage.key) ?? 0) < own
        ? []
        : [finding('RejectTargetLater', where, { name: task.name, other: stage.name })];
    if (effect.kind !== 'REOPEN_TASK' && effect.kind !== 'REPORT_EXCEPTION') return [];
    const target = content.tasks[effect.task];
    if (target === undefined) return [finding('MissingReference', where, { name: task.name })];
    const params = { name: task.name, other: target.name };
    if ((place.get(target.key) ?? 0) >= own) return [finding('RejectTargetLater', where, params)];
    if (target.type === 'LINKED_WORKFLOW') return [finding('RejectTargetIsLinked', where, params)];
    return target.type === 'APPROVAL' ? [finding('RejectTargetIsApproval', where, params)] : [];
  };
  if (task.type === 'APPROVAL') return look(task.rejectAction, at);
  return task.approvals.flatMap((step) => look(step.rejectAction, { ...at, approval: step.key }));
}
