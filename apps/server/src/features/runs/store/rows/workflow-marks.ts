import { settingsDefaults } from '@baton/domain/blueprint/complete-content';
import type { RunWorkflow } from '@baton/domain/run-model/run';

/** Plan settings of a workflow, stored as one JSON value because only the engine reads them. */
export type WorkflowSettings = Pick<
  RunWorkflow,
  | 'rejectCycleLimit'
  | 'dynamicDueDates'
  | 'autoAdjustDueOn'
  | 'editableSharedFields'
  | 'contentAccess'
  | 'isLocked'
>;

export const workflowSettingsOf = ({
  rejectCycleLimit,
  dynamicDueDates,
  autoAdjustDueOn,
  editableSharedFields,
  contentAccess,
  isLocked,
}: RunWorkflow): WorkflowSettings => ({
  rejectCycleLimit,
  dynamicDueDates,
  autoAdjustDueOn,
  editableSharedFields,
  contentAccess,
  isLocked,
});

/** Returns stored settings with defaults for properties that older versions didn't store. */
export const toWorkflowSettings = (stored: Partial<WorkflowSettings> | null): WorkflowSettings => ({
  ...settingsDefaults,
  ...stored,
});

/** Engine state of a workflow that no list filters by. Stored as one JSON value, usually null. */
export type WorkflowMarks = Pick<
  RunWorkflow,
  | 'pausedBy'
  | 'endedBy'
  | 'endCause'
  | 'parent'
  | 'deletedBy'
  | 'plannedEndAtStart'
  | 'lastTaskNumber'
  | 'collaborators'
  | 'variant'
>;

export const workflowMarksOf = ({
  pausedBy,
  endedBy,
  endCause,
  parent,
  deletedBy,
  plannedEndAtStart,
  lastTaskNumber,
  collaborators,
  variant,
}: RunWorkflow): WorkflowMarks | null =>
  pausedBy === null &&
  endedBy === null &&
  endCause === null &&
  parent === null &&
  deletedBy === null &&
  plannedEndAtStart === null &&
  lastTaskNumber === null &&
  collaborators.length === 0 &&
  variant === null
    ? null
    : {
        pausedBy,
        endedBy,
        endCause,
        parent,
        deletedBy,
        plannedEndAtStart,
        lastTaskNumber,
        collaborators,
        variant,
      };

export const toWorkflowMarks = (stored: Partial<WorkflowMarks> | null): WorkflowMarks => ({
  pausedBy: null,
  endedBy: null,
  endCause: null,
  parent: null,
  deletedBy: null,
  plannedEndAtStart: null,
  lastTaskNumber: null,
  collaborators: [],
  variant: null,
  ...stored,
});
