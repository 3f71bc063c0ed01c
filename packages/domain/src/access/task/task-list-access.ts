import { managesIntegrations, type Actor } from '../../party/actor.ts';
import { workflowListScope, type WorkflowListScope } from '../workflow/workflow-access.ts';

/** Which tasks a person can list; matches `mayReadTask`. */
export interface TaskListScope {
  /**
   * ALL: every task. OWN: the person's tasks, and all tasks of workflows that they can view.
   * GRANTED: the person's tasks, and all tasks of workflows shared with them.
   */
  readonly workflows: WorkflowListScope;
  /** Whether they also see all automated tasks. */
  readonly seesAutomations: boolean;
}

export const taskListScope = (actor: Actor): TaskListScope => ({
  workflows: workflowListScope(actor),
  seesAutomations: managesIntegrations(actor),
});
