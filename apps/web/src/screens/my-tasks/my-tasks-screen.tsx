import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import type { myTasksQuery as MyTasksQuery } from '../../__generated__/myTasksQuery.graphql.ts';
import { BulkActions } from '../../features/bulk/actions/bulk-actions.tsx';
import { MyTasksList } from '../../features/tasks/list/my-tasks-list.tsx';
import { useRefining } from '../../features/tasks/list/refine-button.tsx';
import { SortHeader } from '../../features/tasks/list/sort-header.tsx';
import { useText } from '../../lib/i18n/use-text.ts';
import { useViewer } from '../../lib/session/viewer-context.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { findTab } from '../../ui/unknown-tab/find-tab.ts';
import { UnknownTab } from '../../ui/unknown-tab/unknown-tab.tsx';
import { myTasksQuery } from './my-tasks-query.ts';
import classes from './my-tasks-screen.module.css';
import { useQuery } from '../../lib/api/use-screen-query.ts';

const CopiedTasks = lazyComponent(async () => (await import('./copied-tasks.tsx')).CopiedTasks);

const OwnTasks = lazyComponent(
  async () => (await import('../../features/tasks/table/own-tasks.tsx')).OwnTasks,
);

const ExportMenu = lazyComponent(
  async () => (await import('../../features/export/export-menu.tsx')).ExportMenu,
);

const SaveViewButton = lazyComponent(
  async () => (await import('../../features/saved-views/save-view-button.tsx')).SaveViewButton,
);

const SharedWorkflows = lazyComponent(
  async () => (await import('./shared-workflows.tsx')).SharedWorkflows,
);

const BulkActionReview = lazyComponent(
  async () => (await import('../../features/bulk/actions/bulk-action-review.tsx')).BulkActionReview,
);

const tabs = ['mine', 'copied', 'copied-completed', 'workflows', 'tests'] as const;

const labels = {
  mine: 'watching.tab.mine',
  copied: 'watching.tab.open',
  'copied-completed': 'watching.tab.completed',
  workflows: 'workflows.shared.tab',
  tests: 'watching.tab.tests',
} as const;

function Mine({ isTestRun }: { readonly isTestRun: boolean }): ReactNode {
  const query = useQuery<MyTasksQuery>(
    myTasksQuery,
    { isTestRun },
    { fetchPolicy: 'store-and-network' },
  );
  return (
    <MyTasksList
      query={query}
      isTestRun={isTestRun}
      renderBulk={(ids, onClear, isAll) => (
        <BulkActions
          subject="TASKS"
          ids={ids}
          all={isAll ? { view: 'OPEN', waitsFor: 'me' } : null}
          onClear={onClear}
        />
      )}
    />
  );
}

/** Open tasks with filters, another order, or other columns. */
function Refined(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { navigation } = useViewer();
  return (
    <OwnTasks
      to="/my/tasks"
      label={t('tasks.mine.title')}
      fixed={{ status: 'open', 'waits-for': 'me' }}
      plain={<Mine isTestRun={false} />}
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

/** The person's open tasks by due date, and items that they watch. */
export function MyTasksScreen(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const { navigation } = useViewer();
  // People without Home find shared workflows here.
  const offered = tabs.filter((one) => one !== 'workflows' || !navigation.home);
  const tab = findTab(offered, search.tab);
  // Shows the previous list until the next one is loaded.
  const shown = useDeferredValue(tab);
  const refining = useRefining();
  if (tab === null || shown === null) return <UnknownTab href="/my/tasks" />;
  const jobId = search['job-uuid'];
  const change = (next: Record<string, undefined | string>): void =>
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, ...next }),
      replace: true,
    });
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: t('tasks.mine.title') }]}
        icon={<ListChecks />}
        actions={tab === 'mine' && refining.button}
      />
      <Tabs
        isWide
        className={classes.page}
        label={t('tasks.scope.label')}
        tabs={offered.map((key) => ({ key, label: t(labels[key]) }))}
        value={tab}
        onChange={(next) => change({ tab: next === 'mine' ? undefined : next })}
      >
        <Suspense fallback={<Skeleton />}>
          {shown === 'mine' && refining.isOn ? (
            <Refined />
          ) : (
            (shown === 'mine' || shown === 'tests') && (
              <>
                {shown === 'mine' && <SortHeader />}
                <Mine key={shown} isTestRun={shown === 'tests'} />
              </>
            )
          )}
          {shown === 'workflows' && <SharedWorkflows />}
          {(shown === 'copied' || shown === 'copied-completed') && (
            <CopiedTasks key={shown} scope={shown === 'copied' ? 'OPEN' : 'COMPLETED'} />
          )}
        </Suspense>
      </Tabs>
      {jobId !== undefined && (
        <Suspense fallback={null}>
          <BulkActionReview jobId={jobId} onClose={() => change({ 'job-uuid': undefined })} />
        </Suspense>
      )}
    </>
  );
}
