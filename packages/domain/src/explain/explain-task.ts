import type { Actor } from '../party/actor.ts';
import type { RunTask } from '../run-model/run.ts';
import type { RunView } from '../run-model/run-view.ts';
import { explainDue } from './explain-due.ts';
import { explainPeople } from './explain-people.ts';
import { explainStatus } from './explain-status.ts';
import type { Explanation, PastEvent } from './explanation.ts';

/**
 * Explains status, due date, and assignees of a task. The past comes from decision records in
 * `past`, newest first; the future from the rules of the engine.
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
