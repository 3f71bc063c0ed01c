import { lazy, Suspense, useDeferredValue, type ReactNode } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { myTasksScreenQuery } from '../../__generated__/myTasksScreenQuery.graphql.ts';
import { MyTasksList } from '../../features/tasks/list/my-tasks-list.tsx';
import { useText } from '../../lib/i18n/use-text.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import classes from './my-tasks-screen.module.css';

const CopiedTasks = lazy(async () => {
  const module = await import('./copied-tasks.tsx');
  return { default: module.CopiedTasks };
});

const tabs = ['mine', 'copied', 'copied-completed', 'tests'] as const;
type Tab = (typeof tabs)[number];

const labels = {
  mine: 'copied.tab.mine',
  copied: 'copied.tab.open',
  'copied-completed': 'copied.tab.completed',
  tests: 'copied.tab.tests',
} as const;

function Mine({ isTestRun }: { readonly isTestRun: boolean }): ReactNode {
  const query = useLazyLoadQuery<myTasksScreenQuery>(
    graphql`
      query myTasksScreenQuery($isTestRun: Boolean!) {
        ...myTasksList_query @arguments(isTestRun: $isTestRun)
      }
    `,
    { isTestRun },
    { fetchPolicy: 'store-and-network' },
  );
  return <MyTasksList query={query} isTestRun={isTestRun} />;
}

/** What waits for the person, by due date; and what they read without having to do anything. */
export function MyTasksScreen(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const tab = tabs.find((one) => one === search.tab) ?? 'mine';
  // The list that is there stays until the next one has been read.
  const shown = useDeferredValue<Tab>(tab);
  return (
    <>
      <PageHeader breadcrumb={[{ label: t('tasks.mine.title') }]} icon={<ListChecks />} />
      <Tabs
        isWide
        className={classes.page}
        label={t('tasks.scope.label')}
        tabs={tabs.map((key) => ({ key, label: t(labels[key]) }))}
        value={tab}
        onChange={(next) =>
          void navigate({
            to: '.',
            search: (before: Record<string, unknown>) => ({
              ...before,
              tab: next === 'mine' ? undefined : next,
            }),
            replace: true,
          })
        }
      >
        <Suspense fallback={<Skeleton />}>
          {shown === 'mine' || shown === 'tests' ? (
            <Mine key={shown} isTestRun={shown === 'tests'} />
          ) : (
            <CopiedTasks key={shown} scope={shown === 'copied' ? 'OPEN' : 'COMPLETED'} />
          )}
        </Suspense>
      </Tabs>
    </>
  );
}
