import type { Instant } from '../core/ids.ts';
import type { RunView } from '../run-model/run-view.ts';
import { isResolved } from '../run/facts/resolved.ts';
import { explainHold, explainWaiting } from './explain-waiting.ts';
import { explanation, namedStages, namedTasks, type Explanation } from './explanation.ts';
import { overdueTasks } from '../workflow/overdue-tasks.ts';
import { waitsForStart } from '../workflow/waiting.ts';
import { hasProblem } from '../workflow/workflow-summary.ts';

/** Explains which variant is used instead of which blueprint. */
const explainVariant = ({ variant }: RunView['workflow']): readonly Explanation[] =>
  variant === null
    ? []
    : [
        explanation('STATUS', 'WORKFLOW_FOLLOWS_VARIANT', {
          params: { variant: variant.name, standard: variant.standard.name },
        }),
      ];

/** Explains the status of a workflow: what blocks it or what it still needs. */
export const explainWorkflow = (view: RunView, now: Instant): readonly Explanation[] => [
  ...explainStatus(view, now),
  ...explainVariant(view.workflow),
];

/** Names the tasks of a running workflow that have a problem or are overdue. */
const explainTrouble = (view: RunView, now: Instant): readonly Explanation[] => {
  const troubled = [
    ['WORKFLOW_HAS_PROBLEMS', view.tasks.filter(hasProblem)],
    ['WORKFLOW_HAS_OVERDUE_TASKS', overdueTasks(view, now)],
  ] as const;
  return troubled.flatMap(([code, tasks]) =>
    tasks.length === 0
      ? []
      : [explanation('STATUS', code, { names: namedTasks(tasks.map(({ id }) => id)) })],
  );
};

const explainStatus = (view: RunView, now: Instant): readonly Explanation[] => {
  const { workflow, stages } = view;
  switch (workflow.scheduleStatus) {
    case 'NOT_STARTED':
      return [explanation('STATUS', 'WORKFLOW_NEEDS_ANSWERS')];
    case 'SCHEDULED':
      return explainWaiting(waitsForStart(view));
    case 'PAUSED':
    case 'ENDED':
      return explainHold(view);
    case 'COMPLETED':
      return [explanation('STATUS', 'WORKFLOW_COMPLETED', { at: workflow.endedAt })];
    case 'RUNNING': {
      const left = stages.filter((stage) => !isResolved(stage)).map((stage) => stage.id);
      return [
        ...explainTrouble(view, now),
        explanation('STATUS', 'WORKFLOW_NEEDS_STAGES', { names: namedStages(left) }),
        explanation('STATUS', 'WORKFLOW_STARTED', { at: workflow.startedAt }),
      ];
    }
  }
};
