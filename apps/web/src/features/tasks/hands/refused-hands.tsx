import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { refusedHandsQuery } from '../../../__generated__/refusedHandsQuery.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { refusalTip } from '../../../lib/refusal/refusal-text.ts';
import { WhyButton } from '../../../ui/why/why-button.tsx';
import classes from './task-hands.module.css';

/** An unavailable action with the label of its button. */
export interface RefusedAction {
  readonly action: string;
  readonly label: string;
}

interface RefusedHandsProps {
  readonly taskId: string;
  readonly actions: readonly RefusedAction[];
}

function Reasons({ taskId, actions }: RefusedHandsProps): ReactNode {
  const t = useText();
  const intl = useIntl();
  const { task } = useLazyLoadQuery<refusedHandsQuery>(
    graphql`
      query refusedHandsQuery($id: ID!) {
        task(id: $id) {
          id
          permissions {
            refusals {
              action
              code
              params {
                name
                value
              }
              whoMay
            }
          }
        }
      }
    `,
    { id: taskId },
    { fetchPolicy: 'network-only' },
  );
  // A common reason is shown once.
  const byReason = Map.groupBy(actions, ({ action }) =>
    refusalTip(t, task?.permissions.refusals ?? [], action),
  );
  return (
    <dl className={classes.refused}>
      {[...byReason].map(([reason, refused]) => (
        <div key={reason}>
          <dt>
            {intl.formatList(
              refused.map(({ label }) => label),
              { type: 'unit' },
            )}
          </dt>
          <dd>{reason}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Other actions of a task and why they aren't available now, loaded on demand. */
export function RefusedHands({
  isAlone,
  ...asked
}: RefusedHandsProps & { readonly isAlone: boolean }): ReactNode {
  const t = useText();
  return (
    <WhyButton question={t('staffing.others')} isInWords={isAlone}>
      {() => <Reasons {...asked} />}
    </WhyButton>
  );
}
