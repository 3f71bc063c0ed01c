import { forwardRefusal } from '@baton/domain/guest/guest-link';
import { useState, type ReactNode } from 'react';
import { asApiError, type ApiError } from '../../../lib/api/graphql-error.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import { forwardGuestTask } from './guest-requests.ts';
import classes from './guest.module.css';

export interface GuestForwardProps {
  readonly session: string;
  readonly taskId: string;
  readonly sender: string;
  /** Address of the guest. */
  readonly ownEmail: string;
  readonly onForwarded: (email: string) => void;
  readonly onClose: () => void;
}

/** Forwards a task to a colleague of the guest. */
export function GuestForward({
  session,
  taskId,
  sender,
  ownEmail,
  onForwarded,
  onClose,
}: GuestForwardProps): ReactNode {
  const t = useText();
  const [email, setEmail] = useState('');
  const [note, setNote] = useState('');
  const [key] = useState(newKey);
  const [isJudged, setIsJudged] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isPending, setIsPending] = useState(false);
  const refusal = forwardRefusal(email, ownEmail);
  const errorAt = (field: string): string | undefined => {
    const own = isJudged && field === 'email' ? refusal : null;
    const found = own ?? failure?.refusals.find((one) => one.field?.endsWith(field));
    return found == null ? undefined : errorText(t, found);
  };
  const send = async (): Promise<void> => {
    setIsJudged(true);
    if (refusal !== null) return;
    setIsPending(true);
    setFailure(null);
    try {
      await forwardGuestTask({ session, taskId, email, note, idempotencyKey: key });
      onForwarded(email.trim());
    } catch (thrown) {
      setFailure(asApiError(thrown));
    }
    setIsPending(false);
  };
  const general = failure?.refusals.find(({ field }) => field === undefined);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      isBusy={isPending}
      title={t('guestPage.forward')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" loading={isPending} onClick={() => void send()}>
            {t('guestPage.forwardAction')}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        <p className={classes.quiet}>{t('guestPage.forwardText', { sender })}</p>
        <TextInput
          label={t('guests.email')}
          type="email"
          required
          autoComplete="off"
          autoFocus
          value={email}
          error={errorAt('email')}
          onChange={setEmail}
        />
        <TextArea
          label={t('guests.note')}
          description={t('guests.noteHint')}
          value={note}
          error={errorAt('note')}
          onChange={setNote}
        />
        <p className={classes.failure} role="alert" hidden={general === undefined}>
          {general !== undefined && errorText(t, general)}
        </p>
      </div>
    </Dialog>
  );
}
