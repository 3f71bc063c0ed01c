import { managesIntegrations, type Actor } from '../../party/actor.ts';
import { workflowListScope, type WorkflowListScope } from '../workflow/workflow-access.ts';

/** Which tasks a person can list; matches `mayReadTask`. */
export interface TaskListScope {
  /**
   * ALL: every task. OWN: those of workflows that they read, and their own. GRANTED: those of
   * workflows shared with them, and their own.
   */
  readonly workflows: WorkflowListScope;
  /** Whether they also see all automated tasks. */
  readonly seesAutomations: boolean;
}

export const taskListScope = (actor: Actor): TaskListScope => ({
  workflows: workflowListScope(actor),
  seesAutomations: managesIntegrations(actor),
});
