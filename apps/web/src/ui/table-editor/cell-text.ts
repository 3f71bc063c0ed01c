import { readDate } from '../../lib/i18n/date-entry.ts';
import { dateText } from '../../lib/i18n/date-text.ts';
import { readWrittenNumber, toDecimals, withoutUnit } from '../../lib/i18n/number-entry.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { listOf, type CellValue, type TableColumn } from './table-model.ts';

/** Cells as text: to be looked at, to be copied, and read back from what was typed or pasted. */
export interface CellText {
  readonly show: (column: TableColumn, value: CellValue) => string;
  /** What its editor begins with. */
  readonly edit: (column: TableColumn, value: CellValue) => string;
  readonly copy: (column: TableColumn, value: CellValue) => string;
  /** Undefined: this is no value of the column. */
  readonly read: (column: TableColumn, text: string) => CellValue | undefined;
}

const fold = (text: string): string => text.trim().toLocaleLowerCase();

const yes = new Set(['true', 'yes', 'x', '1', '✓']);
const no = new Set(['false', 'no', '0', '✗']);

const digits = ({ fractionDigits, kind }: TableColumn): number =>
  fractionDigits ?? (kind === 'CURRENCY' ? 2 : 0);

const optionText = ({ options = [] }: TableColumn, id: string): string =>
  options.find(({ value }) => value === id)?.label ?? id;

const readOption = ({ options = [] }: TableColumn, text: string): string | undefined =>
  options.find(({ label, value }) => fold(label) === fold(text) || value === text.trim())?.value;

export function useCellText(): CellText {
  const t = useText();
  const formats = useFormats();
  const { clock } = formats;
  const locale = clock.dateLocale;
  const show = (column: TableColumn, value: CellValue): string => {
    if (value === null) return '';
    switch (column.kind) {
      case 'NUMBER':
      case 'CURRENCY':
        return formats.number(Number(value), {
          maximumFractionDigits: digits(column),
          minimumFractionDigits: column.kind === 'CURRENCY' ? digits(column) : 0,
          useGrouping: column.hasGrouping ?? true,
        });
      case 'DATE':
        return dateText(new Date(`${String(value)}T00:00:00Z`), { ...clock, timeZone: 'UTC' });
      case 'SELECT':
      case 'MULTI_SELECT':
      case 'PEOPLE':
        return listOf(value)
          .map((id) => optionText(column, id))
          .join(', ');
      case 'CHECKBOX':
        return t(value === true ? 'widgets.yes' : 'widgets.no');
      default:
        return String(value);
    }
  };
  const edit = (column: TableColumn, value: CellValue): string =>
    value !== null && (column.kind === 'NUMBER' || column.kind === 'CURRENCY')
      ? formats.number(Number(value), { maximumFractionDigits: 20, useGrouping: false })
      : show(column, value);
  return {
    show,
    edit,
    copy: (column, value) => {
      if (value === null) return '';
      if (column.kind === 'DATE') return String(value);
      if (column.kind === 'CHECKBOX') return value === true ? 'TRUE' : 'FALSE';
      return edit(column, value);
    },
    read: (column, text) => {
      if (text.trim() === '') return column.kind === 'CHECKBOX' ? false : null;
      switch (column.kind) {
        case 'NUMBER': {
          const bare = withoutUnit(text, locale, column.unit ?? null);
          const number = readWrittenNumber(bare, locale);
          return number === null ? undefined : toDecimals(number, digits(column));
        }
        case 'CURRENCY': {
          const number = readWrittenNumber(text.replace(/\p{Sc}|\b[A-Z]{3}\b/gu, ''), locale);
          return number === null ? undefined : toDecimals(number, digits(column));
        }
        case 'DATE':
          return readDate(text, locale, new Date()) ?? undefined;
        case 'SELECT':
          return readOption(column, text);
        case 'MULTI_SELECT':
        case 'PEOPLE': {
          const pieces = text.split(/[,\n]/).filter((piece) => piece.trim() !== '');
          const found = pieces.flatMap((piece) => readOption(column, piece) ?? []);
          return found.length < pieces.length ? undefined : [...new Set(found)];
        }
        case 'CHECKBOX': {
          const word = fold(text);
          if (yes.has(word) || word === fold(t('widgets.yes'))) return true;
          return no.has(word) || word === fold(t('widgets.no')) ? false : undefined;
        }
        case 'TEXT':
          return text;
        case 'EMAIL':
        case 'PHONE':
          return text.trim();
      }
    },
  };
}
