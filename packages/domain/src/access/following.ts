import type { Refusal } from '../core/refusal.ts';
import type { Actor } from './actor.ts';
import { mayReadWorkflow, type WorkflowFacts } from './workflow-access.ts';

/** Most workflows, and most blueprints, that one event stream follows. */
export const maxFollowed = 100;

/**
 * Be told that something changed in a workflow: those who may read it, and partners who
 * take part in it. What they then read again is decided object by object.
 */
export const mayFollowWorkflow = (actor: Actor, workflow: WorkflowFacts): Refusal | null =>
  workflow.viewerTakesPart ? null : mayReadWorkflow(actor, workflow);
