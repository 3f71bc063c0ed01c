import { commentNeeded } from '@baton/domain/approval/comment-needed';
import { commentTooLong } from '@baton/domain/run/command/comment-length';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useShortcuts } from '../../../../lib/keyboard/use-shortcuts.ts';
import { useTaskCommands } from '../../commands/use-task-commands.ts';
import { goToField } from '../../form/entry/go-to-field.ts';
import type { MissingField } from '../../form/store/task-form-store.ts';
import { remarksToSend } from '../../remarks/remarking.ts';
import type { Decision, DecisionStep } from './decision.ts';
import type { DecisionState } from './decision-draft.ts';
import type { ActingTask, TaskAction } from './task-action.ts';

interface Options extends Pick<DecisionState, 'onSend'> {
  readonly task: ActingTask;
  readonly action: TaskAction;
  /** Fields that are empty or wrong. Completing moves to the first one. */
  readonly missing: readonly MissingField[];
  readonly decision: Decision;
  readonly onChange: (part: Partial<Decision>) => void;
  /** Called when the person has nothing more to do. */
  readonly onFinished: () => void;
}

export interface TaskActionHandlers {
  readonly isPending: boolean;
  readonly onPrimary: () => void;
  readonly onOpenStep: (step: DecisionStep) => void;
  readonly onCancel: () => void;
}

const freshWords = { hasDraft: false, isCommentMissing: false };

/** Returns the handlers of the dialog's buttons. */
export function useTaskActions({
  task,
  action,
  missing,
  decision,
  onChange,
  onSend,
  onFinished,
}: Options): TaskActionHandlers {
  const t = useText();
  const commands = useTaskCommands();
  const comment = decision.comment.trim();
  const remarks = remarksToSend(decision.remarks);

  /** Returns true if the open action requires a comment. */
  const needsWords = (): boolean => {
    if (decision.step === 'skip' || decision.step === 'onBehalf') return true;
    if (action.kind !== 'vote') return false;
    const isNo = decision.step === 'sendBack';
    // Field comments also count as a comment.
    return (
      commentNeeded(action.on, isNo ? 'REJECTED' : 'APPROVED') && !(isNo && remarks.length > 0)
    );
  };
  const act = (): Promise<boolean> => {
    if (decision.step === 'skip') return commands.skip(task, comment);
    if (decision.step === 'onBehalf') return commands.completeOnBehalf(task, comment);
    if (action.kind === 'complete') return commands.complete(action.on);
    if (action.kind !== 'vote') return Promise.resolve(false);
    return decision.step === 'sendBack'
      ? commands.reject(action.on, comment, decision.resets, remarks)
      : commands.approve(action.on, comment);
  };
  const primary = async (): Promise<void> => {
    if (commands.isPending) return;
    const [firstMissing] = decision.step === 'closed' ? missing : [];
    if (firstMissing !== undefined) {
      goToField(firstMissing.instance);
      return;
    }
    if (needsWords() && comment === '') {
      onChange({ isCommentMissing: true });
      return;
    }
    const isSent = decision.step !== 'closed' || action.kind === 'vote';
    if (isSent && commentTooLong(comment, 'comment') !== null) {
      // The comment field shows that it is too long.
      onChange({ step: decision.step === 'closed' ? 'approve' : decision.step });
      return;
    }
    if (await onSend(act)) onFinished();
  };

  const isPossible =
    action.kind === 'complete' || action.kind === 'vote' || decision.step !== 'closed';
  useShortcuts(
    isPossible
      ? [{ keys: 'mod+enter', label: t('tasks.shortcut.primary'), run: () => void primary() }]
      : [],
  );

  return {
    isPending: commands.isPending,
    onPrimary: () => void primary(),
    onOpenStep: (step) => onChange({ step, ...freshWords }),
    onCancel: () => onChange({ step: 'closed', ...freshWords }),
  };
}
