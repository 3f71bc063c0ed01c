import { isAmong, type Agent } from '../../party/actor.ts';
import { isAssigned } from '../../party/delegate.ts';
import { mayReadWorkflow, type WorkflowFacts } from '../../access/workflow/workflow-access.ts';
import type { Run } from '../../run-model/run.ts';

/** Returns the facts about a workflow for one viewer that the access rules use. */
export const factsOfWorkflow = (
  { workflow, tasks }: Pick<Run, 'workflow' | 'tasks'>,
  viewer: Agent,
): WorkflowFacts => ({
  ownerId: workflow.ownerId,
  collaborators: workflow.collaborators,
  createdBy: workflow.createdBy,
  scheduleStatus: workflow.scheduleStatus,
  deletedAt: workflow.deletedAt,
  isLinked: workflow.parent?.isBound === true,
  sharesFields: workflow.editableSharedFields,
  contentAccess: workflow.contentAccess,
  viewerTakesPart:
    viewer !== 'SYSTEM' &&
    tasks.some((task) => isAssigned(viewer, task) || isAmong(viewer, task.cc)),
});

/** Returns whether the viewer can view the workflow, not only single tasks. */
export const readsWorkflow = (run: Run, viewer: Agent): boolean =>
  mayReadWorkflow(viewer, factsOfWorkflow(run, viewer)) === null;
