import { useNavigate } from '@tanstack/react-router';
import type { taskMutationsUndoMutation } from '../../../__generated__/taskMutationsUndoMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { isUndoableAnswer } from '../../../lib/api/is-undoable-answer.ts';
import type { MessageId } from '../../../lib/i18n/message-id.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { openTaskSearch } from '../open-task.ts';

interface NamedTask {
  readonly id: string;
  readonly name: string;
}

/** Gets the response of the command and its key. */
type Tell = (message: MessageId, task: NamedTask, answer: object, key: string) => void;

/** Shows what was done with a task, and offers undo if possible. */
export function useUndoNotice(): Tell {
  const t = useText();
  const navigate = useNavigate();
  const undoing = useCommand<taskMutationsUndoMutation>(
    async () => (await import('./task-mutations.ts')).undoCommand,
  );
  const undo = async ({ id, name }: NamedTask, undoneKey: string): Promise<void> => {
    const done = await undoing.run((idempotencyKey) => ({
      input: { idempotencyKey, undoneKey, taskId: id },
    }));
    if (done === null) return;
    notify({
      tone: 'neutral',
      text: t('tasks.notice.undone', { name }),
      action: {
        label: t('tasks.notice.open'),
        run: () => void navigate({ to: '.', search: openTaskSearch(id) }),
      },
    });
  };
  return (message, task, answer, key) => {
    notify({
      tone: 'success',
      text: t(message, { name: task.name }),
      action: isUndoableAnswer(answer)
        ? { label: t('tasks.notice.undo'), run: () => void undo(task, key) }
        : undefined,
    });
  };
}
