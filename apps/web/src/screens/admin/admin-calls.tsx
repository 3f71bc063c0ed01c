import { useNavigate, useSearch } from '@tanstack/react-router';
import { callTroubles } from '@baton/domain/run/facts/call-trouble';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { adminCallsQuery } from '../../__generated__/adminCallsQuery.graphql.ts';
import { useOpenTask } from '../../features/tasks/open-task.ts';
import { TroubledCallList } from '../../features/troubled-calls/troubled-call-list.tsx';
import { useText } from '../../lib/i18n/use-text.ts';
import { useLiveQuery } from '../../lib/live/use-live-query.ts';
import { FilterBar } from '../../ui/filter-bar/filter-bar.tsx';
import { StateChips } from '../../ui/filter-bar/state-chips.tsx';

const document = graphql`
  query adminCallsQuery($state: CallTrouble) {
    ...troubledCallList_query @arguments(state: $state)
  }
`;

/** Failed and paused requests of the workspace, filtered by status. */
export function AdminCalls(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const openTask = useOpenTask();
  const { status } = useSearch({ strict: false });
  const state = callTroubles.find((one) => one === status) ?? null;
  const variables = { state };
  const { data, refresh } = useLiveQuery<adminCallsQuery>(document, variables);
  return (
    <>
      <FilterBar>
        <StateChips
          label={t('calls.filter')}
          states={callTroubles}
          textOf={(key) => t(`calls.state.${key}`)}
          value={state}
          onChange={(next) =>
            void navigate({
              to: '/admin',
              search: { tab: 'calls', ...(next !== null && { status: next }) },
              replace: true,
            })
          }
        />
      </FilterBar>
      <TroubledCallList
        query={data}
        isFiltered={state !== null}
        onOpen={openTask}
        onChanged={() => void refresh()}
      />
    </>
  );
}
