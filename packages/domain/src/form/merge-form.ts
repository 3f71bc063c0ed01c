import type { FormSectionKey } from '../core/ids.ts';
import { mergeDocuments } from '../core/merge-documents.ts';
import type { FormContent, FormItem, FormSection } from './form.ts';
import { repairForm } from './repair-form.ts';
import { validateForm } from './validate-form.ts';

type Place = { readonly section: FormSectionKey };

/** The form with its items in one list, so that a moved item keeps its identity. */
interface FlatForm extends Omit<FormContent, 'sections'> {
  readonly sections: readonly Omit<FormSection, 'items'>[];
  readonly items: readonly (FormItem & Place)[];
}

const flattened = ({ sections, ...rest }: FormContent): FlatForm => ({
  ...rest,
  sections: sections.map(({ items: _, ...section }) => section),
  items: sections.flatMap(({ key, items }) => items.map((item) => ({ ...item, section: key }))),
});

const unflattened = ({ sections, items, ...rest }: FlatForm): FormContent => ({
  ...rest,
  sections: sections.map((section) => ({
    ...section,
    items: items
      .filter((item) => item.section === section.key)
      .map(({ section: _, ...item }) => ({
        ...item,
        column: Math.min(item.column, section.columns),
      })),
  })),
});

/** Restores sections that one side removed while the other added items to them. */
function revived(merged: FlatForm, ...known: readonly FlatForm[]): FlatForm {
  const there = new Set(merged.sections.map(({ key }) => key));
  const wanted = new Set(
    merged.items.map(({ section }) => section).filter((key) => !there.has(key)),
  );
  const back = [...wanted].flatMap(
    (key) => known.flatMap(({ sections }) => sections).find((one) => one.key === key) ?? [],
  );
  return back.length === 0 ? merged : { ...merged, sections: [...merged.sections, ...back] };
}

export interface MergedForm {
  readonly content: FormContent;
  /** Number of items that both sides changed differently; `mine` wins. */
  readonly conflicts: number;
}

/** Merges the changes of two people. Fields that one removed and the other uses stay. */
export function mergeForms(base: FormContent, mine: FormContent, theirs: FormContent): MergedForm {
  const [b, m, t] = [flattened(base), flattened(mine), flattened(theirs)];
  const { value, conflicts } = mergeDocuments<FlatForm>(b, m, t);
  const fields = { ...base.fields, ...theirs.fields, ...mine.fields, ...value.fields };
  const content = repairForm(unflattened({ ...revived(value, m, t, b), fields }));
  // If the merge would be invalid, the stored state wins.
  return validateForm(content).length === 0
    ? { content, conflicts }
    : { content: theirs, conflicts: conflicts + 1 };
}
