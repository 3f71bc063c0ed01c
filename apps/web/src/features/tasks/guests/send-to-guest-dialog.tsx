import { guestLinkDays, guestOrderRefusals } from '@baton/domain/guest/guest-link';
import { readingLocale } from '@baton/domain/core/languages';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { sendToGuestDialogMutation } from '../../../__generated__/sendToGuestDialogMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { localeLabels, localeNames, type LocaleName } from '../../../lib/i18n/locales.ts';
import { useIntl } from '../../../lib/intl/use-intl.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { useCheckedFields } from '../../../lib/refusal/use-checked-fields.ts';
import { EntityDialog } from '../../../ui/entity/entity-dialog.tsx';
import { NumberInput } from '../../../ui/number-input/number-input.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import classes from './guests.module.css';

export interface SendToGuestDialogProps {
  readonly taskId: string;
  readonly onClose: () => void;
}

/** Sends a task to an external person without an account. */
export function SendToGuestDialog({ taskId, onClose }: SendToGuestDialogProps): ReactNode {
  const t = useText();
  const intl = useIntl();
  const [email, setEmail] = useState('');
  const [note, setNote] = useState('');
  const [locale, setLocale] = useState<LocaleName>(readingLocale(intl.locale));
  const [days, setDays] = useState<number | null>(guestLinkDays.standard);
  const sending = useCommand<sendToGuestDialogMutation>(
    graphql`
      mutation sendToGuestDialogMutation($input: SendTaskToGuestInput!) {
        sendTaskToGuest(input: $input) {
          task {
            ...taskState_task
            ...guestLinkList_task
          }
        }
      }
    `,
    {
      fields: ['email', 'note', 'days'],
      onDone: () => {
        notify({ tone: 'success', text: t('guests.sent', { email: email.trim() }) });
        onClose();
      },
    },
  );
  const order = { email, note, days: days ?? 0 };
  const { errorOf, check } = useCheckedFields(guestOrderRefusals(order), sending.fieldErrors);
  return (
    <EntityDialog
      title={t('guests.title')}
      submitLabel={t('guests.send')}
      isPending={sending.isPending}
      onClose={onClose}
      onSubmit={() => {
        if (!check()) return;
        void sending.run((idempotencyKey) => ({
          input: { idempotencyKey, taskId, locale, ...order },
        }));
      }}
    >
      <p className={classes.quiet}>{t('guests.about')}</p>
      <TextInput
        label={t('guests.email')}
        type="email"
        required
        autoFocus
        autoComplete="off"
        value={email}
        error={errorOf('email')}
        onChange={setEmail}
      />
      <TextArea
        label={t('guests.note')}
        description={t('guests.noteHint')}
        value={note}
        error={errorOf('note')}
        onChange={setNote}
      />
      <Select
        label={t('guests.language')}
        required
        value={locale}
        options={localeNames.map((value) => ({ value, label: localeLabels[value] }))}
        onChange={(chosen) => {
          if (chosen !== null) setLocale(chosen);
        }}
      />
      <NumberInput
        label={t('guests.days')}
        required
        min={guestLinkDays.min}
        max={guestLinkDays.max}
        maxFractionDigits={0}
        value={days}
        error={errorOf('days')}
        onChange={setDays}
      />
    </EntityDialog>
  );
}
