import { Suspense, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { TaskParameters } from '@baton/domain/task-list/task-parameters';
import type { taskAttentionQuery } from '../../../__generated__/taskAttentionQuery.graphql.ts';
import { AttentionStrip, type AttentionStripProps } from '../../../fields/list/attention-strip.tsx';
import { useLiveQuery } from '../../../lib/live/use-live-query.ts';
import { filterOf, viewOf } from './task-list-variables.ts';

const query = graphql`
  query taskAttentionQuery($filter: TaskFilterInput) {
    taskAttention(filter: $filter) {
      attention
      count
    }
  }
`;

interface Props {
  readonly given: TaskParameters;
  readonly onChange: (change: TaskParameters) => void;
}

/** Counts of open tasks that need attention, above a list of open ones. The list doesn't wait for it. */
export function TaskAttention({ given, onChange }: Props): ReactNode {
  if (viewOf(given) !== 'open') return null;
  const strip = {
    ...{ current: given.attention, onChange },
    without: given['waits-for'] === 'me' ? (['waiting-for-me'] as const) : [],
  };
  return (
    <Suspense fallback={<AttentionStrip {...strip} counts={[]} />}>
      <Counted {...strip} given={given} />
    </Suspense>
  );
}

function Counted({
  given,
  ...strip
}: Omit<AttentionStripProps, 'counts'> & Pick<Props, 'given'>): ReactNode {
  const filter = { ...filterOf({ ...given, attention: undefined }), fields: null };
  const { data } = useLiveQuery<taskAttentionQuery>(query, { filter });
  return <AttentionStrip {...strip} counts={data.taskAttention} />;
}
