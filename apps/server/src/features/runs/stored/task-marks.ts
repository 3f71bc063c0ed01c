import { completeState } from '@baton/domain/automation/automation-state';
import { completeLink } from '@baton/domain/linked-workflow/child-link';
import type { RunTask } from '@baton/domain/run/run';
import { unusual } from './unusual.ts';

/** What the engine keeps of a task and no list looks for: one value, and mostly none. */
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

const unmarked: TaskMarks = {
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

/** As it is stored: only what there is to keep; null where that is nothing. */
export const marksOf = (task: TaskMarks): Partial<TaskMarks> | null => {
  const kept = unusual(task, unmarked);
  return Object.keys(kept).length === 0 ? null : kept;
};

/** As it was stored, by this version or by one that kept less. */
export const toMarks = (stored: Partial<TaskMarks> | null): TaskMarks => ({
  ...unmarked,
  ...stored,
  ...(stored?.automationState == null
    ? {}
    : { automationState: completeState(stored.automationState) }),
  ...(stored?.links === undefined ? {} : { links: stored.links.map(completeLink) }),
});
