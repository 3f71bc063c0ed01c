import { completeState } from '@baton/domain/automation/automation-state';
import { completeLink } from '@baton/domain/linked-workflow/child-link';
import type { RunTask } from '@baton/domain/run/run';

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
  clockStoppedAt: null,
};

const isKept = (value: TaskMarks[keyof TaskMarks]): boolean =>
  typeof value === 'object' && value !== null && 'length' in value
    ? value.length > 0
    : value !== null && value !== false;

/** As it is stored: only what there is to keep; null where that is nothing. */
export const marksOf = (task: TaskMarks): Partial<TaskMarks> | null => {
  const kept = Object.entries<TaskMarks[keyof TaskMarks]>(task).filter(
    ([name, value]) => Object.hasOwn(unmarked, name) && isKept(value),
  );
  return kept.length === 0 ? null : Object.fromEntries(kept);
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
