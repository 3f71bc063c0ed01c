import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import type { CommandPreview } from '../../lib/preview/command-preview.ts';
import type { MessageDraft } from '../../lib/draft/use-message-draft.ts';
import { RestoredDraftNote } from '../restored-draft-note/restored-draft-note.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { EffectList } from '../effect-list/effect-list.tsx';
import { ResetChoices } from '../effect-list/reset-choices.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import classes from './command-dialog.module.css';

export interface CommandDialogProps {
  /** The command, used as title and button label. */
  readonly action: string;
  /** Explanation of the command. */
  readonly text: string;
  readonly isDanger?: boolean | undefined;
  readonly isPending: boolean;
  /** The message of the command. Null if it has none. */
  readonly message: MessageDraft | null;
  /** Label of the message. Without it, "Reason". */
  readonly messageLabel?: string | undefined;
  /** Server error about the message. */
  readonly messageError?: string | undefined;
  /** The effects of the command. Null if they aren't loaded. */
  readonly preview?: CommandPreview | null | undefined;
  /** Called with a valid message. */
  readonly onConfirm: (message: string) => void;
  readonly onClose: () => void;
  /** Called to discard other entries together with the message. */
  readonly onCancel?: (() => void) | undefined;
  /** Further inputs. */
  readonly children?: ReactNode;
}

/** A dialog before a command: what it means, its effects, its options, and the message. */
export function CommandDialog({
  action,
  text,
  isDanger = false,
  isPending,
  message,
  messageLabel,
  messageError,
  preview = null,
  onConfirm,
  onClose,
  onCancel,
  children,
}: CommandDialogProps): ReactNode {
  const t = useText();
  const confirm = (): void => {
    const valid = message === null ? '' : message.validate();
    if (valid !== null) onConfirm(valid);
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onCancel={() => {
        message?.forget();
        onCancel?.();
        onClose();
      }}
      title={action}
      confirmLabel={action}
      tone={isDanger ? 'danger' : 'primary'}
      loading={isPending}
      onConfirm={confirm}
    >
      <div className={classes.root}>
        <p>{text}</p>
        {message?.hasDraft === true && <RestoredDraftNote />}
        {children}
        {message !== null && (
          <TextArea
            label={messageLabel ?? t(message.isRequired ? 'flow.reason' : 'flow.reasonOptional')}
            required={message.isRequired}
            rows={3}
            value={message.text}
            onChange={message.change}
            error={message.error ?? messageError ?? null}
          />
        )}
        {preview !== null && <ResetChoices preview={preview} />}
        {preview !== null && <EffectList effects={preview.effects} />}
      </div>
    </ConfirmDialog>
  );
}
