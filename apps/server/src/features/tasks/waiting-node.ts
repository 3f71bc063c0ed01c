import { waitedFor, waitingParams } from '@baton/domain/explain/explain-waiting';
import type { Waiting } from '@baton/domain/workflow/waiting';
import type { RunDetails } from '../runs/index.ts';
import type { WaitingReasonNode } from './task-types.ts';
import { visibleNames } from './visible-names.ts';

/** Returns the reason with the names that the viewer can see. */
export const waitingNode = (
  details: RunDetails,
  waiting: Waiting | null,
): WaitingReasonNode | null => {
  if (waiting === null) return null;
  const { names, hidden } = visibleNames(details, waitedFor(waiting));
  return {
    code: names.length === 0 && hidden > 0 ? 'OTHERS' : waiting.code,
    params: waitingParams(waiting),
    names,
  };
};
