import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called by the cancel button, but not when the dialog is closed in another way. */
  readonly onCancel?: (() => void) | undefined;
  readonly title: string;
  /** Description of what will change. */
  readonly children: ReactNode;
  /** A verb, such as "Send back". */
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly tone?: 'danger' | 'primary' | undefined;
  readonly loading?: boolean | undefined;
  readonly disabledReason?: string | null | undefined;
}

export function ConfirmDialog({
  isOpen,
  onClose,
  onCancel = onClose,
  title,
  children,
  confirmLabel,
  onConfirm,
  tone = 'danger',
  loading = false,
  disabledReason,
}: ConfirmDialogProps): ReactNode {
  const t = useText();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="small"
      isBusy={loading}
      footer={
        <>
          <Button onClick={onCancel} disabled={loading}>
            {t('ui.cancel')}
          </Button>
          <Button kind={tone} loading={loading} disabledReason={disabledReason} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
