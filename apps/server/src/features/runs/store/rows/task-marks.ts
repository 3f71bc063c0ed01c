import { completeState } from '@baton/domain/automation/automation-state';
import { completeLink } from '@baton/domain/run-model/child-link';
import type { RunTask } from '@baton/domain/run-model/run';
import { omitDefaults } from './omit-defaults.ts';

/** Engine state of a task that no list filters by. Stored as one JSON value, usually null. */
export type TaskMarks = Pick<
  RunTask,
  | 'escalated'
  | 'isDueByHand'
  | 'isDueSetWhileHeld'
  | 'submittedFor'
  | 'exception'
  | 'assignedBy'
  | 'standIns'
  | 'cc'
  | 'fromFields'
  | 'acknowledgements'
  | 'handedIn'
  | 'inquiries'
  | 'remarks'
  | 'links'
  | 'isDoneByHand'
  | 'automationState'
  | 'sentBackTo'
  | 'contentChange'
  | 'isOutcomeWaived'
  | 'isReopened'
  | 'isWantedBack'
  | 'clockStoppedAt'
>;

const defaultMarks: TaskMarks = {
  escalated: [],
  isDueByHand: false,
  isDueSetWhileHeld: false,
  submittedFor: [],
  exception: null,
  assignedBy: null,
  standIns: [],
  cc: [],
  fromFields: [],
  acknowledgements: [],
  handedIn: [],
  inquiries: [],
  remarks: [],
  links: [],
  isDoneByHand: false,
  automationState: null,
  sentBackTo: null,
  contentChange: null,
  isOutcomeWaived: false,
  isReopened: false,
  isWantedBack: false,
  clockStoppedAt: null,
};

/** Properties that differ from their default. Null if there are none. */
export type StoredMarks = Partial<TaskMarks> | null;

/** Returns the properties to store, or null if there are none. */
export const marksOf = (task: TaskMarks): StoredMarks => {
  const kept = omitDefaults(task, defaultMarks);
  return Object.keys(kept).length === 0 ? null : kept;
};

/** Returns stored state with defaults for properties that older versions didn't store. */
export const toMarks = (stored: StoredMarks): TaskMarks =>
  stored === null
    ? defaultMarks
    : {
        ...defaultMarks,
        ...stored,
        ...(stored.automationState == null
          ? {}
          : { automationState: completeState(stored.automationState) }),
        ...(stored.links === undefined ? {} : { links: stored.links.map(completeLink) }),
      };
