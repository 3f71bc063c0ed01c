import { useEffect, useRef, useState, type ReactNode } from 'react';
import { TaskDialogWindow, type TaskDialogWindowProps } from './task-dialog-window.tsx';

export interface TaskDialogProps extends Pick<
  TaskDialogWindowProps,
  'activity' | 'comments' | 'onClose'
> {
  /** The open task. Null closes the dialog. */
  readonly taskId: string | null;
}

/** Returns the element to focus if the one that opened the dialog disappeared with its task. */
const nearestPlace = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[role="row"][tabindex="0"]') ??
  document.querySelector<HTMLElement>('main');

/** A task over any screen. Returns focus to where it was. */
export function TaskDialog({ taskId, ...rest }: TaskDialogProps): ReactNode {
  // Keeps the task while the dialog fades out.
  const [shown, setShown] = useState(taskId);
  if (taskId !== null && taskId !== shown) setShown(taskId);
  const isOpen = taskId !== null;
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (isOpen) {
      opener.current = document.activeElement;
      return undefined;
    }
    const from = opener.current;
    opener.current = null;
    if (from === null) return undefined;
    // If another screen opens, that screen moves the focus itself.
    const frame = requestAnimationFrame(() => {
      const back = from instanceof HTMLElement && from.isConnected && from !== document.body;
      (back ? from : nearestPlace())?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return shown === null ? null : (
    <TaskDialogWindow key={shown} taskId={shown} isOpen={isOpen} {...rest} />
  );
}
