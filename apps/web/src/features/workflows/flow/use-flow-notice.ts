import { isUndoableAnswer } from '../../../lib/api/is-undoable-answer.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import type { flowMutationsUndoMutation } from '../../../__generated__/flowMutationsUndoMutation.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { undoFlow, type FlowCommand } from './flow-mutations.ts';

/** Shows what was done with a workflow or stage, and offers undo if possible. */
export function useFlowNotice(): (command: FlowCommand, answer: object, key: string) => void {
  const t = useText();
  const undoing = useCommand<flowMutationsUndoMutation>(undoFlow);
  const undo = async (command: FlowCommand, undoneKey: string): Promise<void> => {
    const done = await undoing.run((idempotencyKey) => ({ input: { idempotencyKey, undoneKey } }));
    if (done !== null)
      notify({ tone: 'neutral', text: t(command === 'END' ? 'flow.END.undone' : 'flow.undone') });
  };
  return (command, answer, key) => {
    notify({
      tone: 'success',
      text: t(`flow.${command}.done`),
      action: isUndoableAnswer(answer)
        ? { label: t('tasks.notice.undo'), run: () => void undo(command, key) }
        : undefined,
    });
  };
}
