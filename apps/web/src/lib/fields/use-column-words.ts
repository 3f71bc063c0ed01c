import { isDocumentKind } from '@baton/domain/field/document-kinds';
import type { CellContent, FieldColumn, FieldShape, FieldValue } from '@baton/domain/field/field';
import { formatValue, parseValue, readTyped } from '@baton/domain/field/field-kinds';
import { amountText } from '@baton/domain/field/kinds/currency-kind';
import { asCell, asField } from '@baton/domain/field/kinds/table-rows';
import { writeNumber } from '@baton/domain/field/written/written-number';
import { maxDecimals } from '@baton/domain/field/field-constraints';
import { readDate } from '../i18n/date-entry.ts';
import { dayKey } from '../i18n/date-text.ts';
import { useFormats } from '../i18n/use-formats.ts';
import type { FoundParty } from '../parties/use-party-search.ts';
import { useValueText } from './use-value-text.ts';

/** Formats and parses the cells of a column. Undefined means an invalid value. */
export interface ColumnWords {
  readonly show: (value: CellContent) => string;
  /** The initial text of the cell editor. */
  readonly edit: (value: CellContent) => string;
  /** The text that is copied to spreadsheets. */
  readonly copy: (value: CellContent) => string;
  readonly read: (text: string, isPasted?: boolean) => CellContent | null | undefined;
}

const isNumber = ({ kind }: FieldShape): boolean => kind === 'NUMBER' || kind === 'CURRENCY';

/** The parts of a document that a cell shows. */
interface NamedDocument {
  readonly ref: string;
  readonly name: string;
}

/** Returns the text that identifies a person: the name, or else the email address. */
const partyIn =
  (parties: readonly FoundParty[]) =>
  (text: string): string | null => {
    const word = text.trim().toLocaleLowerCase();
    const found = parties.find(
      ({ name, detail }) =>
        name.toLocaleLowerCase() === word || detail?.toLocaleLowerCase() === word,
    );
    return found?.id ?? null;
  };

/** Formats and parses table cells by field type, in the same way as forms, the API, and files. */
export function useColumnWords(): (
  column: FieldColumn,
  parties: readonly FoundParty[],
  documents?: readonly NamedDocument[],
) => ColumnWords {
  const { clock } = useFormats();
  const valueText = useValueText();
  const { dateLocale: locale, entryLocale } = clock;
  return (column, parties, documents = []) => {
    const shape = asField(column);
    const nameOf = (id: string): string => parties.find((party) => party.id === id)?.name ?? id;
    /** The unit is in the header, and group separators would disturb typing. */
    const bare = (value: CellContent): string =>
      writeNumber(Number(value), locale, {
        minDecimals: 0,
        maxDecimals,
        grouping: false,
        currency: null,
      });
    const written = (value: FieldValue): string => formatValue(value, shape, { locale, nameOf });
    const edit = (value: CellContent): string => (isNumber(shape) ? bare(value) : written(value));
    return {
      show: (value) => {
        if (shape.kind === 'CURRENCY') return amountText(value, shape, locale, null);
        return shape.kind === 'NUMBER'
          ? formatValue(value, { ...shape, unit: null }, { locale })
          : valueText(
              shape,
              value,
              (id) =>
                documents.find(({ ref }) => ref === id)?.name ??
                (isDocumentKind(shape.kind) ? '…' : nameOf(id)),
            );
      },
      edit,
      copy: (value) => {
        if (shape.kind === 'DATE') return String(value);
        return shape.kind === 'CHECKBOX' ? String(value).toUpperCase() : edit(value);
      },
      read: (text, isPasted = false) => {
        const read = readTyped(text, shape, {
          locale: entryLocale,
          isPasted,
          partyNamed: partyIn(parties),
        });
        if (read !== undefined || shape.kind !== 'DATE')
          return read === undefined ? undefined : asCell(read);
        // A date without a year is in the current year.
        const day = readDate(text, clock, dayKey(new Date(), clock));
        if (day === null) return undefined;
        const iso = day.time === null ? day.date : `${day.date}T${day.time}`;
        return asCell(parseValue(iso, shape) ?? null);
      },
    };
  };
}
