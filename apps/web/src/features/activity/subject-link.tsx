import type { MouseEvent, ReactNode } from 'react';
import classes from './activity-feed.module.css';

export interface SubjectLinkProps {
  readonly taskId: string | null | undefined;
  readonly onOpen: ((id: string) => void) | undefined;
  readonly children: ReactNode;
}

/** The task of an entry, as a link if it can be opened. */
export function SubjectLink({ taskId, onOpen, children }: SubjectLinkProps): ReactNode {
  if (taskId == null || onOpen === undefined) return <em>{children}</em>;
  const open = (event: MouseEvent): void => {
    // With a modifier key, the browser opens the link in a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(taskId);
  };
  return (
    <a className={classes.subject} href={`?task-id=${taskId}`} onClick={open}>
      {children}
    </a>
  );
}
