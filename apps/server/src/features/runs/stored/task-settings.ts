import {
  completeVoting,
  taskDefaults,
  votingDefaults,
} from '@baton/domain/blueprint/complete-content';
import type { DueRule, RejectAction, StartDate } from '@baton/domain/blueprint/content';
import type { TaskKey } from '@baton/domain/core/ids';
import type { RunTask } from '@baton/domain/run/run';
import { omitDefaults } from './omit-defaults.ts';

/** Plan settings of a task, stored as one JSON value because only the engine reads them. */
export interface TaskSettings {
  readonly rule: RunTask['rule'];
  readonly requiresComment: boolean;
  readonly rejectAction: RejectAction | null;
  readonly afterTasks: readonly TaskKey[];
  readonly notBefore: StartDate | null;
  readonly dueRule: DueRule | null;
  readonly restartRule: RunTask['restartRule'];
  readonly voting: RunTask['voting'];
  readonly peopleFrom: RunTask['peopleFrom'];
  readonly ccFrom: RunTask['ccFrom'];
  readonly managersOf: RunTask['managersOf'];
  readonly backups: RunTask['backups'];
  readonly acknowledgement: RunTask['acknowledgement'];
  readonly completion: RunTask['completion'];
  readonly link: RunTask['link'];
  readonly deadline: RunTask['deadline'];
  readonly automation: RunTask['automation'];
  readonly need: RunTask['need'];
  readonly reviewResume: RunTask['reviewResume'];
  readonly startOutcomes: RunTask['startOutcomes'];
  readonly clockStops: RunTask['clockStops'];
  readonly review: RunTask['review'];
  readonly isOnCall: RunTask['isOnCall'];
  readonly fixedAssignees: RunTask['fixedAssignees'];
  readonly fixedCc: RunTask['fixedCc'];
}

export const settingsOf = (task: RunTask): TaskSettings => ({
  rule: task.rule,
  requiresComment: task.requiresComment,
  rejectAction: task.rejectAction,
  afterTasks: task.afterTasks,
  notBefore: task.notBefore,
  dueRule: task.dueRule,
  restartRule: task.restartRule,
  voting: task.voting,
  peopleFrom: task.peopleFrom,
  ccFrom: task.ccFrom,
  managersOf: task.managersOf,
  backups: task.backups,
  acknowledgement: task.acknowledgement,
  completion: task.completion,
  link: task.link,
  deadline: task.deadline,
  automation: task.automation,
  need: task.need,
  reviewResume: task.reviewResume,
  startOutcomes: task.startOutcomes,
  clockStops: task.clockStops,
  review: task.review,
  isOnCall: task.isOnCall,
  fixedAssignees: task.fixedAssignees,
  fixedCc: task.fixedCc,
});

/** Default values, which aren't stored. They must never change, because older rows omit them. */
const defaultSettings: TaskSettings = {
  rule: taskDefaults.rule,
  requiresComment: false,
  rejectAction: null,
  afterTasks: [],
  notBefore: null,
  dueRule: null,
  restartRule: taskDefaults.restartRule,
  voting: votingDefaults,
  peopleFrom: taskDefaults.peopleFrom,
  ccFrom: taskDefaults.ccFrom,
  managersOf: taskDefaults.managersOf,
  backups: taskDefaults.backups,
  acknowledgement: taskDefaults.acknowledgement,
  completion: taskDefaults.completion,
  link: taskDefaults.link,
  deadline: taskDefaults.deadline,
  automation: taskDefaults.automation,
  need: taskDefaults.need,
  reviewResume: taskDefaults.reviewResume,
  startOutcomes: taskDefaults.startOutcomes,
  clockStops: taskDefaults.clockStops,
  review: taskDefaults.review,
  isOnCall: false,
  fixedAssignees: null,
  fixedCc: [],
};

/** Stored settings: those that differ from the defaults. */
export type StoredTaskSettings = Omit<Partial<TaskSettings>, 'voting'> & {
  readonly voting?: Partial<RunTask['voting']>;
};

/**
 * Returns the settings to store. Omitting defaults halves the time to start a workflow with 20
 * tasks.
 */
export const storedSettings = (task: RunTask): StoredTaskSettings =>
  omitDefaults(settingsOf(task), defaultSettings);

export const toTaskSettings = (stored: StoredTaskSettings): TaskSettings => ({
  ...defaultSettings,
  ...stored,
  voting: completeVoting(stored.voting),
});
