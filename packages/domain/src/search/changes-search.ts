import type { RunEventKind } from '../run-model/event.ts';

/** Events that change what the search finds. Others only move work. */
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

/** Returns whether a command changed what the search finds. The first one creates the workflow. */
export const changesSearch = (event: {
  readonly seq: number;
  readonly kinds: readonly string[];
}): boolean => event.seq === 1 || event.kinds.some((kind) => textEvents.has(kind));
