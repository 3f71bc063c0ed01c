import type { FormSectionKey } from '../core/ids.ts';
import { mergeDocuments } from '../core/merge-documents.ts';
import type { FormContent, FormItem, FormSection } from './form.ts';
import { mendForm } from './mend-form.ts';
import { validateForm } from './validate-form.ts';

type Place = { readonly section: FormSectionKey };

/** The form with its items in one list, so that one that moves to another section stays one. */
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

/** Sections that one side removed while the other put something into them stand again. */
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
  /** Places that both changed, each in their own way; mine stands there. */
  readonly conflicts: number;
}

/** What two people made of one form, put together; fields that one removed and the other uses stay. */
export function mergeForms(base: FormContent, mine: FormContent, theirs: FormContent): MergedForm {
  const [b, m, t] = [flattened(base), flattened(mine), flattened(theirs)];
  const { value, conflicts } = mergeDocuments<FlatForm>(b, m, t);
  const fields = { ...base.fields, ...theirs.fields, ...mine.fields, ...value.fields };
  const content = mendForm(unflattened({ ...revived(value, m, t, b), fields }));
  // What cannot stand together does not: the state that is with the server is one that can.
  return validateForm(content).length === 0
    ? { content, conflicts }
    : { content: theirs, conflicts: conflicts + 1 };
}
