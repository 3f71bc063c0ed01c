import type { PlainDate } from '../core/ids.ts';
import { refuse } from '../core/refusal.ts';
import type { FieldShape } from '../field/field.ts';
import type { DayOrder } from '../field/written/day-order.ts';
import { readCell } from '../field/field-kinds.ts';
import { cellRefused, type CellValue } from '../field/kinds/kind-record.ts';
import { itemsOf } from '../field/kinds/choice/value-list.ts';
import type { BulkPeople } from './bulk-people.ts';

/** Context in which cells of a file are read. */
export interface FileReading {
  readonly people: BulkPeople;
  /** Language of the file's author. */
  readonly locale: string;
  /** Time zone to which times with another time zone are converted. */
  readonly timeZone: string;
  readonly today: PlainDate;
}

/**
 * Returns a function that reads a cell by the type of its field. Cells name people by name or
 * address.
 */
export const fileCellReader = ({ people, locale, timeZone, today }: FileReading) => {
  const partyNamed = (text: string): string | null => {
    const party = people.find(text);
    return party === null || party === 'AMBIGUOUS' ? null : party.id;
  };
  return (
    text: string,
    field: FieldShape,
    required: boolean,
    dayOrder?: DayOrder | null,
  ): CellValue => {
    const cell = readCell(text, field, {
      ...{ locale, timeZone, today, partyNamed, required },
      extraDateFormats: true,
      dayOrder: dayOrder ?? undefined,
    });
    if (field.kind !== 'PEOPLE' || cell.value === null) return cell;
    return itemsOf(cell.value).every((id) => people.has(id))
      ? cell
      : cellRefused(refuse('UnknownParty'));
  };
};
