import type { Run } from '../run-model/run.ts';

/** Returns the highest task number of the workflow, including deleted tasks. */
export const lastTaskNumber = ({ workflow, tasks }: Pick<Run, 'workflow' | 'tasks'>): number =>
  workflow.lastTaskNumber ?? tasks.length;

/** Returns the number of the next added task. Numbers are never reused. */
export const nextTaskNumber = (run: Pick<Run, 'workflow' | 'tasks'>): number =>
  lastTaskNumber(run) + 1;
