import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { useViewer } from '../../../lib/session/viewer-context.ts';
import { openTaskSearch } from '../open-task.ts';
import { openTaskForm, showTaskForm, type OnLost } from './store/open-forms.ts';
import type { TaskFormStore } from './store/task-form-store.ts';

/** Shows a notice with a link to values that couldn't be saved while the form is hidden. */
export function useLostValuesNotice(): OnLost {
  const t = useText();
  const navigate = useNavigate();
  return (taskId) => {
    notify({
      tone: 'danger',
      text: t('entry.notSaved'),
      action: {
        label: t('tasks.notice.open'),
        run: () => void navigate({ to: '.', search: openTaskSearch(taskId) }),
      },
    });
  };
}

/** Returns the form of the task in this dialog. */
export function useTaskForm(taskId: string): TaskFormStore {
  const environment = useRelayEnvironment();
  const viewer = useViewer();
  const onLost = useLostValuesNotice();
  const [store] = useState(() => openTaskForm(environment, viewer, taskId, onLost));
  useEffect(() => showTaskForm(environment, taskId), [environment, taskId]);
  return store;
}
