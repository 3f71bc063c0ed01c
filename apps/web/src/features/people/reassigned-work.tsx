import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { reassignedWorkQuery } from '../../__generated__/reassignedWorkQuery.graphql.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useLiveQuery } from '../../lib/live/use-live-query.ts';
import classes from './people.module.css';

const query = graphql`
  query reassignedWorkQuery($ids: [ID!]!) {
    parties(ids: $ids) {
      id
      ... on User {
        reassignment {
          id
          totalCount
          doneCount
          refusedCount
          finishedAt
        }
      }
    }
  }
`;

/** What happened to the work of a deactivated person. */
export function ReassignedWork({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  const variables = { ids: [id] };
  const { data } = useLiveQuery<reassignedWorkQuery>(query, variables);
  const work = data.parties[0]?.reassignment;
  if (work == null || work.totalCount === 0) return null;
  const { doneCount, totalCount, refusedCount, finishedAt } = work;
  const counts = { done: doneCount, total: totalCount };
  return (
    <p className={classes.text} role="status">
      {t(finishedAt == null ? 'people.reassigning' : 'people.reassigned', counts)}{' '}
      {refusedCount > 0 && t('people.notReassigned', { count: refusedCount })}
    </p>
  );
}
