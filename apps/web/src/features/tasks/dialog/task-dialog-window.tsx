import { Suspense, useState, type ReactNode } from 'react';
import { CatchBoundary } from '@tanstack/react-router';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { TaskFormContext } from '../form/known-forms.ts';
import { useTaskForm } from '../form/use-task-form.ts';
import { useDecisionDraft } from './decision-draft.ts';
import type { SaveState } from './save-state.ts';
import {
  useTaskDialogReading,
  type DialogReading,
  type TaskDialogData,
} from './task-dialog-data.ts';
import {
  TaskDialogAside,
  TaskDialogBody,
  TaskDialogFooter,
  TaskDialogHeader,
} from './task-dialog-regions.tsx';
import classes from './task-dialog.module.css';

interface RegionProps {
  readonly attempt: number;
  readonly reading: DialogReading;
  /** Shown while loading. */
  readonly placeholder?: ReactNode;
  /** Only one region shows the error. */
  readonly onRetry?: (() => void) | undefined;
  readonly children: ReactNode;
}

function Read({ reading, placeholder, children }: RegionProps): ReactNode {
  // Loaded data stays visible if a refresh fails.
  if (reading.error !== null && !reading.isThere) throw reading.error;
  return reading.isThere ? children : placeholder;
}

function Region(props: RegionProps): ReactNode {
  const { attempt, placeholder = null, onRetry } = props;

  return (
    <CatchBoundary
      getResetKey={() => attempt}
      errorComponent={({ error }) =>
        onRetry === undefined ? null : <ErrorState error={error} onRetry={onRetry} />
      }
    >
      <Suspense fallback={placeholder}>
        <Read {...props} />
      </Suspense>
    </CatchBoundary>
  );
}

export interface TaskDialogWindowProps {
  readonly taskId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Renders the activity, which belongs to another feature. */
  readonly activity: (data: TaskDialogData) => ReactNode;
}

export function TaskDialogWindow({
  taskId,
  isOpen,
  onClose,
  activity,
}: TaskDialogWindowProps): ReactNode {
  const t = useText();
  const [attempt, setAttempt] = useState(0);
  const [saved, setSaved] = useState<SaveState>({ kind: 'untouched' });
  const form = useTaskForm(taskId);
  const inHand = useDecisionDraft(taskId);
  const reading = useTaskDialogReading(taskId, isOpen, attempt);
  const region = { attempt, reading };
  const shared = { taskId, ...inHand };
  return (
    <TaskFormContext value={form}>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        size="wide"
        startsAtContent
        title={t('tasks.dialog.title')}
        isBusy={saved.kind === 'saving'}
        header={
          <Region {...region}>
            <TaskDialogHeader {...shared} />
          </Region>
        }
        aside={
          <Region {...region} placeholder={<Skeleton variant="text" rows={5} />}>
            <TaskDialogAside taskId={taskId} onSave={setSaved} activity={activity} />
          </Region>
        }
        footer={
          <Region {...region}>
            <TaskDialogFooter {...shared} saved={saved} onFinished={onClose} />
          </Region>
        }
      >
        <Region
          {...region}
          placeholder={<Skeleton variant="text" rows={6} />}
          onRetry={() => setAttempt(attempt + 1)}
        >
          <div className={classes.body}>
            <TaskDialogBody {...shared} />
          </div>
        </Region>
      </Dialog>
    </TaskFormContext>
  );
}
