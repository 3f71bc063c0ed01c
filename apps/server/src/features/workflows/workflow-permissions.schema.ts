import { whoMayWithStage, whoMayWithWorkflow } from '@baton/domain/access/who-may';
import type { StageFacts, StagePermissions } from '@baton/domain/access/workflow/stage-access';
import type { WorkflowFacts } from '@baton/domain/access/workflow/workflow-access';
import type { WorkflowPermissions } from '@baton/domain/access/workflow/workflow-permissions';
import { builder } from '../../platform/graphql/builder.ts';
import { PermissionRefusalRef } from '../tasks/index.ts';

export const WorkflowPermissionsRef = builder
  .objectRef<WorkflowPermissions & { readonly facts: WorkflowFacts }>('WorkflowPermissions')
  .implement({
    description:
      'What the viewer can do with the workflow. Each false flag has its reason in `refusals`.',
    fields: (t) => ({
      read: t.exposeBoolean('read', { description: 'View the workflow.' }),
      readHistory: t.exposeBoolean('readHistory', {
        description: 'View the activity and the change history.',
      }),
      edit: t.exposeBoolean('edit', { description: 'Change name or description.' }),
      editAccess: t.exposeBoolean('editAccess', { description: 'Change the collaborators.' }),
      editOwner: t.exposeBoolean('editOwner', { description: 'Change the owner.' }),
      start: t.exposeBoolean('start', { description: 'Start the workflow.' }),
      pause: t.exposeBoolean('pause', { description: 'Pause the workflow.' }),
      resume: t.exposeBoolean('resume', { description: 'Resume the workflow.' }),
      end: t.exposeBoolean('end', { description: 'End the workflow.' }),
      restart: t.exposeBoolean('restart', { description: 'Reopen the ended workflow.' }),
      runAgain: t.exposeBoolean('runAgain', { description: 'Run the completed workflow again.' }),
      detach: t.exposeBoolean('detach', {
        description: 'Unlink it from the task that started it.',
      }),
      delete: t.exposeBoolean('delete', { description: 'Delete the workflow.' }),
      restore: t.exposeBoolean('restore', { description: 'Restore the deleted workflow.' }),
      editData: t.exposeBoolean('editData', {
        description: 'Change submitted values in any task that shows them.',
      }),
      addStage: t.exposeBoolean('addStage', { description: 'Add a stage.' }),
      addAutomatedTask: t.exposeBoolean('addAutomatedTask', {
        description: 'Add an automated task.',
      }),
      addLinkedWorkflowTask: t.exposeBoolean('addLinkedWorkflowTask', {
        description: 'Add a task that starts workflows.',
      }),
      refusals: t.field({
        type: [PermissionRefusalRef],
        description: 'Reason for each false flag.',
        resolve: ({ refusals, facts }) =>
          refusals.map((refusal) => ({
            ...refusal,
            whoMay: () => whoMayWithWorkflow(refusal.action, facts),
          })),
      }),
    }),
  });

export const StagePermissionsRef = builder
  .objectRef<StagePermissions & { readonly facts: StageFacts }>('StagePermissions')
  .implement({
    description: 'What the viewer can do with the stage. Each false flag has its reason.',
    fields: (t) => ({
      restart: t.exposeBoolean('restart', { description: 'Restart the stage.' }),
      startAnyway: t.exposeBoolean('startAnyway', { description: 'Start the skipped stage.' }),
      skip: t.exposeBoolean('skip', { description: 'Skip the stage.' }),
      addTask: t.exposeBoolean('addTask', { description: 'Add a task to the stage.' }),
      edit: t.exposeBoolean('edit', { description: 'Change name or description.' }),
      delete: t.exposeBoolean('delete', { description: 'Delete the stage.' }),
      leaveSkipped: t.exposeBoolean('leaveSkipped', {
        description: 'Leave a stage skipped although its condition is now met.',
      }),
      refusals: t.field({
        type: [PermissionRefusalRef],
        description: 'Reason for each false flag.',
        resolve: ({ refusals, facts }) =>
          refusals.map((refusal) => ({
            ...refusal,
            whoMay: () => whoMayWithStage(refusal.action, facts),
          })),
      }),
    }),
  });
