import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskDelegatesFact_task$key } from '../../../../__generated__/taskDelegatesFact_task.graphql.ts';
import { useFormats } from '../../../../lib/i18n/use-formats.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import classes from './task-facts.module.css';

/** Delegates of absent assignees. Renders nothing without absences. */
export function TaskDelegatesFact({
  task,
}: {
  readonly task: taskDelegatesFact_task$key;
}): ReactNode {
  const t = useText();
  const formats = useFormats();
  const { delegates } = useFragment(
    graphql`
      fragment taskDelegatesFact_task on Task {
        delegates {
          away {
            id
            name
          }
          by {
            id
            name
          }
          until
        }
      }
    `,
    task,
  );
  if (delegates.length === 0) return null;
  return (
    <>
      <dt>{t('absence.fact')}</dt>
      <dd className={classes.text}>
        <span>
          {delegates.map(({ away, by, until }) => (
            <span key={`${away.id} ${by.id}`} className={classes.delegate}>
              {t('absence.delegate', {
                by: by.name,
                away: away.name,
                date: formats.moment(until),
              })}
            </span>
          ))}
        </span>
      </dd>
    </>
  );
}
