import { Trash2 } from 'lucide-react';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { Dialog, type DialogProps } from '../dialog/dialog.tsx';
import { focusFirstError } from '../field/focus-first-error.ts';
import classes from './entity.module.css';

export interface EntityDialogProps {
  readonly title: string;
  readonly size?: DialogProps['size'];
  readonly submitLabel: string;
  readonly submitIcon?: ReactNode;
  readonly submitKeyHint?: 'enter' | 'mod+enter' | undefined;
  readonly isPending: boolean;
  /** Why the item can't be saved. */
  readonly disabledReason?: string | null | undefined;
  /** Called on submit. The fields show their own errors, and the first one is focused. */
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** Called by the cancel button in place of `onClose`. */
  readonly onCancel?: (() => void) | undefined;
  /** Fields of the item. */
  readonly children: ReactNode;
  /** Further buttons. */
  readonly actions?: ReactNode;
  /** Missing if the item can't be deleted. */
  readonly deletion?:
    | {
        /** Title and button of the confirmation, such as "Delete Risk". */
        readonly label: string;
        readonly text: ReactNode;
        readonly isPending: boolean;
        readonly onConfirm: () => void;
      }
    | undefined;
}

/** Creates, changes, or deletes an item of a simple entity. */
export function EntityDialog({
  title,
  size = 'small',
  submitLabel,
  submitIcon,
  submitKeyHint,
  isPending,
  disabledReason,
  onSubmit,
  onClose,
  onCancel = onClose,
  children,
  actions,
  deletion,
}: EntityDialogProps): ReactNode {
  const t = useText();
  const form = useId();
  const [isDeleting, setIsDeleting] = useState(false);
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    focusFirstError(event.currentTarget);
    if (!isPending) onSubmit();
  };
  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        title={title}
        size={size}
        isBusy={isPending}
        footer={
          <>
            {deletion !== undefined && (
              <Button
                kind="subtle"
                icon={<Trash2 />}
                className={classes.start}
                onClick={() => setIsDeleting(true)}
              >
                {t('ui.delete')}
              </Button>
            )}
            {actions}
            <Button onClick={onCancel} disabled={isPending}>
              {t('ui.cancel')}
            </Button>
            <Button
              kind="primary"
              type="submit"
              form={form}
              icon={submitIcon}
              loading={isPending}
              keyHint={submitKeyHint}
              disabledReason={disabledReason}
            >
              {submitLabel}
            </Button>
          </>
        }
      >
        <form
          id={form}
          className={classes.form}
          noValidate
          onSubmit={submit}
          onKeyDown={(event) => {
            const isMod = event.metaKey || event.ctrlKey;
            if (submitKeyHint === 'mod+enter' && event.key === 'Enter' && isMod) submit(event);
          }}
        >
          {children}
        </form>
      </Dialog>
      {deletion !== undefined && (
        <ConfirmDialog
          isOpen={isDeleting}
          onClose={() => setIsDeleting(false)}
          title={deletion.label}
          confirmLabel={deletion.label}
          loading={deletion.isPending}
          onConfirm={deletion.onConfirm}
        >
          {deletion.text}
        </ConfirmDialog>
      )}
    </>
  );
}
