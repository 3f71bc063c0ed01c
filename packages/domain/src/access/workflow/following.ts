import type { Refusal } from '../../core/refusal.ts';
import type { Actor } from '../../party/actor.ts';
import { mayReadWorkflow, type WorkflowFacts } from './workflow-access.ts';

/** Maximum number of workflows and of blueprints in one event stream. */
export const maxFollowed = 100;

/**
 * Allows people who can view the workflow or have a task in it to get change events. What they read
 * afterwards is checked again.
 */
export const mayFollowWorkflow = (actor: Actor, workflow: WorkflowFacts): Refusal | null =>
  workflow.viewerTakesPart ? null : mayReadWorkflow(actor, workflow);
