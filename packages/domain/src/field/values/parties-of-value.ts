import type { FieldShape, FieldValue } from '../field.ts';
import { partyIdsAmong } from '../kinds/people-kind.ts';
import { rowsOf } from '../kinds/table-rows.ts';
import { itemsOf } from '../kinds/choice/value-list.ts';

/** Returns the people, teams, and roles that a value names. */
export const partiesOfValue = (
  value: FieldValue,
  { kind, columns }: Pick<FieldShape, 'kind' | 'columns'>,
): readonly string[] => {
  if (kind === 'PEOPLE') return partyIdsAmong(itemsOf(value));
  const people = columns.filter((column) => column.kind === 'PEOPLE');
  return rowsOf(value).flatMap(({ cells }) =>
    people.flatMap(({ key }) => {
      const cell = cells[key];
      return typeof cell === 'object' ? partyIdsAmong(cell) : [];
    }),
  );
};
