import type { StageKey, TaskKey } from '../../core/ids.ts';
import { effectsOfApproval, effectsOfChild } from '../reject-effects.ts';
import { isPlainDate } from '../../core/plain-date.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { tagRefusal } from '../../core/tags.ts';
import { linkRefusals } from './validate-link.ts';
import type { Duration } from '../../time/duration.ts';
import { durationLimits } from '../../time/duration-limits.ts';
import type {
  ApprovalStep,
  BlueprintContent,
  BlueprintStage,
  BlueprintTask,
  DueRule,
  RejectEffect,
  RejectEffectKind,
  StageTrigger,
} from '../content.ts';
import { conditionRefusals } from './validate-conditions.ts';
import { validateFields } from './validate-fields.ts';
import { validateForms } from './validate-forms.ts';
import { validateAutomation } from './validate-automation.ts';
import {
  countRefusals,
  keyRefusals,
  nameMaxLength,
  nameRefusals,
  rangeRefusals,
} from '../../field/validate-parts.ts';
import { staffingRefusals, taskPeopleRefusals } from './validate-people.ts';
import { deadlineRefusals, durationRefusals } from './validate-deadline.ts';
import { variantRefusals } from './validate-variants.ts';

/** Limits of a blueprint. */
export const blueprintLimits = {
  stages: 200,
  tasks: 2000,
  nameLength: nameMaxLength,
  descriptionLength: 20_000,
  assignees: 50,
  approvals: 20,
  afterTasks: 100,
  /** Days between a date and the start of the workflow. */
  days: 3650,
  /** Maximum duration by unit. */
  /** Maximum rework limit. */
  rejectCycles: 100,
  amounts: durationLimits,
} as const;

/**
 * Returns why a document isn't a valid blueprint, also for drafts. Incomplete drafts are valid; the
 * linter reports what is missing. Each refusal has a path such as
 * `tasks.<key>.approvals.<key>.level`.
 */
export function validateBlueprint(content: BlueprintContent): readonly Refusal[] {
  const stages = Object.values<BlueprintStage>(content.stages);
  const tasks = Object.values<BlueprintTask>(content.tasks);
  const found = [
    ...nameRefusals(content.name, 'name'),
    ...descriptionRefusals(content.description, 'description'),
    ...rangeRefusals(
      content.settings.rejectCycleLimit,
      1,
      blueprintLimits.rejectCycles,
      'settings.rejectCycleLimit',
    ),
    ...(content.settings.nameTemplate.length > nameMaxLength
      ? [refuse('TooLong', { max: nameMaxLength }, 'settings.nameTemplate')]
      : []),
    ...countRefusals(stages.length, blueprintLimits.stages, 'stages'),
    ...countRefusals(tasks.length, blueprintLimits.tasks, 'tasks'),
  ];
  // If a limit is exceeded, the parts aren't checked, since the list of errors could be as long as
  // the input.
  if (stages.length > blueprintLimits.stages || tasks.length > blueprintLimits.tasks) return found;
  const keys = collectKeys(tasks);
  return [
    ...found,
    ...stages.flatMap((stage) => stageRefusals(stage, content)),
    ...tasks.flatMap((task) => taskRefusals(task, content, keys)),
    ...validateFields(content),
    ...validateForms(content),
    ...variantRefusals(content.variants),
  ];
}

/** Counts the keys of tasks and approvals, which share one namespace. */
function collectKeys(tasks: readonly BlueprintTask[]): ReadonlyMap<TaskKey, number> {
  const counts = new Map<TaskKey, number>();
  for (const task of tasks)
    for (const { key } of [task, ...task.approvals]) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function descriptionRefusals(description: string, field: string): readonly Refusal[] {
  const max = blueprintLimits.descriptionLength;
  return description.length > max ? [refuse('TooLong', { max }, field)] : [];
}

const orderRefusals = (displayOrder: number, field: string): readonly Refusal[] =>
  Number.isFinite(displayOrder)
    ? []
    : [
        refuse(
          'OutOfRange',
          { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER },
          `${field}.displayOrder`,
        ),
      ];

function stageRefusals(stage: BlueprintStage, content: BlueprintContent): readonly Refusal[] {
  const field = `stages.${stage.key}`;
  return [
    ...keyRefusals(stage.key, field),
    ...nameRefusals(stage.name, `${field}.name`),
    ...descriptionRefusals(stage.description, `${field}.description`),
    ...orderRefusals(stage.displayOrder, field),
    ...triggerRefusals(stage.trigger, content, `${field}.trigger`),
    ...conditionRefusals(stage.condition, `${field}.condition`),
    ...atLeastOne(stage.sla, `${field}.sla`),
  ];
}

const atLeastOne = (duration: Duration | null, field: string): readonly Refusal[] =>
  duration === null
    ? []
    : rangeRefusals(duration.amount, 1, blueprintLimits.amounts[duration.unit], `${field}.amount`);

function triggerRefusals(
  trigger: StageTrigger,
  content: BlueprintContent,
  field: string,
): readonly Refusal[] {
  if (trigger.kind === 'DATE') return dueRefusals(trigger.date, `${field}.date`);
  if (trigger.kind !== 'AFTER_STAGES') return [];
  const known = (key: StageKey): boolean => Object.hasOwn(content.stages, key);
  return [
    ...countRefusals(trigger.stages.length, blueprintLimits.stages, `${field}.stages`),
    ...(trigger.stages.every(known) ? [] : [refuse('UnknownReference', {}, `${field}.stages`)]),
  ];
}

function taskRefusals(
  task: BlueprintTask,
  content: BlueprintContent,
  keys: ReadonlyMap<TaskKey, number>,
): readonly Refusal[] {
  const field = `tasks.${task.key}`;
  const { afterTasks, notBefore } = task.trigger;
  const known = (key: TaskKey): boolean => Object.hasOwn(content.tasks, key);
  const unknown = (at: string): Refusal => refuse('UnknownReference', {}, `${field}.${at}`);
  return [
    ...keyRefusals(task.key, field),
    ...nameRefusals(task.name, `${field}.name`),
    ...descriptionRefusals(task.description, `${field}.description`),
    ...[tagRefusal(task.tags, `${field}.tags`)].filter((refusal) => refusal !== null),
    ...orderRefusals(task.displayOrder, field),
    ...(Object.hasOwn(content.stages, task.stage) ? [] : [unknown('stage')]),
    ...countRefusals(task.assignees.length, blueprintLimits.assignees, `${field}.assignees`),
    ...taskPeopleRefusals(task, field),
    ...dueRefusals(task.due, `${field}.due`),
    ...deadlineRefusals(task.deadline, field),
    ...countRefusals(afterTasks.length, blueprintLimits.afterTasks, `${field}.afterTasks`),
    ...(afterTasks.every(known) ? [] : [unknown('afterTasks')]),
    ...atLeastOne(task.review.reworkTime, `${field}.review.reworkTime`),
    ...(areOutcomesOf(task) ? [] : [unknown('startOutcomes')]),
    ...dueRefusals(notBefore, `${field}.notBefore`),
    ...countRefusals(task.approvals.length, blueprintLimits.approvals, `${field}.approvals`),
    ...((keys.get(task.key) ?? 0) > 1 ? [refuse('InvalidKey', {}, `${field}.key`)] : []),
    ...task.approvals.flatMap((step) => [
      ...stepRefusals(step, keys, `${field}.approvals.${step.key}`),
      ...effectRefusals(step.rejectAction, content, `${field}.approvals.${step.key}`),
      ...unfit(effectsOfChild, step.rejectAction, `${field}.approvals.${step.key}`),
    ]),
    ...effectRefusals(task.rejectAction, content, field),
    ...unfit(effectsOfApproval, task.rejectAction, field),
    ...linkRefusals(task, `${field}.link`),
    ...(task.automation === null ? [] : validateAutomation(task.automation, `${field}.automation`)),
  ];
}

/** Returns whether each required outcome belongs to a different predecessor. */
const areOutcomesOf = ({ startOutcomes, trigger }: BlueprintTask): boolean =>
  new Set(startOutcomes.map(({ task }) => task)).size === startOutcomes.length &&
  startOutcomes.every(({ task }) => trigger.afterTasks.includes(task));

function effectRefusals(
  effect: RejectEffect,
  { tasks, stages }: BlueprintContent,
  field: string,
): readonly Refusal[] {
  const at = `${field}.rejectAction`;
  if (effect.kind === 'RESTART_STAGE')
    return Object.hasOwn(stages, effect.stage)
      ? []
      : [refuse('UnknownReference', {}, `${at}.stage`)];
  if (effect.kind !== 'REOPEN_TASK' && effect.kind !== 'REPORT_EXCEPTION') return [];
  return Object.hasOwn(tasks, effect.task) ? [] : [refuse('UnknownReference', {}, `${at}.task`)];
}

const unfit = (
  fitting: readonly RejectEffectKind[],
  { kind }: RejectEffect,
  field: string,
): readonly Refusal[] =>
  fitting.includes(kind)
    ? []
    : [refuse('RequestInvalid', { detail: kind }, `${field}.rejectAction.kind`)];

const stepRefusals = (
  step: ApprovalStep,
  keys: ReadonlyMap<TaskKey, number>,
  field: string,
): readonly Refusal[] => [
  ...keyRefusals(step.key, field),
  ...((keys.get(step.key) ?? 0) > 1 ? [refuse('InvalidKey', {}, `${field}.key`)] : []),
  ...rangeRefusals(step.level, 1, blueprintLimits.approvals, `${field}.level`),
  ...countRefusals(step.approvers.length, blueprintLimits.assignees, `${field}.approvers`),
  ...staffingRefusals(step, field),
  ...dueRefusals(step.due, `${field}.due`),
  ...deadlineRefusals(step.deadline, field),
];

function dueRefusals(rule: DueRule | null, field: string): readonly Refusal[] {
  switch (rule?.kind) {
    case undefined:
      return [];
    case 'FIXED':
      return isPlainDate(rule.date) ? [] : [refuse('InvalidDate', {}, `${field}.date`)];
    case 'WORKFLOW_START':
      return rangeRefusals(rule.days, 0, blueprintLimits.days, `${field}.days`);
    case 'FIELD':
      return [
        ...(rule.instance === '' ? [refuse('Required', {}, `${field}.instance`)] : []),
        ...rangeRefusals(rule.days, -blueprintLimits.days, blueprintLimits.days, `${field}.days`),
      ];
    case 'DURATION':
      return durationRefusals(rule, field);
  }
}
