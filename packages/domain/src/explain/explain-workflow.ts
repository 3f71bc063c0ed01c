import type { RunView } from '../run-model/run-view.ts';
import { isResolved } from '../run/facts/resolved.ts';
import { explainHold, explainWaiting } from './explain-waiting.ts';
import { explanation, namedStages, type Explanation } from './explanation.ts';
import { waitsForStart } from '../workflow/waiting.ts';

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
export const explainWorkflow = (view: RunView): readonly Explanation[] => [
  ...explainStatus(view),
  ...explainVariant(view.workflow),
];

const explainStatus = (view: RunView): readonly Explanation[] => {
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
        explanation('STATUS', 'WORKFLOW_NEEDS_STAGES', { names: namedStages(left) }),
        explanation('STATUS', 'WORKFLOW_STARTED', { at: workflow.startedAt }),
      ];
    }
  }
};
