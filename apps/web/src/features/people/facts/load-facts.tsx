import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { loadFacts_work$key } from '../../../__generated__/loadFacts_work.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import classes from './party-page.module.css';

export interface LoadFactsProps {
  /** Person or team. */
  readonly partyId: string;
  readonly work: loadFacts_work$key | null;
}

/** Open work of a person or team in numbers. Nothing if the viewer can't see it. */
export function LoadFacts({ partyId, work }: LoadFactsProps): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment loadFacts_work on OpenWork {
        startedTasks
        startedApprovals
        notStarted
        overdue
        dueThisWeek
        workflows
      }
    `,
    work,
  );
  if (data == null) return null;
  const facts = [
    { label: t('people.load.tasks'), count: data.startedTasks },
    { label: t('people.load.approvals'), count: data.startedApprovals },
    { label: t('tasks.scope.notStarted'), count: data.notStarted },
    { label: t('people.load.overdue'), count: data.overdue, isLate: data.overdue > 0 },
    { label: t('people.load.dueThisWeek'), count: data.dueThisWeek },
  ];
  return (
    <dl className={classes.load} aria-label={t('people.load.title')}>
      {facts.map(({ label, count, isLate = false }) => (
        <div key={label} data-late={isLate || undefined}>
          <dt>{label}</dt>
          <dd>{t('people.load.count', { count })}</dd>
        </div>
      ))}
      <div>
        <dt>{t('people.load.workflows')}</dt>
        <dd>
          <Link
            to="/"
            search={{ owner: partyId }}
            aria-label={t('people.load.showWorkflows', { count: data.workflows })}
          >
            {t('people.load.count', { count: data.workflows })}
          </Link>
        </dd>
      </div>
    </dl>
  );
}
