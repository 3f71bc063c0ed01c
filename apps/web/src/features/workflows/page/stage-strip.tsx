import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { stageStrip_workflow$key } from '../../../__generated__/stageStrip_workflow.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { stageStatusLook } from '../../../lib/status/status-look.ts';
import { useWaitingText } from '../../../lib/waiting/use-waiting-text.ts';
import { ProgressStrip } from '../../../ui/progress-strip/progress-strip.tsx';
import { doneCount, foldCompleted, stageState } from './stage-state.ts';

export interface StageStripProps {
  readonly workflow: stageStrip_workflow$key;
  readonly onSelect: (stageId: string) => void;
}

/** Progress of the workflow: every stage with its tasks and why it waits. */
export function StageStrip({ workflow, onSelect }: StageStripProps): ReactNode {
  const t = useText();
  const waitingText = useWaitingText();
  const { stages } = useFragment(
    graphql`
      fragment stageStrip_workflow on Workflow {
        stages {
          id
          name
          status
          isOverdue
          waitingFor {
            code
            params {
              name
              value
            }
            names
          }
          tasks {
            id
            displayStatus
            completedAt
            skippedAt
            approvals {
              id
              displayStatus
            }
          }
        }
      }
    `,
    workflow,
  );
  return (
    <ProgressStrip
      label={t('workflows.stages')}
      onSelect={onSelect}
      steps={foldCompleted(
        stages.map((stage) => {
          const state = stageState(stage.status, stage.tasks, stage.isOverdue);
          const done = doneCount(stage.tasks);
          return {
            key: stage.id,
            label: stage.name,
            state,
            stateLabel: t(
              state === 'problem' || state === 'overdue'
                ? `status.${state}`
                : stageStatusLook[stage.status].text,
            ),
            detail:
              stage.waitingFor == null
                ? t('workflows.doneOf', { done, count: stage.tasks.length })
                : waitingText(stage.waitingFor),
            share: stage.tasks.length === 0 ? 0 : done / stage.tasks.length,
          };
        }),
        (count) => t('workflows.stagesCompleted', { count }),
      )}
    />
  );
}
