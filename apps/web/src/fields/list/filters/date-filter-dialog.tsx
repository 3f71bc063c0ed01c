import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { betweenText } from '@baton/domain/list/date-filter';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { datesOf, type DateTextSubject } from './date-sentence.ts';
import classes from './filter-button.module.css';

export interface DateFilterDialogProps {
  readonly subject: DateTextSubject;
  readonly current: string | undefined;
  readonly onClose: () => void;
  readonly onFilter: (text: string) => void;
}

/** Selects the first and the last day of a filter. One of them is enough. */
export function DateFilterDialog({
  subject,
  current,
  onClose,
  onFilter,
}: DateFilterDialogProps): ReactNode {
  const t = useText();
  const form = useId();
  const [from, setFrom] = useState(datesOf(current)?.from ?? null);
  const [to, setTo] = useState(datesOf(current)?.to ?? null);
  const [isSent, setSent] = useState(false);
  const problem =
    from === null && to === null
      ? t('filters.date.needed')
      : from !== null && to !== null && to < from
        ? t('filters.date.order')
        : undefined;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setSent(true);
    if (problem !== undefined) return;
    onFilter(betweenText(from, to));
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('filters.date.title', { subject })}
      size="small"
      footer={
        <Button kind="primary" type="submit" form={form} keyHint="enter">
          {t('filters.stage.apply')}
        </Button>
      }
    >
      <form id={form} className={classes.form} onSubmit={submit} noValidate>
        <DatePicker label={t('filters.date.first')} value={from} onChange={setFrom} />
        <DatePicker
          label={t('filters.date.last')}
          value={to}
          onChange={setTo}
          error={isSent ? problem : undefined}
        />
      </form>
    </Dialog>
  );
}
