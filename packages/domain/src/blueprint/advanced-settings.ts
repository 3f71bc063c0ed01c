import { isDeepEqual } from '../core/equality.ts';
import { settingsDefaults, stageDefaults, stepDefaults, taskDefaults } from './complete-content.ts';
import type { ApprovalStep, BlueprintSettings, BlueprintStage, BlueprintTask } from './content.ts';

const ofTasks = [
  'acknowledgement',
  'backups',
  'cc',
  'ccFrom',
  'clockStops',
  'completion',
  'deadline',
  'managersOf',
  'need',
  'peopleFrom',
  'restartRule',
  'review',
  'reviewResume',
  'startOutcomes',
  'tags',
] as const;
const ofSteps = [
  'backups',
  'deadline',
  'due',
  'managersOf',
  'peopleFrom',
  'rejectAction',
  'voting',
] as const;

const ofBlueprints = [
  'autoAdjustDueOn',
  'contentAccess',
  'dynamicDueDates',
  'editableSharedFields',
  'isLocked',
  'nameTemplate',
  'rejectCycleLimit',
] as const;
const ofStages = ['openTasks', 'restartRule', 'sla'] as const;

/** Returns the number of less common settings of a blueprint that differ from their defaults. */
export const changedBlueprintSettings = (settings: BlueprintSettings): number =>
  ofBlueprints.filter((key) => settings[key] !== settingsDefaults[key]).length;

/** Returns the number of less common settings of a stage that differ from their defaults. */
export const changedStageSettings = (stage: BlueprintStage): number =>
  ofStages.filter((key) => !isDeepEqual(stage[key], stageDefaults[key])).length;

/** Returns the number of less common settings of a task that differ from their defaults. */
export const changedTaskSettings = (task: BlueprintTask): number =>
  ofTasks.filter((key) => !isDeepEqual(task[key], taskDefaults[key])).length +
  (task.trigger.notBefore === null ? 0 : 1) +
  (task.type === 'APPROVAL' &&
  !isDeepEqual(task.rejectAction, { kind: 'CONTINUE', requiresComment: true })
    ? 1
    : 0);

/** Returns the number of less common settings of an approval that differ from their defaults. */
export const changedStepSettings = (step: ApprovalStep): number =>
  ofSteps.filter((key) => !isDeepEqual(step[key], stepDefaults[key])).length +
  (step.rule === 'ANY' ? 0 : 1) +
  (step.requiresComment ? 0 : 1);
