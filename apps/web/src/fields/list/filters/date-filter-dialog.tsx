import { useState, type ReactNode } from 'react';
import { betweenText } from '@baton/domain/list/date-filter';
import { useText } from '../../../lib/i18n/use-text.ts';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import { FilterDialog } from '../../../ui/filter-bar/filter-dialog.tsx';
import { datesOf, type DateTextSubject } from './date-sentence.ts';

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
  const [from, setFrom] = useState(datesOf(current)?.from ?? null);
  const [to, setTo] = useState(datesOf(current)?.to ?? null);
  const [isSent, setSent] = useState(false);
  const problem =
    from === null && to === null
      ? t('filters.date.needed')
      : from !== null && to !== null && to < from
        ? t('filters.date.order')
        : undefined;
  const apply = (): void => {
    setSent(true);
    if (problem !== undefined) return;
    onFilter(betweenText(from, to));
    onClose();
  };
  return (
    <FilterDialog title={t('filters.date.title', { subject })} onApply={apply} onClose={onClose}>
      <DatePicker label={t('filters.date.first')} value={from} onChange={setFrom} />
      <DatePicker
        label={t('filters.date.last')}
        value={to}
        onChange={setTo}
        error={isSent ? problem : undefined}
      />
    </FilterDialog>
  );
}
