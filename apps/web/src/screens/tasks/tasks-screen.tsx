import { ListTodo, SearchX } from 'lucide-react';
import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { parseFieldFilters, fieldFilterParameters } from '@baton/domain/list/field-filters';
import { columnsText } from '@baton/domain/list/list-columns';
import { defaultTaskViews } from '@baton/domain/saved-view/saved-view';
import { taskParameterRules, type TaskParameters } from '@baton/domain/task-list/task-parameters';
import { BulkActions } from '../../features/bulk/actions/bulk-actions.tsx';
import { ExportMenu } from '../../features/export/export-menu.tsx';
import { ViewBar } from '../../features/saved-views/view-bar.tsx';
import { WithSavedView } from '../../features/saved-views/with-saved-view.tsx';
import { ListedTasks } from '../../features/tasks/table/listed-tasks.tsx';
import { TaskListBar } from '../../features/tasks/table/task-list-bar.tsx';
import {
  columnsOf,
  filterOf,
  isFiltered,
  viewOf,
} from '../../features/tasks/table/task-list-variables.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { FilteredList } from '../../fields/list/filtered-list.tsx';
import { useListAddress, useListNavigation } from '../../lib/list/use-list-address.ts';
import { readColumns } from '../../lib/preferences/stored-preferences.ts';
import { OwnTasksRedirect } from '../../lib/session/own-tasks-redirect.tsx';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { PageWait } from '../../ui/page-header/page-wait.tsx';

/** All tasks that the person can view. External and limited users have their own tasks instead. */
export function TasksScreen(): ReactNode {
  const { navigation } = useViewer();
  const { viewId, given, isAsSaved } = useListAddress(taskParameterRules.names);
  if (!navigation.home) return <OwnTasksRedirect />;
  const known = defaultTaskViews.find(({ id }) => id === viewId)?.parameters;
  if (viewId === undefined || known !== undefined)
    return <Tasks viewId={viewId} base={known ?? {}} given={isAsSaved ? known : given} />;
  return (
    <Suspense fallback={<PageWait rows={12} />}>
      <WithSavedView object="TASKS" id={viewId}>
        {(base) => <Tasks viewId={viewId} base={base} given={isAsSaved ? base : given} />}
      </WithSavedView>
    </Suspense>
  );
}

interface TasksProps {
  readonly viewId: string | undefined;
  /** Parameters of the view. */
  readonly base: TaskParameters;
  readonly given: TaskParameters | undefined;
}

function Tasks({ viewId, base, given = base }: TasksProps): ReactNode {
  const t = useText();
  const { id: viewerId } = useViewer();
  const { set, open } = useListNavigation('/tasks', viewId, given, viewOf);
  const { normalized } = taskParameterRules;
  const fieldFilters = parseFieldFilters(given);
  // Columns are remembered for each person of this browser.
  const listName = `tasks.${viewerId}`;
  const columns = columnsOf(given.columns ?? readColumns(listName));
  const shown = { ...given, columns: columnsText(columns) };
  const complete = normalized({ ...shown, status: viewOf(given) });
  const deferred = useDeferredValue(JSON.stringify(normalized(shown)));
  const found = <FoundTasks parameters={deferred} onChange={set} />;
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('taskList.title') }]}
        icon={<ListTodo />}
        actions={
          fieldFilters.every(({ filter }) => filter !== null) && (
            <ExportMenu object="TASKS" filters={complete} />
          )
        }
      />
      <ViewBar
        object="TASKS"
        viewId={viewId}
        base={base}
        given={given}
        shown={complete}
        onOpen={open}
      />
      <TaskListBar {...{ listName, given, columns }} onChange={set} />
      <FilteredList filters={fieldFilters} onRemove={() => set({ ...fieldFilterParameters([]) })}>
        {found}
      </FilteredList>
    </>
  );
}

interface FoundTasksProps {
  /** The parameters as text, so that equal parameters cause no new request. */
  readonly parameters: string;
  readonly onChange: (change: TaskParameters) => void;
}

function FoundTasks({ parameters, onChange }: FoundTasksProps): ReactNode {
  const t = useText();
  const parsed: TaskParameters = JSON.parse(parameters);
  const isSearching = viewOf(parsed) !== 'open' || isFiltered(parsed);
  return (
    <ListedTasks
      label={t('taskList.title')}
      given={parsed}
      onChange={onChange}
      empty={
        <EmptyState
          icon={isSearching ? <SearchX /> : <ListTodo />}
          title={t(isSearching ? 'taskList.nothingFound' : 'taskList.emptyTitle')}
          text={t(isSearching ? 'taskList.nothingFoundText' : 'taskList.emptyText')}
        />
      }
      renderBulk={(ids, onClear, isAll) => (
        <BulkActions
          subject="TASKS"
          ids={ids}
          all={isAll ? filterOf(parsed) : null}
          onClear={onClear}
        />
      )}
    />
  );
}
