import { useEffect, useRef, useState, type ReactNode } from 'react';
import { TaskDialogWindow, type TaskDialogWindowProps } from './task-dialog-window.tsx';

export interface TaskDialogProps extends Pick<TaskDialogWindowProps, 'activity' | 'onClose'> {
  /** The open task; null closes the dialog. */
  readonly taskId: string | null;
}

/** Where the focus goes when what opened the dialog has left the screen with its task. */
const nearestPlace = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[role="row"][tabindex="0"]') ??
  document.querySelector<HTMLElement>('main');

/** A task over whatever screen is shown. Gives the focus back to where it came from. */
export function TaskDialog({ taskId, ...rest }: TaskDialogProps): ReactNode {
  // Kept while the dialog fades away.
  const [shown, setShown] = useState(taskId);
  if (taskId !== null && taskId !== shown) setShown(taskId);
  const isOpen = taskId !== null;
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    opener.current = document.activeElement;
    return () => {
      requestAnimationFrame(() => {
        const from = opener.current;
        const back = from instanceof HTMLElement && from.isConnected && from !== document.body;
        (back ? from : nearestPlace())?.focus({ preventScroll: true });
      });
    };
  }, [isOpen]);
  return shown === null ? null : (
    <TaskDialogWindow key={shown} taskId={shown} isOpen={isOpen} {...rest} />
  );
}
