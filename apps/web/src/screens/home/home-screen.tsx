import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { House, Plus, SearchX, Waypoints } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type {
  homeScreenQuery,
  ScheduleStatus,
} from '../../__generated__/homeScreenQuery.graphql.ts';
import { DeletedWorkflows } from '../../features/workflow-list/deleted-workflows.tsx';
import { AnswerFilter } from '../../features/workflow-list/answer-filter.tsx';
import {
  fieldFilterParams,
  parseFieldFilter,
  type FieldFilterParams,
} from '../../features/workflow-list/list-field-filter.ts';
import {
  stageFilterParams,
  parseStageFilter,
  type StageFilterParams,
} from '../../features/workflow-list/list-stage-filter.ts';
import { StageFilter } from '../../features/workflow-list/stage-filter.tsx';
import { WorkflowList } from '../../features/workflow-list/workflow-list.tsx';
import { useScreenQuery } from '../../lib/api/use-screen-query.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useLiveChanges } from '../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../lib/live/use-refresh.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { useStartWorkflow } from '../../lib/start/start-workflow-context.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { FilterBar, FilterChips, SearchField } from '../../ui/filter-bar/filter-bar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { PageBody, PageHeader } from '../../ui/page-header/page-header.tsx';
import { PageWait } from '../../ui/page-header/page-wait.tsx';
import classes from './home-screen.module.css';

const FilteredWorkflows = lazy(async () => ({
  default: (await import('../../features/workflow-list/filtered-workflows.tsx')).FilteredWorkflows,
}));

const query = graphql`
  query homeScreenQuery(
    $status: [ScheduleStatus!]
    $search: String
    $field: WorkflowFieldFilterInput
    $blueprint: ID
    $stage: ID
    $stageStatus: [StageStatus!]
  ) {
    ...workflowList_query
      @arguments(
        status: $status
        search: $search
        field: $field
        blueprint: $blueprint
        stage: $stage
        stageStatus: $stageStatus
      )
  }
`;

type View = 'open' | 'completed' | 'ended' | 'all';

const statusesOf: Readonly<Record<View, readonly ScheduleStatus[] | null>> = {
  open: ['NOT_STARTED', 'SCHEDULED', 'RUNNING', 'PAUSED'],
  completed: ['COMPLETED'],
  ended: ['ENDED'],
  all: null,
};
const isView = (value: string | undefined): value is View =>
  value !== undefined && Object.hasOwn(statusesOf, value);

/**
 * All workflows that the person can view. External and limited users start with their tasks
 * instead.
 */
export function HomeScreen(): ReactNode {
  const { navigation } = useViewer();
  return navigation.home ? <Workflows /> : <Navigate to="/my/tasks" replace />;
}

function Workflows(): ReactNode {
  const t = useText();
  const { navigation } = useViewer();
  const startWorkflow = useStartWorkflow();
  const { search = '', status, field, operator, values, ...address } = useSearch({ strict: false });
  const fieldFilter = parseFieldFilter({ field, operator, values });
  const stageFilter = parseStageFilter(address);
  const navigate = useNavigate();
  const view: View = isView(status) ? status : 'open';
  const variables = useDeferredValue(
    JSON.stringify({
      status: statusesOf[view],
      search: search.trim() === '' ? null : search.trim(),
      field:
        fieldFilter?.filter == null ? null : { field: fieldFilter.field, ...fieldFilter.filter },
      blueprint: stageFilter?.blueprint ?? null,
      stage: stageFilter?.stage ?? null,
      stageStatus: stageFilter?.statuses.length ? stageFilter.statuses : null,
    }),
  );
  const set = (
    change: { search?: string; status?: View } & FieldFilterParams & StageFilterParams,
  ): void =>
    void navigate({
      to: '/',
      search: {
        ...{ search, status, field, operator, values },
        ...stageFilterParams(stageFilter),
        ...change,
      },
      replace: true,
    });
  const found = (
    <FoundWorkflows
      variables={variables}
      isSearching={search !== '' || view !== 'open' || fieldFilter !== null || stageFilter !== null}
    />
  );
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('app.home') }]}
        icon={<House />}
        actions={
          <>
            <DeletedWorkflows />
            {navigation.blueprints && (
              <Button kind="primary" icon={<Plus />} keyHint="n" onClick={startWorkflow}>
                {t('workflows.startOne')}
              </Button>
            )}
          </>
        }
      />
      <FilterBar>
        <FilterChips
          label={t('workflows.filterByStatus')}
          value={view}
          options={[
            { key: 'open', label: t('workflows.viewOpen') },
            { key: 'completed', label: t('workflows.viewCompleted') },
            { key: 'ended', label: t('workflows.viewEnded') },
            { key: 'all', label: t('workflows.viewAll') },
          ]}
          onChange={(next) => set({ status: next })}
        />
        <StageFilter current={stageFilter} onFilter={(next) => set(stageFilterParams(next))} />
        {navigation.customFields && (
          <AnswerFilter current={fieldFilter} onFilter={(next) => set(fieldFilterParams(next))} />
        )}
        <div className={classes.search}>
          <SearchField
            label={t('workflows.search')}
            value={search}
            onChange={(text) => set({ search: text })}
          />
        </div>
      </FilterBar>
      <PageBody isFlush>
        <Suspense fallback={<PageWait rows={12} />}>
          {fieldFilter === null ? (
            found
          ) : (
            <FilteredWorkflows current={fieldFilter} onRemove={() => set(fieldFilterParams(null))}>
              {found}
            </FilteredWorkflows>
          )}
        </Suspense>
      </PageBody>
    </>
  );
}

interface FoundWorkflowsProps {
  /** As text, so that equal variables are the same request. */
  readonly variables: string;
  readonly isSearching: boolean;
}

function FoundWorkflows({ variables, isSearching }: FoundWorkflowsProps): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { navigation } = useViewer();
  const asked: homeScreenQuery['variables'] = JSON.parse(variables);
  const data = useScreenQuery<homeScreenQuery>(query, asked);
  useLiveChanges({ lists: true }, useRefresh<homeScreenQuery>(query, asked));
  const empty = isSearching ? (
    <EmptyState
      icon={<SearchX />}
      title={t('workflows.nothingFound')}
      text={t('workflows.nothingFoundText')}
    />
  ) : (
    <EmptyState
      icon={<Waypoints />}
      title={t('workflows.emptyTitle')}
      text={t('workflows.emptyText')}
      action={
        navigation.blueprints && (
          <LinkButton kind="primary" href="/blueprints">
            {t('workflows.toBlueprints')}
          </LinkButton>
        )
      }
    />
  );
  return (
    <WorkflowList
      query={data}
      empty={empty}
      isFiltered={asked.field != null || asked.stageStatus != null}
      onOpen={(id) => void navigate({ to: '/workflow/$id', params: { id } })}
    />
  );
}
