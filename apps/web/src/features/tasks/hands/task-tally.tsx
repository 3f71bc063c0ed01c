import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskTally_task$key } from '../../../__generated__/taskTally_task.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import classes from './task-tally.module.css';

/** Decisions so far and what is still required, if one decision isn't enough. */
export function TaskTally({ task }: { readonly task: taskTally_task$key }): ReactNode {
  const t = useText();
  const { tally, approvalStatus, rule } = useFragment(
    graphql`
      fragment taskTally_task on Task {
        rule
        approvalStatus
        tally {
          seats
          votesFor
          votesAgainst
          outstanding
          needed
          outcome
        }
      }
    `,
    task,
  );
  if (tally == null || approvalStatus == null || tally.seats < 2) return null;
  const missing =
    rule === 'ALL_RESPOND_THEN_ANY' ? tally.outstanding : tally.needed - tally.votesFor;
  return (
    <p className={classes.root}>
      <span className={classes.count}>
        {t('staffing.tally', { count: tally.votesFor, needed: tally.needed })}
      </span>
      {tally.votesAgainst > 0 && (
        <span>{t('staffing.tallyAgainst', { count: tally.votesAgainst })}</span>
      )}
      {tally.outcome === 'PENDING' && missing > 0 && (
        <span>
          {t(rule === 'ALL_RESPOND_THEN_ANY' ? 'staffing.tallyAnswers' : 'staffing.tallyMissing', {
            count: missing,
          })}
        </span>
      )}
    </p>
  );
}
