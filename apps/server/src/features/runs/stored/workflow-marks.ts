import { settingsDefaults } from '@baton/domain/blueprint/complete-content';
import type { RunWorkflow } from '@baton/domain/run/run';

/** What the blueprint decided of a workflow, kept as one value because only the engine reads it. */
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

/** As they were stored, by this version or by one that knew less. */
export const toWorkflowSettings = (stored: Partial<WorkflowSettings> | null): WorkflowSettings => ({
  ...settingsDefaults,
  ...stored,
});

/** What the engine keeps of a workflow and no list looks for: one value, and mostly none. */
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
