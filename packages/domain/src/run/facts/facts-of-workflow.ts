import { isAmong, type Agent } from '../../access/actor.ts';
import { isAssigned } from '../../access/stand-in.ts';
import { mayReadWorkflow, type WorkflowFacts } from '../../access/workflow-access.ts';
import type { Run } from '../run.ts';

/** The facts that the rules ask for about a whole run, for one viewer. */
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

/** Whether the viewer may read the workflow, and not only tasks of it. */
export const readsWorkflow = (run: Run, viewer: Agent): boolean =>
  mayReadWorkflow(viewer, factsOfWorkflow(run, viewer)) === null;
