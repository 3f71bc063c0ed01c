import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { taskPages_tasks$key } from '../../../__generated__/taskPages_tasks.graphql.ts';
import { loadMore, type ListPages } from '../../../lib/list/load-more.ts';
import { TaskList, type TaskListProps } from './task-list.tsx';
import { taskPageSize } from './read-first-page.ts';

interface TaskPagesProps extends Omit<TaskListProps, 'tasks' | 'hasMore' | 'onEndReached'> {
  readonly tasks: taskPages_tasks$key;
  readonly pages: ListPages;
  /** Shown instead of an empty list. */
  readonly empty: ReactNode;
}

/** A task list whose pages are loaded while the person scrolls. */
export function TaskPages({ tasks, pages, empty, ...list }: TaskPagesProps): ReactNode {
  const data = useFragment(
    graphql`
      fragment taskPages_tasks on Task @relay(plural: true) {
        id
        dueOn
        dueOnClass
        ...taskRow_task
      }
    `,
    tasks,
  );
  if (data.length === 0 && !pages.hasNext) return empty;
  return (
    <TaskList
      {...list}
      tasks={data}
      hasMore={pages.hasNext}
      onEndReached={loadMore(pages, taskPageSize)}
    />
  );
}
