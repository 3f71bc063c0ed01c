import type { Refusal } from '../core/refusal.ts';
import type { Actor } from '../party/actor.ts';
import { mayReadInside } from './inside-access.ts';

/** A person who has the form of a task open. */
export interface Present {
  /** Whether the person can edit the form. If not, they can only view it. */
  readonly isWriter: boolean;
}

/**
 * Allows people who can view the task to see who has it open: assignees are visible to everyone,
 * viewers only to internal users.
 */
export const maySeePresent = (viewer: Actor, present: Present): Refusal | null =>
  present.isWriter ? null : mayReadInside(viewer);
