import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskStandInsFact_task$key } from '../../../__generated__/taskStandInsFact_task.graphql.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import classes from './task-facts.module.css';

/** Delegates of absent assignees. Renders nothing without absences. */
export function TaskStandInsFact({
  task,
}: {
  readonly task: taskStandInsFact_task$key;
}): ReactNode {
  const t = useText();
  const formats = useFormats();
  const { standIns } = useFragment(
    graphql`
      fragment taskStandInsFact_task on Task {
        standIns {
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
  if (standIns.length === 0) return null;
  return (
    <>
      <dt>{t('absence.fact')}</dt>
      <dd className={classes.text}>
        <span>
          {standIns.map(({ away, by, until }) => (
            <span key={`${away.id} ${by.id}`} className={classes.standIn}>
              {t('absence.standsIn', {
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
