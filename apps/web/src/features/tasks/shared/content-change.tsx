import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { contentChange_task$key } from '../../../__generated__/contentChange_task.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Moment } from '../../../ui/moment/moment.tsx';
import classes from './shared.module.css';

/** Says that an approval is still valid although its values were changed. */
export function ContentChange({ task }: { readonly task: contentChange_task$key }): ReactNode {
  const t = useText();
  const { contentChange } = useFragment(
    graphql`
      fragment contentChange_task on Task {
        contentChange {
          by {
            name
          }
          at
        }
      }
    `,
    task,
  );
  if (contentChange == null) return null;
  const { by, at } = contentChange;
  return (
    <p className={classes.changed}>
      <Badge tone="due-soon">
        {t('shared.contentChanged', { hasActor: by == null ? 'no' : 'yes', name: by?.name ?? '' })}
      </Badge>{' '}
      <Moment at={at} style="relative" />
    </p>
  );
}
