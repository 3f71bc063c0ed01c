import type { RunTask } from './run.ts';
import type { RunView } from './run-view.ts';

/** The tasks an escalation of which begins this automated one; it begins by nothing else. */
export const callersOf = (view: RunView, { type, key }: RunTask): readonly RunTask[] =>
  type === 'AUTOMATION'
    ? view.tasks.filter(({ deadline }) =>
        deadline.escalations.some(
          ({ action, task }) => action === 'RUN_AUTOMATION' && task === key,
        ),
      )
    : [];
