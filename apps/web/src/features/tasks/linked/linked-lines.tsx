import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { linkedLines_task$key } from '../../../__generated__/linkedLines_task.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { StatusIcon } from '../../../ui/status-icon/status-icon.tsx';
import { childLook } from './child-state.ts';
import classes from './linked-workflows.module.css';

/** The linked workflows of a task below its card. */
export function LinkedLines({ task }: { readonly task: linkedLines_task$key }): ReactNode {
  const t = useText();
  const { linkedWorkflows } = useFragment(
    graphql`
      fragment linkedLines_task on Task {
        linkedWorkflows {
          request
          value
          state
          isFollowed
          workflow {
            id
            name
            mayRead
            percentComplete
            daysDelayed
            stageName
          }
        }
      }
    `,
    task,
  );
  const followed = linkedWorkflows.filter(({ isFollowed }) => isFollowed);
  if (followed.length === 0) return null;
  return (
    <ul>
      {followed.map(({ request, value, state, workflow }) => {
        const look = childLook[state];
        const name = workflow?.name ?? value ?? t('linked.unnamed');
        return (
          <li key={request} className={classes.line}>
            <StatusIcon shape={look.shape} label={t(look.text)} />
            <span className={classes.lineName}>
              {workflow?.mayRead === true ? (
                <Link to="/workflow/$id" params={{ id: workflow.id }} search={{}}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </span>
            {workflow?.stageName != null && <span>{workflow.stageName}</span>}
            {workflow != null && state !== 'COMPLETED' && (
              <span>{t('linked.percent', { percent: workflow.percentComplete })}</span>
            )}
            {workflow != null && workflow.daysDelayed > 0 && (
              <span>{t('linked.delayed', { days: workflow.daysDelayed })}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
