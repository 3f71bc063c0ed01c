import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import type { CommandPreview } from '../../lib/preview/command-preview.ts';
import type { Words } from '../../lib/words/use-words.ts';
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
  readonly words: (Words & { readonly forget?: () => void; readonly hasDraft?: boolean }) | null;
  /** Label of the message. Without it, "Reason". */
  readonly wordsLabel?: string | undefined;
  /** Server error about the message. */
  readonly wordsError?: string | undefined;
  /** The effects of the command. Null if they aren't loaded. */
  readonly preview?: CommandPreview | null | undefined;
  /** Called with a valid message. */
  readonly onConfirm: (words: string) => void;
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
  words,
  wordsLabel,
  wordsError,
  preview = null,
  onConfirm,
  onClose,
  onCancel,
  children,
}: CommandDialogProps): ReactNode {
  const t = useText();
  const confirm = (): void => {
    const said = words === null ? '' : words.take();
    if (said !== null) onConfirm(said);
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onCancel={() => {
        words?.forget?.();
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
        {words?.hasDraft === true && <RestoredDraftNote />}
        {children}
        {words !== null && (
          <TextArea
            label={wordsLabel ?? t(words.isRequired ? 'flow.reason' : 'flow.reasonOptional')}
            required={words.isRequired}
            rows={3}
            value={words.text}
            onChange={words.change}
            error={words.error ?? wordsError ?? null}
          />
        )}
        {preview !== null && <ResetChoices preview={preview} />}
        {preview !== null && <EffectList effects={preview.effects} />}
      </div>
    </ConfirmDialog>
  );
}
