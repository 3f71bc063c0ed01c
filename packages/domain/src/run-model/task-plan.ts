import { taskDefaults } from '../blueprint/complete-content.ts';
import type { BlueprintTask, DueRule, RejectAction, StartDate } from '../blueprint/content.ts';
import type { PartyId, TaskKey } from '../core/ids.ts';

/**
 * Properties of a blueprint task that the task of a workflow has in another form, or not at all.
 */
type Converted =
  | 'key'
  | 'stage'
  | 'displayOrder'
  | 'type'
  | 'name'
  | 'description'
  | 'tags'
  | 'assignees'
  | 'cc'
  | 'due'
  | 'trigger'
  | 'approvals'
  | 'rejectAction'
  | 'fields';

/** Settings as in the blueprint. A new setting of a blueprint task is one of them. */
type CopiedSettings = Omit<BlueprintTask, Converted>;

/** What the blueprint says about a task of a workflow. */
export interface TaskPlan extends CopiedSettings {
  readonly requiresComment: boolean;
  readonly rejectAction: RejectAction | null;
  readonly afterTasks: readonly TaskKey[];
  readonly notBefore: StartDate | null;
  readonly dueRule: DueRule | null;
  /** Whether only an escalation starts this AUTOMATION. */
  readonly isOnCall: boolean;
  /** Assignees that a locked blueprint fixes; null if the blueprint isn't locked. */
  readonly fixedAssignees: readonly PartyId[] | null;
  /** Watchers that a locked blueprint fixes. */
  readonly fixedCc: readonly PartyId[];
}

const { fields: _fields, cc: _cc, tags: _tags, ...copiedDefaults } = taskDefaults;

/** Returns the properties of `source` that `like` has. */
const pick = <T extends object>(source: T, like: T): T => {
  const picked = { ...like };
  for (const name in like) picked[name] = source[name];
  return picked;
};

/** Returns the settings of a blueprint task that its tasks in workflows copy. */
export const copySettings = (source: CopiedSettings): CopiedSettings =>
  pick(source, copiedDefaults);

export const planDefaults: TaskPlan = {
  ...copiedDefaults,
  requiresComment: false,
  rejectAction: null,
  afterTasks: [],
  notBefore: null,
  dueRule: null,
  isOnCall: false,
  fixedAssignees: null,
  fixedCc: [],
};

/** Returns the plan among the properties of a task, as earlier versions of Baton stored it. */
export const planAmong = (task: TaskPlan): TaskPlan => pick(task, planDefaults);
