import type { Refusal } from '../core/refusal.ts';
import type { Actor } from './actor.ts';
import { mayReadInside } from './inside-access.ts';

/** Somebody who has the form of a task before them. */
export interface Present {
  /** Whether they may write in it, or only look on. */
  readonly isWriter: boolean;
}

/**
 * Be told that somebody has the task open, of those who may read it: of whoever fills it in as well,
 * everybody; of who only looks on, members. Partners are not told who in the workspace looks at their work.
 */
export const maySeePresent = (viewer: Actor, present: Present): Refusal | null =>
  present.isWriter ? null : mayReadInside(viewer);
