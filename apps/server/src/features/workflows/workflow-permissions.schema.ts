import type { StageAction } from '@baton/domain/access/workflow/stage-access';
import type { WorkflowAction } from '@baton/domain/access/workflow/workflow-permissions';
import { permissionsType } from '../../platform/graphql/access/permissions-type.ts';

export const WorkflowPermissionsRef = permissionsType<WorkflowAction>(
  'WorkflowPermissions',
  'What the viewer can do with the workflow. Each false flag has its reason in `refusals`.',
  {
    read: 'View the workflow.',
    readHistory: 'View the activity and the change history.',
    edit: 'Change name or description.',
    editAccess: 'Change the collaborators.',
    editOwner: 'Change the owner.',
    start: 'Start the workflow.',
    pause: 'Pause the workflow.',
    resume: 'Resume the workflow.',
    end: 'End the workflow.',
    restart: 'Reopen the ended workflow.',
    runAgain: 'Run the completed workflow again.',
    detach: 'Unlink it from the task that started it.',
    delete: 'Delete the workflow.',
    restore: 'Restore the deleted workflow.',
    editData: 'Change submitted values in any task that shows them.',
    addStage: 'Add a stage.',
    addAutomatedTask: 'Add an automated task.',
    addLinkedWorkflowTask: 'Add a task that starts workflows.',
  },
);

export const StagePermissionsRef = permissionsType<StageAction>(
  'StagePermissions',
  'What the viewer can do with the stage. Each false flag has its reason.',
  {
    restart: 'Restart the stage.',
    startAnyway: 'Start the skipped stage.',
    skip: 'Skip the stage.',
    addTask: 'Add a task to the stage.',
    edit: 'Change name or description.',
    delete: 'Delete the stage.',
    leaveSkipped: 'Leave a stage skipped although its condition is now met.',
  },
);
