import { Suspense, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskRecord_query$key } from '../../__generated__/taskRecord_query.graphql.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Segmented } from '../../ui/segmented/segmented.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { TaskHistory } from './history/task-history.tsx';
import { TaskActivity } from './task-activity.tsx';
import classes from './task-record.module.css';

/** The activity of one task, and its change history for people with permission. */
export function TaskRecord({ query }: { readonly query: taskRecord_query$key }): ReactNode {
  const t = useText();
  const [shown, setShown] = useState<'ACTIVITY' | 'HISTORY'>('ACTIVITY');
  const data = useFragment(
    graphql`
      fragment taskRecord_query on Query @argumentDefinitions(id: { type: "ID!" }) {
        task(id: $id) {
          id
          workflowId
          permissions {
            readHistory
          }
        }
        ...taskActivity_query @arguments(id: $id)
      }
    `,
    query,
  );
  const { task } = data;
  if (task == null || !task.permissions.readHistory) return <TaskActivity query={data} />;
  return (
    <div className={classes.root}>
      <Segmented
        label={t('history.choice')}
        options={[
          { value: 'ACTIVITY', label: t('activity.title') },
          { value: 'HISTORY', label: t('history.title') },
        ]}
        value={shown}
        onChange={setShown}
      />
      {shown === 'ACTIVITY' ? (
        <TaskActivity hideTitle query={data} />
      ) : (
        <Suspense fallback={<Skeleton variant="text" rows={4} />}>
          <TaskHistory taskId={task.id} workflowId={task.workflowId} />
        </Suspense>
      )}
    </div>
  );
}
