import { UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskWaitedFor_task$key } from '../../../__generated__/taskWaitedFor_task.graphql.ts';
import { useIntl } from '../../../lib/intl/use-intl.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import classes from './task-waited-for.module.css';

/** Lists who accepted or submitted the task, who still must, and who is assigned later. */
export function TaskWaitedFor({ task }: { readonly task: taskWaitedFor_task$key }): ReactNode {
  const t = useText();
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment taskWaitedFor_task on Task {
        isToBeAcknowledged
        acknowledgements {
          by {
            id
            name
          }
        }
        handedIn {
          by {
            id
            name
          }
        }
        waitedFor {
          id
          name
        }
        awaitedFields
        awaitedManagers {
          kind
          field
          person {
            id
            name
          }
        }
      }
    `,
    task,
  );
  const list = (people: readonly { readonly name: string }[]): string =>
    intl.formatList(
      people.map(({ name }) => name),
      { type: 'conjunction' },
    );
  const done = data.isToBeAcknowledged ? data.acknowledgements : data.handedIn;
  const lines = [
    data.isToBeAcknowledged ? t('staffing.toConfirm') : null,
    done.length === 0
      ? null
      : t(data.isToBeAcknowledged ? 'staffing.confirmedBy' : 'staffing.submittedBy', {
          people: list(done.map(({ by }) => by)),
        }),
    data.waitedFor.length === 0
      ? null
      : t('staffing.stillWaitedFor', { people: list(data.waitedFor) }),
    ...data.awaitedFields.map((field) => t('staffing.fieldAwaited', { field })),
    ...data.awaitedManagers.map(({ kind, person, field }) => {
      if (kind === 'PERSON' && person != null)
        return t('staffing.managerAwaited.PERSON', { name: person.name });
      if (kind === 'FIELD') return t('staffing.managerAwaited.FIELD', { field: field ?? '' });
      return t(
        kind === 'SUBMITTER'
          ? 'staffing.managerAwaited.SUBMITTER'
          : 'staffing.managerAwaited.OWNER',
      );
    }),
  ].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return (
    <div className={classes.root}>
      <UserRoundCheck size={15} aria-hidden="true" />
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
