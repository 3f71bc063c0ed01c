import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { TaskDialogBody, TaskDialogFooter } from '../dialog/task-dialog-regions.tsx';
import type { TaskDialogWindowProps } from '../dialog/task-dialog-window.tsx';
import { TaskPartsProvider, TaskRegion, useTaskParts } from '../dialog/task-parts.tsx';
import classes from './task-pane.module.css';

export type TaskPaneProps = Pick<TaskDialogWindowProps, 'taskId' | 'comments'>;

/** The task stays until the list shows that it is done. */
const stay = (): void => undefined;

/** A task with its form and its actions beside a list. Mount it with the task as its key. */
export function TaskPane({ taskId, comments }: TaskPaneProps): ReactNode {
  const parts = useTaskParts(taskId, true);
  const { region, shared, saved } = parts;
  return (
    <TaskPartsProvider {...parts}>
      <div className={classes.body}>
        <TaskRegion
          {...region}
          placeholder={<Skeleton variant="text" rows={6} />}
          onRetry={parts.onRetry}
        >
          <TaskDialogBody {...shared} comments={comments} />
        </TaskRegion>
      </div>
      <div className={classes.footer}>
        <TaskRegion {...region}>
          <TaskDialogFooter {...shared} saved={saved} onFinished={stay} />
        </TaskRegion>
      </div>
    </TaskPartsProvider>
  );
}
