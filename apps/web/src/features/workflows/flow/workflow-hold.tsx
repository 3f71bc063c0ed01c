import { CirclePause, CircleStop, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { workflowHold_workflow$key } from '../../../__generated__/workflowHold_workflow.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Moment } from '../../../ui/moment/moment.tsx';
import classes from './workflow-hold.module.css';

/** That a workflow stands still: since when, by whom and why. */
export function WorkflowHold({
  workflow,
}: {
  readonly workflow: workflowHold_workflow$key;
}): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment workflowHold_workflow on Workflow {
        pausedAt
        pauseReason
        endDate
        endReason
        deletedAt
        heldBy {
          name
        }
      }
    `,
    workflow,
  );
  const held =
    data.deletedAt != null
      ? { text: 'flow.held.DELETED' as const, icon: <Trash2 />, since: data.deletedAt, why: null }
      : data.endReason != null && data.endDate != null
        ? {
            text: 'flow.held.ENDED' as const,
            icon: <CircleStop />,
            since: data.endDate,
            why: data.endReason,
          }
        : data.pausedAt != null
          ? {
              text: 'flow.held.PAUSED' as const,
              icon: <CirclePause />,
              since: data.pausedAt,
              why: data.pauseReason,
            }
          : null;
  if (held === null) return null;
  const { heldBy } = data;
  const values = { hasPerson: heldBy == null ? 'no' : 'yes', name: heldBy?.name ?? '' };
  return (
    <aside className={classes.root}>
      <span className={classes.icon} aria-hidden="true">
        {held.icon}
      </span>
      <div>
        <p className={classes.head}>
          {t(held.text, values)}
          <span className={classes.when}>
            <Moment at={held.since} />
          </span>
        </p>
        {held.why != null && held.why !== '' && <p className={classes.why}>{held.why}</p>}
      </div>
    </aside>
  );
}
