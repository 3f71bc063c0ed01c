import type { DayOrder } from '@baton/domain/field/written/day-order';
import type { ReactNode } from 'react';
import { dateText } from '../../lib/i18n/date-text.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Select } from '../../ui/select/select.tsx';

export interface DayOrderChoiceProps {
  /** Header of the column. */
  readonly header: string;
  /** Null if no date of the column depends on the order. */
  readonly order: DayOrder | null;
  /** True if the dates themselves prove the order. */
  readonly isProven: boolean;
  /** A cell and the date that it means; null if no cell is a date in this order. */
  readonly example: { readonly text: string; readonly date: string } | null;
  readonly onOrder: (order: DayOrder) => void;
}

const isDayOrder = (text: string | null): text is DayOrder => text === 'DMY' || text === 'MDY';

/** Shows how the dates of a column are read and switches the order of day and month. */
export function DayOrderChoice({
  header,
  order,
  isProven,
  example,
  onOrder,
}: DayOrderChoiceProps): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  if (order === null) return null;
  const describe = (shown: NonNullable<DayOrderChoiceProps['example']>): string => {
    const date = dateText(new Date(`${shown.date}T00:00:00Z`), { ...clock, timeZone: 'UTC' });
    const readAs = { text: shown.text, date };
    return isProven ? t('rows.dayOrder.proven', readAs) : t('rows.dayOrder.ambiguous', readAs);
  };
  return (
    <Select
      label={t('rows.dayOrder.label', { column: header })}
      description={example === null ? undefined : describe(example)}
      options={[
        { value: 'DMY', label: t('rows.dayOrder.DMY') },
        { value: 'MDY', label: t('rows.dayOrder.MDY') },
      ]}
      value={order}
      onChange={(next) => {
        if (isDayOrder(next)) onOrder(next);
      }}
    />
  );
}
