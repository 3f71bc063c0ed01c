import type { Run } from './run.ts';

/** The highest number that people know a task of the workflow by, those of deleted ones included. */
export const lastTaskNumber = ({ workflow, tasks }: Pick<Run, 'workflow' | 'tasks'>): number =>
  workflow.lastTaskNumber ?? tasks.length;

/** The number of the next task that is added: none is given twice. */
export const nextTaskNumber = (run: Pick<Run, 'workflow' | 'tasks'>): number =>
  lastTaskNumber(run) + 1;
