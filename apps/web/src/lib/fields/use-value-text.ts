import { noConstraints, type FieldConstraints } from '@baton/domain/field/field-constraints';
import { formatValue } from '@baton/domain/field/field-kinds';
import type { FieldKind, FieldOption, FieldShape, FieldValue } from '@baton/domain/field/field';
import { readCertificate } from '@baton/domain/field/kinds/certificate-kind';
import { rowsOf } from '@baton/domain/field/kinds/table-rows';
import { itemsOf } from '@baton/domain/field/kinds/choice/value-list';
import { useFormats } from '../i18n/use-formats.ts';
import { useText } from '../i18n/use-text.ts';
import { usePhoneNumbers } from './lazy-phone-numbers.ts';
import { useIntl } from '../intl/use-intl.ts';

/** The parts of a field that are needed to show its value. */
export interface ShownField {
  readonly kind: FieldKind;
  readonly options: readonly FieldOption[];
  readonly unit: string | null | undefined;
  /** Determines the number format. Without it, numbers are unformatted. */
  readonly constraints?: FieldConstraints | undefined;
}

/** Formats field values for readers. The caller provides names of people. */
export function useValueText(): (
  field: ShownField,
  value: FieldValue,
  nameOf?: (id: string) => string,
) => string {
  const t = useText();
  usePhoneNumbers();
  const intl = useIntl();
  const { clock } = useFormats();
  return ({ kind, options, unit, constraints }, value, nameOf = (id) => id) => {
    const shape: FieldShape = {
      kind,
      options,
      unit: unit ?? null,
      constraints: constraints ?? noConstraints,
      mayAppend: false,
      columns: [],
    };
    const optionName = (id: string): string => options.find((one) => one.id === id)?.name ?? id;
    switch (kind) {
      case 'SELECT':
        return optionName(String(value));
      case 'MULTI_SELECT':
      case 'PRODUCT_OBJECT':
        return intl.formatList(itemsOf(value).map(optionName), { type: 'unit' });
      case 'CHECKBOX':
        return t(value === true ? 'fields.yes' : 'fields.no');
      case 'TABLE':
        return t('fields.rows', { count: rowsOf(value).length });
      case 'SIGNATURE':
        return t('documents.signed');
      case 'CERTIFICATE': {
        const { ref, issued, expires } = readCertificate(value);
        const day = (text: string): string =>
          formatValue(text, { ...shape, kind: 'DATE' }, { locale: clock.dateLocale });
        return [
          ref === '' ? '' : nameOf(ref),
          issued === '' ? '' : t('documents.issuedOn', { day: day(issued) }),
          expires === '' ? '' : t('documents.expiresOn', { day: day(expires) }),
        ]
          .filter((part) => part !== '')
          .join(' · ');
      }
      case 'DOCUMENT':
      case 'PEOPLE':
        return intl.formatList(itemsOf(value).map(nameOf), { type: 'conjunction' });
      default:
        return formatValue(value, shape, { locale: clock.dateLocale, nameOf });
    }
  };
}
