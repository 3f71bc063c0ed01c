import type { RunEventKind } from '../run-model/event.ts';

/**
 * Events that change texts that the search finds. Other events only change statuses, people, or
 * dates.
 */
const textEvents: ReadonlySet<string> = new Set<RunEventKind>([
  'TEXT_CHANGED',
  'TASK_ADDED',
  'TASK_DELETED',
  'STAGE_ADDED',
  'STAGE_DELETED',
  'VALUE_COMMITTED',
  'VALUE_UNDONE',
  'WORKFLOW_DELETED',
  'WORKFLOW_RESTORED',
]);

/**
 * Returns whether a command changed what the search finds. The first command of a workflow creates
 * it, so it always does.
 */
export const changesSearch = (event: {
  readonly seq: number;
  readonly kinds: readonly string[];
}): boolean => event.seq === 1 || event.kinds.some((kind) => textEvents.has(kind));
