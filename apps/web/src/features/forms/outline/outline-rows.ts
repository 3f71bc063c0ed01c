import type { FieldColumn } from '@baton/domain/field/field';
import {
  isFieldItem,
  type FormContent,
  type FormItem,
  type FormSection,
} from '@baton/domain/form/form';
import type { FormPlace } from '../draft/form-draft.ts';

interface RowPlace {
  readonly id: string;
  readonly place: FormPlace;
  readonly section: FormSection;
  /** Position among its siblings, from 0. */
  readonly at: number;
  /** Number of its siblings. */
  readonly count: number;
}

/** A line of the outline. */
export type FormOutlineRow = RowPlace &
  (
    | { readonly kind: 'SECTION'; readonly isOpen: boolean }
    | { readonly kind: 'ITEM'; readonly item: FormItem }
    | { readonly kind: 'COLUMN'; readonly column: FieldColumn }
  );

/** Returns the id of the row of a place. */
export const rowIdOf = (place: FormPlace): string =>
  place.kind === 'ITEM' && place.column !== undefined ? `${place.key} ${place.column}` : place.key;

/** Returns sections, items, and table columns in order, without the content of closed sections. */
export const formOutlineRows = (
  content: FormContent,
  closed: ReadonlySet<string>,
): readonly FormOutlineRow[] =>
  content.sections.flatMap((section, at, sections): readonly FormOutlineRow[] => {
    const isOpen = !closed.has(section.key);
    const place = { kind: 'SECTION', key: section.key } as const;
    const count = sections.length;
    return [
      { kind: 'SECTION', id: section.key, place, section, at, count, isOpen },
      ...(isOpen
        ? section.items.flatMap((item, order) => rowsOfItem(content, section, item, order))
        : []),
    ];
  });

const rowsOfItem = (
  content: FormContent,
  section: FormSection,
  item: FormItem,
  at: number,
): readonly FormOutlineRow[] => {
  const place = { kind: 'ITEM', key: item.key } as const;
  const field = isFieldItem(item) ? content.fields[item.field] : undefined;
  const columns = field?.kind === 'TABLE' ? field.columns : [];
  return [
    { kind: 'ITEM', id: item.key, place, section, item, at, count: section.items.length },
    ...columns.map((column, order): FormOutlineRow => {
      const own = { ...place, column: column.key };
      const id = rowIdOf(own);
      return { kind: 'COLUMN', id, place: own, section, column, at: order, count: columns.length };
    }),
  ];
};
