import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import type { CommandPreview } from '../../lib/preview/command-preview.ts';
import type { Words } from '../../lib/words/use-words.ts';
import { BegunLine } from '../begun-line/begun-line.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { EffectList } from '../effect-list/effect-list.tsx';
import { ResetChoices } from '../effect-list/reset-choices.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import classes from './command-dialog.module.css';

export interface CommandDialogProps {
  /** What is done: the title, and the button. */
  readonly action: string;
  /** What that means. */
  readonly text: string;
  readonly isDanger?: boolean | undefined;
  readonly isPending: boolean;
  /** What goes with it; null where it needs no words. */
  readonly words: (Words & { readonly forget?: () => void; readonly isBegun?: boolean }) | null;
  /** What the words are called; a reason where nothing is said. */
  readonly wordsLabel?: string | undefined;
  /** What the server says of the words. */
  readonly wordsError?: string | undefined;
  /** What it would do; null where that is not asked. */
  readonly preview?: CommandPreview | null | undefined;
  /** The words may be sent. */
  readonly onConfirm: (words: string) => void;
  readonly onClose: () => void;
  /** What was chosen and entered besides is given up with the words. */
  readonly onCancel?: (() => void) | undefined;
  /** What else there is to choose. */
  readonly children?: ReactNode;
}

/** Asks before a command: what it means, what exactly it does, what is to be chosen, and why it is given. */
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
        {words?.isBegun === true && <BegunLine />}
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
