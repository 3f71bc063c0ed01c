import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { standInMark_task$key } from '../../../__generated__/standInMark_task.graphql.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useViewer } from '../../../lib/session/viewer-context.ts';
import { tooltip } from '../../../ui/tooltip/tooltip.ts';

interface StandInMarkProps {
  readonly task: standInMark_task$key;
  readonly className: string | undefined;
}

/** On a task: the person it is done for, or the delegates. */
export function StandInMark({ task, className }: StandInMarkProps): ReactNode {
  const t = useText();
  const formats = useFormats();
  const viewer = useViewer();
  const { standIns } = useFragment(
    graphql`
      fragment standInMark_task on Task {
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
  const [standIn] = standIns;
  if (standIn === undefined) return null;
  const { away, by, until } = standIn;
  return (
    <span
      className={className}
      {...tooltip(
        t('absence.standsIn', { by: by.name, away: away.name, date: formats.moment(until) }),
        { wide: true },
      )}
    >
      {away.id === viewer.id
        ? t('absence.rowBy', { name: by.name })
        : t('absence.rowFor', { name: away.name })}
    </span>
  );
}
