import type { Actor } from '../access/actor.ts';
import type { RunTask } from '../run/run.ts';
import type { RunView } from '../run/run-view.ts';
import { explainDue } from './explain-due.ts';
import { explainPeople } from './explain-people.ts';
import { explainStatus } from './explain-status.ts';
import type { Explanation, PastEvent } from './explanation.ts';

/**
 * Why a task stands as it does, is due when it is and belongs to whom it does. What has
 * happened is told from the records in the events, the newest first in `past`; what has
 * not happened yet by the rules themselves, asked as the engine asks them.
 */
export const explainTask = (
  view: RunView,
  task: RunTask,
  past: readonly PastEvent[],
  viewer: Actor,
): readonly Explanation[] => [
  ...explainStatus(view, task, past),
  ...explainDue(task, past),
  ...explainPeople(task, past, viewer),
];
