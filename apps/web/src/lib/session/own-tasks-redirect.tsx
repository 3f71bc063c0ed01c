import { Navigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/**
 * Sends people who can't open a page of the workspace to their tasks. A task or comment that the
 * address opens stays open.
 */
export function OwnTasksRedirect(): ReactNode {
  const { 'task-id': task, 'comment-id': comment } = useSearch({ strict: false });
  return (
    <Navigate
      to="/my/tasks"
      search={{
        ...(task !== undefined && { 'task-id': task }),
        ...(comment !== undefined && { 'comment-id': comment }),
      }}
      replace
    />
  );
}
