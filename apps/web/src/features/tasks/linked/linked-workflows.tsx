import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { linkedWorkflows_task$key } from '../../../__generated__/linkedWorkflows_task.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ChildLine } from './child-line.tsx';
import { FixLink } from './fix-link.tsx';
import classes from './linked-workflows.module.css';

/** The linked workflows of a task with their progress and actions for problems. */
export function LinkedWorkflows({ task }: { readonly task: linkedWorkflows_task$key }): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment linkedWorkflows_task on Task {
        type
        permissions {
          fixLink
          restartLinked
        }
        linkedWorkflows {
          request
          state
          isFollowed
          isRestartable
          ...childLine_child
        }
        ...fixLink_task
      }
    `,
    task,
  );
  if (data.type !== 'LINKED_WORKFLOW') return null;
  const followed = data.linkedWorkflows.filter(({ isFollowed }) => isFollowed);
  const { fixLink, restartLinked } = data.permissions;
  const isOffered =
    fixLink || (restartLinked && data.linkedWorkflows.some(({ isRestartable }) => isRestartable));
  const former = data.linkedWorkflows.filter(({ isFollowed }) => !isFollowed);
  return (
    <section className={classes.root}>
      <h3 className={classes.title}>
        {t('linked.title')}
        {followed.length > 1 && (
          <span className={classes.count}>
            {t('linked.count', {
              done: followed.filter(({ state }) => state === 'COMPLETED').length,
              count: followed.length,
            })}
          </span>
        )}
      </h3>
      {followed.length === 0 && <p className={classes.empty}>{t('linked.none')}</p>}
      {followed.length > 0 && (
        <ul className={classes.list}>
          {followed.map((child) => (
            <ChildLine key={child.request} child={child} />
          ))}
        </ul>
      )}
      {former.length > 0 && (
        <>
          <h4 className={classes.former}>{t('linked.former')}</h4>
          <ul className={classes.list}>
            {former.map((child) => (
              <ChildLine key={child.request} child={child} />
            ))}
          </ul>
        </>
      )}
      <FixLink task={data} isOffered={isOffered} />
    </section>
  );
}
