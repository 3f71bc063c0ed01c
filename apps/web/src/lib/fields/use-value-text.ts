import type { FieldKind, FieldOption, FieldValue } from '@baton/domain/field/field';
import { rowsOf } from '@baton/domain/field/kinds/table-rows';
import { itemsOf } from '@baton/domain/field/kinds/value-list';
import { useIntl } from 'react-intl';
import { useFormats } from '../i18n/use-formats.ts';
import { useText } from '../i18n/use-text.ts';

/** What is needed of a field to show its value. */
export interface ShownField {
  readonly kind: FieldKind;
  readonly options: readonly FieldOption[];
  readonly unit: string | null | undefined;
}

/** The value of a field as people read it; names of people are the caller's to know. */
export function useValueText(): (
  field: ShownField,
  value: FieldValue,
  nameOf?: (id: string) => string,
) => string {
  const t = useText();
  const intl = useIntl();
  const formats = useFormats();
  return ({ kind, options, unit }, value, nameOf = (id) => id) => {
    const optionName = (id: string): string => options.find((one) => one.id === id)?.name ?? id;
    switch (kind) {
      case 'TEXT':
      case 'EMAIL':
      case 'PHONE':
        return String(value);
      case 'NUMBER':
        return formats.number(Number(value), { maximumFractionDigits: 8 });
      case 'CURRENCY':
        return formats.number(Number(value), {
          style: 'currency',
          currency: unit ?? 'USD',
          currencyDisplay: 'narrowSymbol',
        });
      case 'DATE':
        // A day has no zone: read in the middle of the day it is the same day everywhere near.
        return intl.formatDate(`${String(value)}T12:00:00Z`, {
          timeZone: 'UTC',
          day: 'numeric',
          month: 'short',
          year: 'numeric',
        });
      case 'SELECT':
        return optionName(String(value));
      case 'MULTI_SELECT':
        return intl.formatList(itemsOf(value).map(optionName), { type: 'unit' });
      case 'CHECKBOX':
        return t(value === true ? 'fields.yes' : 'fields.no');
      case 'TABLE':
        return t('fields.rows', { count: rowsOf(value).length });
      case 'PEOPLE':
        return intl.formatList(itemsOf(value).map(nameOf), { type: 'conjunction' });
    }
  };
}
