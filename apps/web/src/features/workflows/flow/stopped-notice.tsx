import { CirclePause, CircleStop, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { stoppedNotice_workflow$key } from '../../../__generated__/stoppedNotice_workflow.graphql.ts';
import type { MessageId } from '../../../lib/i18n/message-id.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Moment } from '../../../ui/moment/moment.tsx';
import classes from './stopped-notice.module.css';

interface Notice {
  readonly text: MessageId;
  readonly icon: ReactNode;
  readonly since: string | null | undefined;
  readonly why: string | null | undefined;
}

/** Texts for workflows that no person ended. */
const causes = { EXPIRED: 'flow.ended.EXPIRED', REJECTED: 'flow.ended.REJECTED' } as const;

/** Shows that a workflow is paused or ended: since when, who did it, and why. */
export function StoppedNotice({
  workflow,
}: {
  readonly workflow: stoppedNotice_workflow$key;
}): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment stoppedNotice_workflow on Workflow {
        pausedAt
        pauseReason
        endDate
        endReason
        endCause {
          kind
          task {
            name
          }
        }
        deletedAt
        heldAs
        heldBy {
          name
        }
      }
    `,
    workflow,
  );
  const { heldAs, heldBy, endCause } = data;
  if (heldAs == null) return null;
  const holds: Readonly<Record<typeof heldAs, Notice>> = {
    DELETED: { text: 'flow.held.DELETED', icon: <Trash2 />, since: data.deletedAt, why: null },
    ENDED: {
      text: endCause == null ? 'flow.held.ENDED' : causes[endCause.kind],
      icon: <CircleStop />,
      since: data.endDate,
      why: data.endReason,
    },
    PAUSED: {
      text: 'flow.held.PAUSED',
      icon: <CirclePause />,
      since: data.pausedAt,
      why: data.pauseReason,
    },
  };
  const { text, icon, since, why } = holds[heldAs];
  const task = endCause?.task?.name ?? '';
  const values = {
    hasPerson: heldBy == null ? 'no' : 'yes',
    name: heldBy?.name ?? '',
    hasTask: task === '' ? 'no' : 'yes',
    task,
  };
  return (
    <aside className={classes.root}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <div>
        <p className={classes.head}>
          {t(text, values)}
          <span className={classes.when}>{since != null && <Moment at={since} />}</span>
        </p>
        {why != null && why !== '' && <p className={classes.why}>{why}</p>}
      </div>
    </aside>
  );
}
