import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { TaskDialogData } from './task-dialog-data.ts';
import {
  TaskDialogAside,
  TaskDialogBody,
  TaskDialogFooter,
  TaskDialogHeader,
} from './task-dialog-regions.tsx';
import { TaskPartsProvider, TaskRegion, useTaskParts } from './task-parts.tsx';
import classes from './task-dialog.module.css';

export interface TaskDialogWindowProps {
  readonly taskId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Renders the activity, which belongs to another feature. */
  readonly activity: (data: TaskDialogData) => ReactNode;
  /** Renders the comments, which belong to another feature. */
  readonly comments: (task: { readonly id: string; readonly workflowId: string }) => ReactNode;
}

export function TaskDialogWindow({
  taskId,
  isOpen,
  onClose,
  activity,
  comments,
}: TaskDialogWindowProps): ReactNode {
  const t = useText();
  const parts = useTaskParts(taskId, isOpen);
  const { region, shared, saved } = parts;
  return (
    <TaskPartsProvider {...parts}>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        size="wide"
        startsAtContent
        title={t('tasks.dialog.title')}
        isBusy={saved.kind === 'saving'}
        header={
          <TaskRegion {...region}>
            <TaskDialogHeader {...shared} />
          </TaskRegion>
        }
        aside={
          <TaskRegion {...region} placeholder={<Skeleton variant="text" rows={5} />}>
            <TaskDialogAside taskId={taskId} onSave={parts.onSave} activity={activity} />
          </TaskRegion>
        }
        footer={
          <TaskRegion {...region}>
            <TaskDialogFooter {...shared} saved={saved} onFinished={onClose} />
          </TaskRegion>
        }
      >
        <TaskRegion
          {...region}
          placeholder={<Skeleton variant="text" rows={6} />}
          onRetry={parts.onRetry}
        >
          <div className={classes.body}>
            <TaskDialogBody {...shared} comments={comments} />
          </div>
        </TaskRegion>
      </Dialog>
    </TaskPartsProvider>
  );
}
