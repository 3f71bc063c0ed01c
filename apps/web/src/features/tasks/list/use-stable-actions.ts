import { useLayoutEffect, useRef, useState } from 'react';
import type { TaskRowActions } from './task-row.tsx';

/**
 * Returns the same object in every render, which calls the latest actions. A new object would
 * render all rows at the start and the end of each command.
 */
export function useStableActions(actions: TaskRowActions): TaskRowActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState((): TaskRowActions => ({
    open: (id) => latest.current.open(id),
    complete: (task) => latest.current.complete(task),
    approve: (task) => latest.current.approve(task),
    focus: (id) => latest.current.focus(id),
    toggle: (id, isRange) => latest.current.toggle(id, isRange),
  }));
  return stable;
}
