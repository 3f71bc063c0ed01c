import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { UserRoundCheck } from 'lucide-react';
import { graphql } from 'react-relay';
import type { assignedTasksScreenQuery } from '../../__generated__/assignedTasksScreenQuery.graphql.ts';
import { BulkActions } from '../../features/bulk/actions/bulk-actions.tsx';
import {
  AssignedTasksList,
  type TaskScope,
} from '../../features/tasks/list/assigned-tasks-list.tsx';
import { useRefining } from '../../features/tasks/list/refine-button.tsx';
import { SortHeader } from '../../features/tasks/list/sort-header.tsx';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { UnknownTab } from '../../ui/unknown-tab/unknown-tab.tsx';
import classes from './assigned-tasks-screen.module.css';
import { useQuery } from '../../lib/api/use-screen-query.ts';

const OwnTasks = lazyComponent(
  async () => (await import('../../features/tasks/table/own-tasks.tsx')).OwnTasks,
);

const ExportMenu = lazyComponent(
  async () => (await import('../../features/export/export-menu.tsx')).ExportMenu,
);

const SaveViewButton = lazyComponent(
  async () => (await import('../../features/saved-views/save-view-button.tsx')).SaveViewButton,
);

const scopes = ['OPEN', 'NOT_STARTED', 'COMPLETED', 'ALL'] as const satisfies readonly TaskScope[];

const labels = {
  OPEN: 'tasks.scope.open',
  NOT_STARTED: 'tasks.scope.notStarted',
  COMPLETED: 'tasks.scope.completed',
  ALL: 'tasks.scope.all',
} as const;

/** Returns the lowercase scope for the URL: `?status=not-started`. */
const written = (scope: TaskScope): string => scope.toLowerCase().replaceAll('_', '-');

function ScopedList({ scope }: { readonly scope: TaskScope }): ReactNode {
  const query = useQuery<assignedTasksScreenQuery>(
    graphql`
      query assignedTasksScreenQuery($scope: TaskScope!) {
        ...assignedTasksList_query @arguments(scope: $scope)
      }
    `,
    { scope },
    { fetchPolicy: 'store-and-network' },
  );
  return (
    <AssignedTasksList
      query={query}
      scope={scope}
      renderBulk={(ids, onClear, isAll) => (
        <BulkActions
          subject="TASKS"
          ids={ids}
          all={isAll ? { view: scope, assignee: 'me' } : null}
          onClear={onClear}
        />
      )}
    />
  );
}

/** Assigned tasks with filters, another order, or other columns. */
function Refined({ scope }: { readonly scope: TaskScope }): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { navigation } = useViewer();
  return (
    <OwnTasks
      to="/assigned-tasks"
      label={t('tasks.assigned.title')}
      fixed={{ status: written(scope), assignee: 'me' }}
      plain={<ScopedList scope={scope} />}
      renderActions={(shown) => (
        <>
          {navigation.home && (
            <SaveViewButton
              object="TASKS"
              shown={shown}
              onSaved={(id) => void navigate({ to: '/tasks', search: { 'view-id': id } })}
            />
          )}
          <ExportMenu object="TASKS" filters={shown} />
        </>
      )}
      renderBulk={(ids, onClear, all) => (
        <BulkActions subject="TASKS" ids={ids} all={all} onClear={onClear} />
      )}
    />
  );
}

/** Tasks assigned to the person by name, in any status. */
export function AssignedTasksScreen(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { status } = useSearch({ strict: false });
  const scope =
    status === undefined ? 'OPEN' : (scopes.find((one) => written(one) === status) ?? null);
  // Shows the previous list until the next one is loaded.
  const shown = useDeferredValue(scope);
  const refining = useRefining();
  if (scope === null || shown === null) return <UnknownTab href="/assigned-tasks" />;
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('tasks.assigned.title') }]}
        icon={<UserRoundCheck />}
        actions={refining.button}
      />
      <Tabs
        isWide
        className={classes.page}
        label={t('tasks.scope.label')}
        tabs={scopes.map((key) => ({ key, label: t(labels[key]) }))}
        value={scope}
        onChange={(next) =>
          void navigate({
            to: '.',
            search: (search: Record<string, unknown>) => ({
              ...search,
              status: next === 'OPEN' ? undefined : written(next),
            }),
            replace: true,
          })
        }
      >
        <Suspense fallback={<Skeleton />}>
          {refining.isOn ? (
            <Refined scope={shown} />
          ) : (
            <>
              {shown === 'OPEN' && <SortHeader />}
              <ScopedList scope={shown} />
            </>
          )}
        </Suspense>
      </Tabs>
    </>
  );
}
