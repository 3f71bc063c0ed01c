import type { Actor } from '../party/actor.ts';
import { refuse, type Refusal } from '../core/refusal.ts';

export type ListExportState = 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELED';

export const exportLimits = {
  /**
   * Maximum rows of a list that is exported while the person waits. Longer ones are written in the
   * background.
   */
  direct: 5000,
  /** Maximum exports of a person that run at the same time. */
  running: 3,
  /** Days after which the file is deleted. */
  days: 7,
  bytes: 1024 ** 3,
} as const;

/**
 * Allows only the person who requested an export to see it, because it contains what they can view.
 */
export const mayReadListExport = (actor: Actor, createdBy: string): Refusal | null =>
  actor.id === createdBy ? null : refuse('NotFound', {}, 'id');

/** Returns why someone can't start another export. */
export const startExportRefusal = (running: number): Refusal | null =>
  running < exportLimits.running ? null : refuse('ExportsRunning', { max: exportLimits.running });
