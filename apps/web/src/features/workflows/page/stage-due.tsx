import { AlarmClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { stageDue_stage$key } from '../../../__generated__/stageDue_stage.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Moment } from '../../../ui/moment/moment.tsx';
import classes from './stage-list.module.css';

/** Due date of an active stage and whether it is overdue. */
export function StageDue({ stage }: { readonly stage: stageDue_stage$key }): ReactNode {
  const t = useText();
  const { completedAt, dueOn, isOverdue } = useFragment(
    graphql`
      fragment stageDue_stage on Stage {
        completedAt
        dueOn
        isOverdue
      }
    `,
    stage,
  );
  if (dueOn == null || completedAt != null) return null;
  return (
    <span className={classes.due} data-late={isOverdue ? '' : undefined}>
      <AlarmClock size={13} aria-hidden="true" />
      {t.rich(isOverdue ? 'time.stage.overdue' : 'time.stage.due', {
        date: <Moment at={dueOn} />,
      })}
    </span>
  );
}
