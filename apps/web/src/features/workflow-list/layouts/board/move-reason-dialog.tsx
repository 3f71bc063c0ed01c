import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { TextArea } from '../../../../ui/text-area/text-area.tsx';

export interface MoveReasonDialogProps {
  readonly kind: 'PAUSE' | 'END';
  readonly name: string;
  readonly isPending: boolean;
  readonly error: string | undefined;
  readonly onClose: () => void;
  readonly onMove: (reason: string) => void;
}

const texts = {
  PAUSE: { action: 'flow.PAUSE.action', text: 'flow.PAUSE.text' },
  END: { action: 'flow.END.action', text: 'flow.END.text' },
} as const;

/** Asks why a workflow is paused or ended before its card moves. */
export function MoveReasonDialog({
  kind,
  name,
  isPending,
  error,
  onClose,
  onMove,
}: MoveReasonDialogProps): ReactNode {
  const t = useText();
  const form = useId();
  const [reason, setReason] = useState('');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onMove(reason.trim());
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={isPending}
      title={t(texts[kind].action)}
      size="small"
      footer={
        <Button kind="primary" type="submit" form={form} loading={isPending}>
          {t(texts[kind].action)}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <p>
          <strong>{name}</strong>. {t(texts[kind].text)}
        </p>
        <TextArea
          label={t('flow.reason')}
          required
          autoFocus
          value={reason}
          onChange={setReason}
          error={error}
        />
      </form>
    </Dialog>
  );
}
