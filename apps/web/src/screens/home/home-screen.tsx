import { useNavigate } from '@tanstack/react-router';
import { House, Plus, SearchX, Waypoints } from 'lucide-react';
import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { fieldFilterParameters, parseFieldFilters } from '@baton/domain/list/field-filters';
import { columnsText, type ListColumn } from '@baton/domain/list/list-columns';
import { defaultWorkflowColumns } from '@baton/domain/workflow-list/workflow-columns';
import {
  workflowParameterRules,
  type WorkflowParameters,
} from '@baton/domain/workflow-list/workflow-parameters';
import { defaultViews } from '@baton/domain/saved-view/saved-view';
import { defaultWorkflowSort, workflowSortText } from '@baton/domain/workflow-list/workflow-sort';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import type { homeScreenQuery } from '../../__generated__/homeScreenQuery.graphql.ts';
import { BulkActions } from '../../features/bulk/actions/bulk-actions.tsx';
import { useWorkflowActions } from '../../features/bulk/actions/use-workflow-actions.tsx';
import { ExportMenu } from '../../features/export/export-menu.tsx';
import { ViewBar } from '../../features/saved-views/view-bar.tsx';
import { WithSavedView } from '../../features/saved-views/with-saved-view.tsx';
import { DeletedWorkflows } from '../../features/workflow-list/deleted-workflows.tsx';
import { WorkflowAttention } from '../../features/workflow-list/workflow-attention.tsx';
import { columnTexts } from '../../features/workflow-list/columns/workflow-columns.tsx';
import { WorkflowFilters } from '../../features/workflow-list/filters/workflow-filters.tsx';
import {
  LayoutSwitch,
  WorkflowGroupMenu,
} from '../../features/workflow-list/layouts/display-options.tsx';
import type { LayoutProps } from '../../features/workflow-list/layouts/layout-props.ts';
import {
  columnsOf,
  filterOf,
  groupOf,
  isFiltered,
  layoutOf,
  listVariables,
  viewOf,
} from '../../features/workflow-list/list-variables.ts';
import { WorkflowList } from '../../features/workflow-list/workflow-list.tsx';
import { ColumnsButton } from '../../fields/list/columns/columns-button.tsx';
import { FilteredList } from '../../fields/list/filtered-list.tsx';
import { useListAddress, useListNavigation } from '../../lib/list/use-list-address.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useLiveQuery } from '../../lib/live/use-live-query.ts';
import { readColumns, writeColumns } from '../../lib/preferences/stored-preferences.ts';
import { OwnTasksRedirect } from '../../lib/session/own-tasks-redirect.tsx';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { useStartWorkflow } from '../../lib/start/start-workflow-context.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { FilterBar, FilterBarTools, SearchField } from '../../ui/filter-bar/filter-bar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { PageWait } from '../../ui/page-header/page-wait.tsx';

const GroupedWorkflows = lazyComponent(
  async () =>
    (await import('../../features/workflow-list/layouts/grouped-workflows.tsx')).GroupedWorkflows,
);

const WorkflowBoard = lazyComponent(
  async () =>
    (await import('../../features/workflow-list/layouts/board/workflow-board.tsx')).WorkflowBoard,
);
const WorkflowCalendar = lazyComponent(
  async () =>
    (await import('../../features/workflow-list/layouts/calendar/workflow-calendar.tsx'))
      .WorkflowCalendar,
);
const WorkflowTimeline = lazyComponent(
  async () =>
    (await import('../../features/workflow-list/layouts/timeline/workflow-timeline.tsx'))
      .WorkflowTimeline,
);

const query = graphql`
  query homeScreenQuery(
    $filter: WorkflowFilterInput
    $counted: WorkflowFilterInput
    $sort: WorkflowSortInput
    $fields: [ID!]!
    $withFields: Boolean!
    $withStages: Boolean!
    $withStarter: Boolean!
    $withWaiting: Boolean!
  ) {
    ...workflowList_query
      @arguments(
        filter: $filter
        sort: $sort
        fields: $fields
        withFields: $withFields
        withStages: $withStages
        withStarter: $withStarter
        withWaiting: $withWaiting
      )
    ...workflowAttention_query @arguments(filter: $counted)
  }
`;

/**
 * All workflows that the person can view. External and limited users start with their tasks
 * instead.
 */
export function HomeScreen(): ReactNode {
  const { navigation } = useViewer();
  const { viewId, given, isAsSaved } = useListAddress(workflowParameterRules.names);
  if (!navigation.home) return <OwnTasksRedirect />;
  const known = defaultViews.find(({ id }) => id === viewId)?.parameters;
  if (viewId === undefined || known !== undefined)
    return <Workflows viewId={viewId} base={known ?? {}} given={isAsSaved ? known : given} />;
  return (
    <Suspense fallback={<PageWait rows={12} />}>
      <WithSavedView object="WORKFLOWS" id={viewId}>
        {(base) => <Workflows viewId={viewId} base={base} given={isAsSaved ? base : given} />}
      </WithSavedView>
    </Suspense>
  );
}

interface WorkflowsProps {
  readonly viewId: string | undefined;
  /** Parameters of the view. */
  readonly base: WorkflowParameters;
  readonly given: WorkflowParameters | undefined;
}

function Workflows({ viewId, base, given = base }: WorkflowsProps): ReactNode {
  const t = useText();
  const { id: viewerId, navigation } = useViewer();
  const startWorkflow = useStartWorkflow();
  const { set, open } = useListNavigation('/', viewId, given, viewOf);
  const fieldFilters = parseFieldFilters(given);
  const { normalized } = workflowParameterRules;
  const view = viewOf(given);
  // Columns are remembered for each person of this browser.
  const listName = `workflows.${viewerId}`;
  const columns = columnsOf(given.columns ?? readColumns(listName));
  const shown = { ...given, columns: columnsText(columns) };
  const deferred = useDeferredValue(JSON.stringify(normalized(shown)));
  const found = <FoundWorkflows parameters={deferred} onChange={set} />;
  const selectColumns = (next: readonly ListColumn<string>[]): void => {
    const text = columnsText(next);
    writeColumns(listName, text);
    set({ columns: text });
  };
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('app.home') }]}
        icon={<House />}
        actions={
          <>
            {fieldFilters.every(({ filter }) => filter !== null) && (
              <ExportMenu object="WORKFLOWS" filters={normalized({ ...shown, status: view })} />
            )}
            <DeletedWorkflows />
            {navigation.blueprints && (
              <Button kind="primary" icon={<Plus />} keyHint="n" onClick={startWorkflow}>
                {t('workflows.startOne')}
              </Button>
            )}
          </>
        }
      />
      <ViewBar
        object="WORKFLOWS"
        viewId={viewId}
        base={base}
        given={given}
        shown={normalized({ ...shown, status: view })}
        onOpen={open}
      />
      <FilterBar>
        <WorkflowFilters given={given} onChange={set} />
        <FilterBarTools>
          <SearchField
            label={t('workflows.search')}
            value={given.search ?? ''}
            onChange={(search) => set({ search })}
          />
          <WorkflowGroupMenu given={given} onChange={set} />
          {layoutOf(given) === 'list' && (
            <ColumnsButton
              columns={columns}
              defaults={defaultWorkflowColumns}
              names={columnTexts}
              onChange={selectColumns}
            />
          )}
          <LayoutSwitch given={given} onChange={set} />
        </FilterBarTools>
      </FilterBar>
      <FilteredList filters={fieldFilters} onRemove={() => set({ ...fieldFilterParameters([]) })}>
        {found}
      </FilteredList>
    </>
  );
}

interface FoundWorkflowsProps {
  /** The parameters as text, so that equal parameters cause no new request. */
  readonly parameters: string;
  readonly onChange: (change: WorkflowParameters) => void;
}

function FoundWorkflows({ parameters, onChange }: FoundWorkflowsProps): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { navigation } = useViewer();
  const given: WorkflowParameters = JSON.parse(parameters);
  const actions = useWorkflowActions();
  const isSearching = viewOf(given) !== 'open' || isFiltered(given);
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
  const Layout = {
    list: groupOf(given) === null ? ListedWorkflows : GroupedWorkflows,
    board: WorkflowBoard,
    calendar: WorkflowCalendar,
    timeline: WorkflowTimeline,
  }[layoutOf(given)];
  return (
    <>
      <Layout
        given={given}
        onChange={onChange}
        onOpen={(id) => void navigate({ to: '/workflow/$id', params: { id } })}
        empty={empty}
        renderBulk={(ids, onClear, isAll) => (
          <BulkActions
            subject="WORKFLOWS"
            ids={ids}
            all={isAll ? filterOf(given) : null}
            onClear={onClear}
          />
        )}
        rowActions={actions.rowActions}
      />
      {actions.dialog}
    </>
  );
}

function ListedWorkflows({ given, onChange, onOpen, empty, ...rows }: LayoutProps): ReactNode {
  const columns = columnsOf(given.columns);
  const asked = listVariables(given, columns);
  const { data } = useLiveQuery<homeScreenQuery>(query, asked);
  return (
    <>
      <WorkflowAttention query={data} given={given} onChange={onChange} />
      <WorkflowList
        query={data}
        columns={columns}
        sort={asked.sort ?? defaultWorkflowSort}
        onSort={(sort) => onChange({ sort: workflowSortText(sort) })}
        empty={empty}
        isFiltered={(asked.filter?.fields ?? []).length > 0 || asked.filter?.stageStatus != null}
        onOpen={onOpen}
        {...rows}
      />
    </>
  );
}
