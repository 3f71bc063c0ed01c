import type { ReactNode } from 'react';
import { useMatchRoute, useNavigate, useSearch } from '@tanstack/react-router';
import { TaskRecord } from '../../features/activity/task-record.tsx';
import { DocumentComments } from '../../features/comments/document-comments.tsx';
import { CommentsSection } from '../../features/comments/comments-section.tsx';
import { TaskDialog } from '../../features/tasks/dialog/task-dialog.tsx';
import { ResumeForms } from '../../features/tasks/form/resume-forms.tsx';
import { closeTaskSearch } from '../../features/tasks/open-task.ts';

/** Shows the task in `task-id` over any screen. The shell mounts it once. */
export function TaskScreen(): ReactNode {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  // In the blueprint editor, the parameter names a task of the draft.
  const isElsewhere = useMatchRoute()({ to: '/blueprints/$id' }) !== false;
  const taskId = isElsewhere ? null : (search['task-id'] ?? null);
  return (
    <DocumentComments taskId={taskId}>
      <ResumeForms />
      <TaskDialog
        taskId={taskId}
        onClose={() => void navigate({ to: '.', search: closeTaskSearch, resetScroll: false })}
        activity={(data) => <TaskRecord query={data} />}
        comments={({ id, workflowId }) => (
          <CommentsSection
            key={id}
            workflowId={workflowId}
            taskId={id}
            linkedId={search['comment-id']}
          />
        )}
      />
    </DocumentComments>
  );
}
