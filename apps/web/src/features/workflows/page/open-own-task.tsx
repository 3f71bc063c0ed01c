import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { openOwnTask_workflow$key } from '../../../__generated__/openOwnTask_workflow.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';

interface OpenOwnTaskProps {
  readonly workflow: openOwnTask_workflow$key;
  readonly onOpen: (taskId: string) => void;
}

/** Opens the first task or approval that the viewer can work on. Renders nothing without one. */
export function OpenOwnTask({ workflow, onOpen }: OpenOwnTaskProps): ReactNode {
  const t = useText();
  const { stages } = useFragment(
    graphql`
      fragment openOwnTask_workflow on Workflow {
        stages {
          tasks {
            id
            permissions {
              complete
              approve
            }
            approvals {
              id
              permissions {
                approve
              }
            }
          }
        }
      }
    `,
    workflow,
  );
  const task = stages
    .flatMap(({ tasks }) => tasks)
    .find(
      ({ permissions, approvals }) =>
        permissions.complete ||
        permissions.approve ||
        approvals.some((approval) => approval.permissions.approve),
    );
  if (task === undefined) return null;
  const approval = task.approvals.find(({ permissions }) => permissions.approve);
  return (
    <Button kind="primary" onClick={() => onOpen(approval?.id ?? task.id)}>
      {t('workflows.openOwnTask')}
    </Button>
  );
}
