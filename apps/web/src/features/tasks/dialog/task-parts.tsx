import { Suspense, useState, type ReactNode } from 'react';
import { CatchBoundary } from '@tanstack/react-router';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { TaskFormContext } from '../form/store/known-forms.ts';
import type { TaskFormStore } from '../form/store/task-form-store.ts';
import { useTaskForm } from '../form/use-task-form.ts';
import { OpenHandsContext, useOpenHands, type OpenHands } from '../hands/open-hand.ts';
import { useDecisionDraft, type DecisionState } from './decision/decision-draft.ts';
import type { SaveReport, SaveState } from './save-state.ts';
import { useTaskDialogReading, type DialogReading } from './task-dialog-data.ts';

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

/** A part of a task that loads, fails, and is retried separately. */
export function TaskRegion(props: RegionProps): ReactNode {
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

/** Props that the regions of an open task share. */
export interface TaskParts {
  readonly form: TaskFormStore;
  readonly hands: OpenHands;
  readonly region: Pick<RegionProps, 'attempt' | 'reading'>;
  readonly shared: DecisionState & { readonly taskId: string };
  readonly saved: SaveState;
  readonly onSave: SaveReport;
  readonly onRetry: () => void;
}

/** Loads a task while it is open, with its form and the draft of a decision. */
export function useTaskParts(taskId: string, isOpen: boolean): TaskParts {
  const [attempt, setAttempt] = useState(0);
  const [saved, onSave] = useState<SaveState>({ kind: 'untouched' });
  const form = useTaskForm(taskId);
  const decisionState = useDecisionDraft(taskId);
  const hands = useOpenHands();
  const reading = useTaskDialogReading(taskId, isOpen, attempt);
  return {
    ...{ form, hands, saved, onSave },
    region: { attempt, reading },
    shared: { taskId, ...decisionState },
    onRetry: () => setAttempt(attempt + 1),
  };
}

interface TaskPartsProviderProps extends Pick<TaskParts, 'form' | 'hands'> {
  readonly children: ReactNode;
}

/** Provides the form of a task to its regions. */
export function TaskPartsProvider({ form, hands, children }: TaskPartsProviderProps): ReactNode {
  return (
    <TaskFormContext value={form}>
      <OpenHandsContext value={hands}>{children}</OpenHandsContext>
    </TaskFormContext>
  );
}
