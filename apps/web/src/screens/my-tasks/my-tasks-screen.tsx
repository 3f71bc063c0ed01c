import type { ReactNode } from 'react';
import { ListChecks } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { myTasksScreenQuery } from '../../__generated__/myTasksScreenQuery.graphql.ts';
import { MyTasksList } from '../../features/tasks/list/my-tasks-list.tsx';
import { useText } from '../../lib/i18n/use-text.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';

/** What waits for the person, by due date. */
export function MyTasksScreen(): ReactNode {
  const t = useText();
  const query = useLazyLoadQuery<myTasksScreenQuery>(
    graphql`
      query myTasksScreenQuery {
        ...myTasksList_query
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  return (
    <>
      <PageHeader breadcrumb={[{ label: t('tasks.mine.title') }]} icon={<ListChecks />} />
      <MyTasksList query={query} />
    </>
  );
}
