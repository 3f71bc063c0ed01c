import type { FieldColumn } from '@baton/domain/field/field';
import { inputShape } from '../../lib/fields/input-shape.ts';
import { useColumnWords } from '../../lib/fields/use-column-words.ts';
import { useToday } from '../../lib/i18n/use-today.ts';
import type { FoundParty, PartySearch } from '../../lib/parties/use-party-search.ts';
import { fieldColumn, type TableColumn } from '../../ui/table-editor/table-model.ts';

/** The columns of a table as its editor has them; cells are written and read by the kind of each. */
export function useTableColumns(
  columns: readonly FieldColumn[],
  parties: readonly FoundParty[],
  search: Partial<Pick<PartySearch, 'onSearch' | 'isLoading'>> = {},
): readonly TableColumn[] {
  const today = useToday();
  const wordsOf = useColumnWords();
  const people = parties.map(({ id, name, detail }) => ({
    value: id,
    label: name,
    description: detail,
  }));
  return columns.map((column): TableColumn => {
    const { options, mayAppend, unit, withTime, min, max, earliest, latest } = inputShape(
      column,
      today,
    );
    return {
      id: fieldColumn(column.key),
      label: column.name,
      kind: column.kind,
      isRequired: column.required,
      unit,
      withTime,
      words: wordsOf(column, parties),
      min: earliest ?? min ?? undefined,
      max: latest ?? max ?? undefined,
      ...(column.kind === 'PEOPLE'
        ? { options: people, onSearch: search.onSearch, isLoading: search.isLoading }
        : { options, mayAppend }),
    };
  });
}
