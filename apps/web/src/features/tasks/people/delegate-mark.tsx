import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { delegateMark_task$key } from '../../../__generated__/delegateMark_task.graphql.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useViewer } from '../../../lib/session/viewer-context.ts';
import { tooltip } from '../../../ui/tooltip/tooltip.ts';

interface DelegateMarkProps {
  readonly task: delegateMark_task$key;
  readonly className: string | undefined;
}

/** On a task: the person it is done for, or the delegates. */
export function DelegateMark({ task, className }: DelegateMarkProps): ReactNode {
  const t = useText();
  const formats = useFormats();
  const viewer = useViewer();
  const { delegates } = useFragment(
    graphql`
      fragment delegateMark_task on Task {
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
  const [delegate] = delegates;
  if (delegate === undefined) return null;
  const { away, by, until } = delegate;
  return (
    <span
      className={className}
      {...tooltip(
        t('absence.delegate', { by: by.name, away: away.name, date: formats.moment(until) }),
        { wide: true },
      )}
    >
      {away.id === viewer.id
        ? t('absence.rowBy', { name: by.name })
        : t('absence.rowFor', { name: away.name })}
    </span>
  );
}
